import { Button, ItemList, useToast } from '@tatami/ui';
import { UndoIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { loadMarks } from '../load-marks.ts';
import type { OwnStudent } from '../own-presences.ts';
import type { Said } from '../said.ts';
import type { Absence } from './absences.ts';

interface AbsencesProps {
  student: OwnStudent;
  absences: readonly Absence[];
}

/** What somebody has excused themselves from for longer, each with the way back to all its trainings at once. */
export function Absences({ student, absences }: AbsencesProps) {
  const { t, format } = useI18n();
  const toast = useToast();

  async function takeBack({ trainings, note }: Absence) {
    const marks = await loadMarks();
    const say = (said: Said) => {
      for (const training of trainings) marks.put(training, [student.id], said);
    };
    say({ status: null, note: null });
    toast({
      message: t('excuse.back', { count: trainings.length }),
      severity: 'info',
      action: { label: t('ui.undo'), onAction: () => say({ status: 'excused', note }) },
    });
  }

  return (
    <ItemList
      label={t('excuse.absences')}
      items={absences.map((absence) => {
        const { id, trainings, from, until, note } = absence;
        const title = t('excuse.absence', {
          relation: student.relation,
          name: student.firstName,
          from: format.dateOf(from, 'dayMonth'),
          until: format.dateOf(until, 'dayMonth'),
        });
        return {
          id,
          title,
          description: [t('excuse.absence.trainings', { count: trainings.length }), ...(note ? [note] : [])],
          end: (
            <Button
              variant="quiet"
              icon={UndoIcon}
              aria-label={`${t('ui.undo')}: ${title}`}
              onClick={() => void takeBack(absence)}
            >
              {t('ui.undo')}
            </Button>
          ),
        };
      })}
    />
  );
}
