import { ClubApiError, type Entity } from '@tatami/sdk';
import { Face, type Person, type TableOfPeople, type WornBelt } from '@tatami/tables/Face';
import { readPicture } from '@tatami/tables/pictures';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { Banner, Button, Dialog, Inline, Stack, useToast } from '@tatami/ui';
import { FileUpload } from '@tatami/ui/FileUpload';
import { SquareCrop } from '@tatami/ui/SquareCrop';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useEffect, useRef, useState } from 'react';
import { club } from '../../api/club.ts';
import { forgetViewer } from '../../viewer.ts';

interface PictureDialogProps {
  of: TableOfPeople;
  person: Person;
  belt?: WornBelt;
  onClose: () => void;
  /** Receives the row as it is now, also when it was taken back. */
  onSaved?: ((row: Entity<TableOfPeople>) => void) | undefined;
}

const LARGEST = 10 * 1_048_576;
/** Wide enough for a cut; a phone's own pictures are five times that. */
const WORKED_ON = 1600;

/** A picture of a person: chosen or taken, cut to a square, and taken away again. */
export function PictureDialog({ of: table, person, belt, onClose, onSaved }: PictureDialogProps) {
  const { t } = useI18n();
  const { refresh } = useNavigation();
  const toast = useToast();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap>();
  const [busy, setBusy] = useState<'save' | 'remove'>();
  const [failure, setFailure] = useState<string>();
  const { id, picture } = person;
  useEffect(() => () => chosen?.close(), [chosen]);

  const tell = async (row: Entity<TableOfPeople>) => {
    onSaved?.(row);
    // The face stands in the top bar too.
    forgetViewer();
    await Promise.all([refresh(), refreshTables('student', 'user')]);
  };
  const give = async (bytes: Blob) => tell(await club.table(table).setPicture(id, bytes));

  async function choose([file]: readonly File[]) {
    setFailure(undefined);
    try {
      setChosen(file && (await createImageBitmap(file, { resizeWidth: WORKED_ON, resizeQuality: 'high' })));
    } catch {
      setFailure(t('picture.unreadable'));
    }
  }

  async function attempt(what: 'save' | 'remove', deed: () => Promise<void>) {
    setBusy(what);
    setFailure(undefined);
    try {
      await deed();
      onClose();
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      setFailure(error.message);
      setBusy(undefined);
    }
  }

  const save = () =>
    attempt('save', async () => {
      await give(
        await new Promise<Blob>((resolve) =>
          canvas.current?.toBlob((cut) => cut && resolve(cut), 'image/jpeg', 0.92),
        ),
      );
      toast({ message: t('picture.saved') });
    });

  const remove = () =>
    attempt('remove', async () => {
      const before = picture && (await readPicture({ table, id, picture }, 512));
      await tell(await club.table(table).removePicture(id));
      toast({
        message: t('picture.removed'),
        ...(before && { action: { label: t('ui.undo'), onAction: () => void give(before) } }),
      });
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!busy}
      title={t('picture.title')}
      description={`${person.firstName} ${person.lastName}`}
      actions={
        <Inline space={8} justify="end">
          {picture && !chosen && (
            <Button variant="quiet" loading={busy === 'remove'} disabled={Boolean(busy)} onClick={remove}>
              {t('picture.remove')}
            </Button>
          )}
          <Button disabled={Boolean(busy)} onClick={chosen ? () => setChosen(undefined) : onClose}>
            {chosen ? t('picture.another') : t('ui.cancel')}
          </Button>
          {chosen && (
            <Button variant="primary" loading={busy === 'save'} onClick={save}>
              {t('picture.save')}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack space={16}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {chosen ? (
          <SquareCrop
            ref={canvas}
            picture={chosen}
            labels={{ frame: t('picture.frame'), zoom: t('picture.zoom') }}
          />
        ) : (
          <>
            {picture && (
              <Inline space={8} justify="center">
                <Face of={table} person={person} belt={belt} size={116} />
              </Inline>
            )}
            <FileUpload
              label={t('picture.file')}
              hint={t('picture.file.hint')}
              accept="image/jpeg,image/png,image/webp"
              maxSize={LARGEST}
              value={[]}
              onValueChange={choose}
              labels={{
                prompt: t('picture.choose'),
                remove: (name) => t('picture.file.remove', { name }),
                wrongType: (name) => t('picture.wrongType', { name }),
                tooLarge: (name, most) => t('picture.tooLarge', { name, most }),
              }}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
