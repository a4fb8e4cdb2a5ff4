import { ClubApiError, type Entity, type TableName } from '@tatami/sdk';
import { Button, Inline, Link, Stack, Text, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { MessageValues } from '@tatami/web-runtime/message';
import { Suspense, useState } from 'react';
import { club } from '../connection.ts';
import { usePlaces } from '../description/places-context.ts';
import type { Table } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { useViewer } from '../viewer/viewer.ts';
import type { Use } from './uses.ts';

export interface RemoveDialogProps<T extends TableName> {
  of: Table<T>;
  entity: Entity<T> & { id: string };
  /** What its texts may name. */
  values: MessageValues;
  onRemoved: () => void;
  /** What is in use may be put out of use instead. */
  onRetired: () => void;
  onClose: () => void;
}

/** Asks before a row is removed, and removes it. What is in use says by what, and can be put out of use. */
export function RemoveDialog<T extends TableName>({
  of: { place, outOfUse, BeforeRemoval },
  entity,
  values,
  onRemoved,
  onRetired,
  onClose,
}: RemoveDialogProps<T>) {
  const { t } = useI18n();
  const { has } = useViewer();
  const toast = useToast();
  const placeOf = usePlaces();
  const [isRefused, setIsRefused] = useState(false);
  const [uses, setUses] = useState<readonly Use[]>([]);
  const texts = tableTexts(t, place.table);
  const { remove, save } = club.table(place.table) as unknown as {
    remove: (id: string) => Promise<void>;
    save: (row: object) => Promise<unknown>;
  };

  const usesOf = async (counted: ClubApiError['usedBy']) =>
    (await import('./uses.ts')).findUses(place.table, entity.id, counted, { placeOf, has, t });

  async function removeUnused() {
    try {
      await remove(entity.id);
    } catch (error) {
      // Why it stays is said in any case.
      if (error instanceof ClubApiError && error.status === 409) {
        setIsRefused(true);
        setUses(await usesOf(error.usedBy).catch(() => []));
      }
      throw error;
    }
  }

  const retired = outOfUse?.(entity);
  async function retire() {
    try {
      await save({ ...entity, ...retired });
      onRetired();
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      toast({ message: error.message, severity: 'error' });
    }
  }

  return (
    <ActionDialog
      title={texts.general('remove.title', values)}
      description={texts.maybe('remove.text', values)}
      confirmLabel={t('form.delete')}
      tone="danger"
      action={removeUnused}
      onDone={onRemoved}
      onClose={onClose}
    >
      {BeforeRemoval && (
        <Suspense>
          <BeforeRemoval entity={entity} />
        </Suspense>
      )}
      {uses.length > 0 && (
        <Stack space={12}>
          <Text>{t('table.inUse')}</Text>
          <Inline space={12}>
            {uses.map(({ label, href }) =>
              href ? (
                <Link key={label} href={href}>
                  {label}
                </Link>
              ) : (
                <Text key={label}>{label}</Text>
              ),
            )}
          </Inline>
        </Stack>
      )}
      {isRefused && retired && (
        <div>
          <Button onClick={retire}>{texts.general('retire')}</Button>
        </div>
      )}
    </ActionDialog>
  );
}
