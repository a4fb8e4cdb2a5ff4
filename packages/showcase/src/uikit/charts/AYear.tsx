import { CalendarHeatmap } from '@tatami/ui/CalendarHeatmap';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { repeatable } from '../../data/repeatable.ts';

const dayLength = 86_400_000;
const first = Date.UTC(2025, 10, 24);

/** What was sold each day: the same in every visit, less on Mondays. */
function soldByDay(): Record<string, number> {
  const { below } = repeatable(142);
  return Object.fromEntries(
    Array.from({ length: 365 }, (_, at) => [
      new Date(first + at * dayLength).toISOString().slice(0, 10),
      at % 7 === 0 ? below(2) : below(6),
    ]),
  );
}

const counts = soldByDay();

/** A year at a glance; the arrow keys go from day to day. */
export function AYear() {
  const { t } = useI18n();
  return (
    <CalendarHeatmap
      label={t('uikit.charts.year')}
      from="2025-11-24"
      to="2026-11-23"
      counts={counts}
      labels={{
        less: t('uikit.charts.less'),
        more: t('uikit.charts.more'),
        count: (count) => t('uikit.charts.count', { count }),
      }}
    />
  );
}
