import { Card, Inline, Link, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { counts, type OwnStudent, type Presence } from '../../lib/club/training/own-presences.ts';

interface MonthCardProps {
  students: readonly OwnStudent[];
  presences: readonly Presence[];
}

/** How often one trained this month; for a parent, each child. */
export function MonthCard({ students, presences }: MonthCardProps) {
  const { t, format } = useI18n();
  return (
    <Card title={t('dashboard.month')}>
      <Stack space={20}>
        {students.map((student) => {
          const count = presences.filter(
            (presence) => presence.student === student.id && counts(presence),
          ).length;
          return (
            <Stack key={student.id} space={4}>
              <Text as="span" size="figure" weight="strong">
                {format.number(count)}
              </Text>
              <Text size="small" tone="muted">
                {t('dashboard.month.trainings', { count })}
              </Text>
              <Inline space={8}>
                <Link href={`/dojo/student/${student.id}`}>
                  {t('dashboard.history')}
                  {student.relation === 'child' && `: ${student.firstName}`}
                </Link>
              </Inline>
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
