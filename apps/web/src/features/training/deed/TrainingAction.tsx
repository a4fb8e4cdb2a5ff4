import { ActionDialog } from '@tatami/tables/ActionDialog';
import { TextField, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useMemo, useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { TakenRooms } from '../../../lib/club/training/rooms/TakenRooms.tsx';
import type { Training } from '../../../lib/club/training/trainings.ts';

export type TrainingDeed = 'cancel' | 'restore' | 'notHeld' | 'remove';

interface TrainingActionProps {
  training: Training;
  deed: TrainingDeed;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a training changes its state, and does it. */
export function TrainingAction({ training, deed, onDone, onClose }: TrainingActionProps) {
  const { t, format } = useI18n();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const planned = useMemo(() => [training], [training]);
  const named = { title: training.title, date: format.dateOf(training.startsAt, 'short') };
  const path = { params: { path: { id: training.id } } };
  const deeds = {
    cancel: () =>
      club.api.POST('/training/{id}/cancel', {
        ...path,
        body: { reason: reason.trim() || t('training.cancel.noReason') },
      }),
    restore: () => club.api.POST('/training/{id}/restore', path),
    notHeld: () => club.api.POST('/training/{id}/not-held', path),
    remove: () => club.table('training').remove(training.id),
  } satisfies Record<TrainingDeed, () => Promise<unknown>>;

  return (
    <ActionDialog
      title={t(`training.${deed}.title`, named)}
      description={t(`training.${deed}.text`)}
      confirmLabel={t(`training.${deed}`)}
      tone={deed === 'cancel' || deed === 'remove' ? 'danger' : 'default'}
      action={deeds[deed]}
      onDone={() => {
        toast({ message: t(`training.${deed}.done`, named) });
        onDone();
      }}
      onClose={onClose}
    >
      {deed === 'restore' && <TakenRooms of={planned} />}
      {deed === 'cancel' && (
        <TextField
          label={t('training.cancel.reason')}
          placeholder={t('training.cancel.reason.example')}
          maxLength={500}
          value={reason}
          onValueChange={setReason}
        />
      )}
    </ActionDialog>
  );
}
