import { useQuery } from '@tanstack/react-query';
import { Card, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { OwnMark } from '../../lib/club/training/OwnMark.tsx';
import { isMeantFor, markAt } from '../../lib/club/training/own-mark.ts';
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
      presence: markAt(presences, training, student),
    }))
    .filter(({ student, presence }) => presence || isMeantFor(training, student));
  if (marks.length === 0) return null;
  const children = marks.filter(({ student }) => student.relation === 'child').length;
  const whose =
    children === 0 ? 'self' : children < marks.length ? 'both' : children === 1 ? 'child' : 'children';
  return (
    <Card title={t('ownMarks.title', { whose })}>
      <Stack space={16}>
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
