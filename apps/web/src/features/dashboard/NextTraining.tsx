import { Card, Heading, Inline, Link, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { GroupName } from '../../lib/club/group/GroupName.tsx';
import { groupOf } from '../../lib/club/group/group-of.ts';
import { OwnMark } from '../../lib/club/training/OwnMark.tsx';
import { markAt } from '../../lib/club/training/own-mark.ts';
import type { OwnStudent, Presence } from '../../lib/club/training/own-presences.ts';
import type { Training } from '../../lib/club/training/trainings.ts';
import { useTrainingTime } from './use-training-time.ts';

interface NextTrainingProps {
  training: Training;
  students: readonly OwnStudent[];
  presences: readonly Presence[];
  now: number;
}

/** When and where one trains next, and the one tap that says so. */
export function NextTraining({ training, students, presences, now }: NextTrainingProps) {
  const { t } = useI18n();
  const timeOf = useTrainingTime();
  const { id, title, workplaceName, workplaceRoom, instructorName } = training;
  return (
    <Card title={t('dashboard.next')} tone="accent">
      <Stack space={16}>
        <Stack space={4}>
          <Heading level={3} size="title2">
            {timeOf(training)}
          </Heading>
          <Inline space={8}>
            <Link href={`/dojo/training/${id}`}>{title}</Link>
            <GroupName group={groupOf(training)} />
          </Inline>
          <Text tone="muted">
            {[[workplaceName, workplaceRoom].filter(Boolean).join(', '), instructorName].join(' · ')}
          </Text>
        </Stack>
        {students.map((student) => (
          <OwnMark
            key={student.id}
            training={training}
            student={student}
            presence={markAt(presences, training, student)}
            now={now}
            showName={students.length > 1 || student.relation === 'child'}
          />
        ))}
      </Stack>
    </Card>
  );
}
