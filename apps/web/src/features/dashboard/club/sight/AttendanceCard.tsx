import { Card, EmptyState, Link, Stack, Text } from '@tatami/ui';
import { Chart } from '@tatami/ui/Chart';
import { UsersIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Part } from '../../../../lib/club/home/club-overview-query.ts';
import { groupWeeks } from './group-weeks.ts';
import { totalsOf } from './totals-of.ts';

/** Who was on the mat, week by week, each group in its hue, with the same weeks of last year as a line. */
export function AttendanceCard({ of: attendance }: { of: Part<'attendance'> }) {
  const { t, format } = useI18n();
  const { weeks, lastYear } = attendance;
  const totals = totalsOf(attendance);
  const lastWeek = weeks.at(-2) ?? '';
  const count = totals.at(-2) ?? 0;
  if (!totals.some(Boolean) && !lastYear.some(Boolean))
    return (
      <Card title={t('club.weeks')} padding="none">
        <EmptyState
          size="small"
          icon={UsersIcon}
          titleLevel={3}
          title={t('club.weeks.none')}
          description={t('club.weeks.none.text')}
        />
      </Card>
    );
  return (
    <Card>
      <Stack space={16}>
        <Chart
          type="stack"
          label={t('club.weeks')}
          dataLabel={t('club.weeks.data')}
          categories={weeks.map((monday) => format.date(monday))}
          marks={weeks.map((monday, at) =>
            monthBegun(monday, at, weeks, (day) => format.date(day, 'dayMonth')),
          )}
          series={groupWeeks(attendance).map(({ group, counts }) => ({
            group,
            label: group === 'weapons' || group === 'open' ? t(`group.${group}`) : t(`section.${group}`),
            values: counts,
          }))}
          before={lastYear.some(Boolean) ? { label: t('club.weeks.lastYear'), values: lastYear } : undefined}
          isOpenEnded
        />
        <Text size="small" tone="muted">
          <Link href={`/dojo/training?week=${lastWeek}`}>{t('club.weeks.last', { count })}</Link>
        </Text>
      </Stack>
    </Card>
  );
}

/** The name of every third month, under the first week that begins in it. */
function monthBegun(
  monday: string,
  at: number,
  weeks: readonly string[],
  write: (day: string) => string,
): string | null {
  const isNew = at > 0 && weeks[at - 1]?.slice(5, 7) !== monday.slice(5, 7);
  if (!isNew || Number(monday.slice(5, 7)) % 2 === 0) return null;
  return write(monday).replace(/^\d+\s*|\s*\d+$/g, '');
}
