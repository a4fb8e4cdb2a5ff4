import { ActionDialog } from '@tatami/tables/ActionDialog';
import { TextField, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazy, useMemo, useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { TakenRooms } from '../../../lib/club/training/rooms/TakenRooms.tsx';
import type { Training } from '../../../lib/club/training/trainings.ts';

const RowRemoval = lazy(async () => ({
  default: (await import('@tatami/tables/RowRemoval')).RowRemoval<'training'>,
}));

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
  } satisfies Record<Exclude<TrainingDeed, 'remove'>, () => Promise<unknown>>;
  const finish = () => {
    toast({ message: t(`training.${deed}.done`, named) });
    onDone();
  };
  if (deed === 'remove')
    return (
      <RowRemoval
        of="training"
        entity={training}
        values={named}
        onRemoved={finish}
        onRetired={onClose}
        onClose={onClose}
      />
    );

  return (
    <ActionDialog
      title={t(`training.${deed}.title`, named)}
      description={t(`training.${deed}.text`)}
      confirmLabel={t(`training.${deed}`)}
      tone={deed === 'cancel' ? 'danger' : 'default'}
      action={deeds[deed]}
      onDone={finish}
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
