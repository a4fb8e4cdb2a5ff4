import { trainingRules } from '@tatami/sdk/rules/training';
import { instantOf, localDate } from '../../lib/club/club-time.ts';
import type { Training } from '../../lib/club/training/trainings.ts';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useEntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { useViewer } from '../../lib/viewer.ts';
import { LessonFields } from './LessonFields.tsx';
import { newLesson } from './new-lesson.ts';
import { TrainingTimeFields } from './TrainingTimeFields.tsx';

interface TrainingDrawerProps {
  /** None plans a new one. */
  training?: Training;
  onClose: () => void;
  onSaved: (training: Training) => void;
}

/** Plans one training, or changes it. */
export function TrainingDrawer({ training, onClose, onSaved }: TrainingDrawerProps) {
  const { t, timeZone } = useI18n();
  const { whoami } = useViewer();
  const today = localDate(new Date(), timeZone);
  const form = useEntityForm({
    rules: trainingRules,
    initial: training ?? {
      ...newLesson(whoami),
      startsAt: instantOf(today, '18:00', timeZone),
      endsAt: instantOf(today, '19:30', timeZone),
    },
    onSaved,
    check: ({ startsAt, endsAt }) =>
      startsAt && endsAt && endsAt <= startsAt ? { endsAt: t('training.endBeforeStart') } : {},
  });

  return (
    <FormDrawer
      title={t(training ? 'training.edit' : 'training.list.add')}
      description={training?.series ? t('training.edit.ofSeries') : undefined}
      form={form}
      onClose={onClose}
    >
      <TrainingTimeFields form={form} />
      <LessonFields
        form={form}
        instructorName={training?.instructorName ?? `${whoami.firstName} ${whoami.lastName}`}
      />
    </FormDrawer>
  );
}
