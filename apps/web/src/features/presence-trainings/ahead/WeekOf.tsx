import { Button, Card, EmptyState } from '@tatami/ui';
import { Agenda } from '@tatami/ui/Agenda';
import { CalendarIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { addDays } from '@tatami/web-runtime/zoned-time';
import { agendaDays } from '../../../lib/club/training/agenda/agenda-days.ts';
import type { Span } from '../read-address.ts';
import type { ShownTrainings } from './shown-trainings.ts';

interface WeekOfProps extends ShownTrainings {
  span: Span;
  /** Whether it is the current one: what is behind of it stands in the history. */
  isThisWeek: boolean;
}

/** A week of somebody's trainings, day by day; of the current one what is still ahead. */
export function WeekOf({ span: { from, to }, isThisWeek, ...shown }: WeekOfProps) {
  const { t, timeZone } = useI18n();
  const { setParams } = useSearchParams();
  const { student, today } = shown;
  const days = agendaDays(shown, [isThisWeek ? today : from, to], t, timeZone);
  const hasTrainings = days.some(({ items }) => items.length > 0);
  const isBehind = isThisWeek && shown.trainings.length > 0;
  return (
    <Card padding="none" bleed>
      {days.length > 0 && <Agenda days={days} level={2} />}
      {!hasTrainings && (
        <EmptyState
          icon={CalendarIcon}
          title={t(isBehind ? 'presenceTrainings.week.over' : 'presenceTrainings.week.empty')}
          description={t('presenceTrainings.week.empty.text', {
            relation: student.relation,
            name: student.firstName,
          })}
          action={
            <Button onClick={() => setParams({ week: addDays(from, 7) })}>
              {t('presenceTrainings.week.next')}
            </Button>
          }
        />
      )}
    </Card>
  );
}
