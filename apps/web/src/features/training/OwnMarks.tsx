import { useQuery } from '@tanstack/react-query';
import { Card, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { OwnMark } from '../../lib/club/training/OwnMark.tsx';
import { isMeantFor } from '../../lib/club/training/own-mark.ts';
import { ownPresencesQuery, ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import type { Training } from '../../lib/club/training/trainings.ts';

/** What the person says of themselves and their children for one training. */
export function OwnMarks({ training, now }: { training: Training; now: number }) {
  const { t } = useI18n();
  const { data: students = [] } = useQuery(ownStudentsQuery);
  const { data: presences = [] } = useQuery(ownPresencesQuery(training.startsAt));

  const marks = students
    .map((student) => ({
      student,
      presence: presences.find((each) => each.student === student.id && each.training === training.id),
    }))
    .filter(({ student, presence }) => presence || isMeantFor(training, student));
  if (marks.length === 0) return null;
  return (
    <Card title={t('ownMark.title')}>
      <Stack space={12}>
        {marks.map(({ student, presence }) => (
          <OwnMark
            key={student.id}
            training={training}
            student={student}
            presence={presence}
            now={now}
            showName={students.length > 1 || student.relation === 'child'}
          />
        ))}
      </Stack>
    </Card>
  );
}
