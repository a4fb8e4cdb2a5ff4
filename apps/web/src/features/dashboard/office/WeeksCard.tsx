import { Card } from '@tatami/ui';
import { Chart } from '@tatami/ui/Chart';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { ClubWeeks } from './club-weeks.ts';

/** How many were on the mat, week by week, each group in its hue. */
export function WeeksCard({ of: { weeks, groups } }: { of: ClubWeeks }) {
  const { t, format } = useI18n();
  return (
    <Card>
      <Chart
        type="stack"
        label={t('glance.weeks')}
        dataLabel={t('glance.weeks.data')}
        categories={weeks.map((monday) => format.date(monday, 'dayMonth'))}
        series={groups.map(({ group, counts }) => ({
          group,
          label: group === 'weapons' || group === 'open' ? t(`group.${group}`) : t(`section.${group}`),
          values: counts,
        }))}
      />
    </Card>
  );
}
