import { useQuery } from '@tanstack/react-query';
import { RowEditor } from '@tatami/tables/RowEditor';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { writtenToTrainingQuery } from '../../../lib/club/announcement/announcement-queries.ts';
import type { Training } from '../../../lib/club/training/trainings.ts';

interface WritingDrawerProps {
  training: Training;
  /** What is written on, by its id; `new` for what is yet to be. */
  announcement: string;
  onClose: () => void;
}

/** The form of an announcement to the people of a training, over its page. */
export function WritingDrawer({ training, announcement, onClose }: WritingDrawerProps) {
  const { t, format } = useI18n();
  const toast = useToast();
  const { data: written } = useQuery(writtenToTrainingQuery(training.id));
  const entity = written?.find(({ id }) => id === announcement);
  if (!entity && announcement !== 'new') return null;
  return (
    <RowEditor
      of="announcement"
      entity={entity}
      begins={{ audience: 'training', training: training.id }}
      title={t('written.write.title')}
      description={t('written.write.to', {
        title: training.title,
        day: format.dateOf(training.startsAt, 'weekday'),
        time: format.time(training.startsAt),
      })}
      onClose={onClose}
      onSaved={(_, message = t('form.saved')) => {
        onClose();
        void refreshTables('announcement');
        toast({ message });
      }}
    />
  );
}
