import { ClubApiError, type Draft, type Entity } from '@tatami/sdk';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { TextField, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useRef, useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { FilesField } from '../../lib/files/FilesField.tsx';
import { type FilesOf, filesQuery } from '../../lib/files/files-of.ts';
import { type AttachedFile, filesOfAnnouncement } from './attached-files.ts';

interface WrittenFilesProps {
  values: Draft<'announcement'>;
  entity: Entity<'announcement'> | undefined;
  isBegun: boolean;
  onBegun: (draft: Entity<'announcement'>) => void;
  /** How often it was to go out while a picture said not what it shows: the first of those is gone to. */
  asked: number;
}

/** What the server takes. */
const accept = 'image/jpeg,image/png,image/webp,application/pdf,.pdf';

/** Where files are added to an announcement while it is written; what is written becomes a draft with the first. */
export function WrittenFiles({ values, entity, isBegun, onBegun, asked }: WrittenFilesProps) {
  const { t } = useI18n();
  const toast = useToast();
  const [missing, setMissing] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  // The form begins anew with the draft: whoever has added a file goes on where they were.
  useEffect(() => {
    if (!isBegun) return;
    const frame = requestAnimationFrame(() => {
      place.current?.scrollIntoView({ block: 'center' });
      place.current?.querySelector('input')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isBegun]);
  useEffect(() => {
    if (asked > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);

  const begin = async (): Promise<FilesOf | null> => {
    setMissing(undefined);
    if (!(values.titlePl && values.bodyPl)) {
      setMissing(t('announcement.files.first'));
      return null;
    }
    try {
      const draft = await club.table('announcement').save(values);
      void refreshTables('announcement');
      onBegun(draft);
      toast({ message: t('announcement.savedDraft') });
      return filesOfAnnouncement(draft.id);
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      setMissing(error.status === 400 ? t('announcement.files.first') : error.message);
      return null;
    }
  };

  return (
    <div ref={place}>
      <FilesField
        files={entity && filesOfAnnouncement(entity.id)}
        begin={begin}
        accept={accept}
        words={{
          label: t('announcement.files'),
          hint: t('announcement.files.hint'),
          prompt: t('announcement.files.prompt'),
          tooLarge: (name) => t('announcement.files.tooLarge', { name, megabytes: 10 }),
          tooMany: t('announcement.files.tooMany', { most: 5 }),
        }}
        error={missing}
        about={(file) => <AltText file={file as AttachedFile} isAsked={asked > 0} />}
      />
    </div>
  );
}

let storing: Promise<unknown> = Promise.resolve();

/** Waits for what was said of pictures until now: a field is left as the button is pressed that sends. */
export const untilStored = (): Promise<unknown> => storing;

/** Asks what a picture shows; it is stored when the field is left. @param isAsked whether it is missed by now */
function AltText({
  file: { id, name, mediaType, announcement, alt },
  isAsked,
}: {
  file: AttachedFile;
  isAsked: boolean;
}) {
  const { t } = useI18n();
  const toast = useToast();
  const [text, setText] = useState(alt ?? '');
  if (!mediaType.startsWith('image/')) return null;
  const store = () => {
    storing = save();
  };
  const save = async () => {
    const said = text.trim() || null;
    if (said === alt) return;
    try {
      await club.table('announcement-file').save({ id, alt: said });
      await queryClient.invalidateQueries({
        queryKey: filesQuery(filesOfAnnouncement(announcement)).queryKey,
      });
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      toast({ message: error.message, severity: 'error' });
    }
  };
  return (
    <TextField
      label={t('announcement.files.alt', { name })}
      hint={t('announcement.files.alt.hint')}
      required
      maxLength={300}
      value={text}
      error={isAsked && text.trim() === '' ? t('announcement.files.alt.missing') : undefined}
      onValueChange={setText}
      onBlur={store}
    />
  );
}
