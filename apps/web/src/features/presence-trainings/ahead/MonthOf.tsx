import { Button, Card, Columns, EmptyState, IconButton, Inline, Skeleton, Text } from '@tatami/ui';
import { Agenda } from '@tatami/ui/Agenda';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '@tatami/ui/icons';
import { MonthMarks } from '@tatami/ui/MonthMarks';
import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { type LocalDate, startOfMonth } from '@tatami/web-runtime/zoned-time';
import { agendaDays } from '../../../lib/club/training/agenda/agenda-days.ts';
import { addMonths, type Span } from '../read-address.ts';
import type { ShownTrainings } from './shown-trainings.ts';
import { useMonthMark } from './use-month-mark.ts';

interface MonthOfProps extends ShownTrainings {
  span: Span;
  /** Whether the trainings and their marks have come. */
  isThere: boolean;
}

/** A month of somebody's trainings, and what there is on the day that is chosen in it. */
export function MonthOf({ span: { day }, isThere, ...shown }: MonthOfProps) {
  const { t, format, timeZone, language } = useI18n();
  const { params, setParams } = useSearchParams();
  const { trainings, presences, student, today, daysOff } = shown;
  const markOf = useMonthMark(student, presences);
  const days = agendaDays(shown, [day, day], t, timeZone);
  return (
    <Columns layout="main-aside" space={16} from="wide" align="start">
      <Card>
        <MonthMarks
          label={t('presenceTrainings.month.label', { month: monthName(day, language) })}
          month={day.slice(0, 7)}
          marks={trainings.map(markOf)}
          today={today}
          daysOff={daysOff}
          value={day}
          onValueChange={(chosen) =>
            // One goes from day to day by keys: the way back leads to before that, or to the month before.
            setParams(
              { day: chosen },
              { replace: startOfMonth(chosen) === startOfMonth(params.get('day') ?? '') },
            )
          }
        />
      </Card>
      <Card padding="none" bleed>
        {!isThere ? (
          <Skeleton shape="block" />
        ) : days.length > 0 ? (
          <Agenda days={days} level={2} />
        ) : (
          <EmptyState
            icon={CalendarIcon}
            title={t('presenceTrainings.day.empty', { day: format.date(day, 'weekday') })}
          />
        )}
      </Card>
    </Columns>
  );
}

/** The way from month to month. */
function Navigator({ day, today }: { day: LocalDate; today: LocalDate }) {
  const { t, language } = useI18n();
  const { setParams } = useSearchParams();
  const isThisMonth = startOfMonth(day) === startOfMonth(today);
  const goTo = (months: number) => {
    const target = addMonths(startOfMonth(day), months);
    setParams({ day: target === startOfMonth(today) ? today : target });
  };
  return (
    <Inline space={4} align="center" nowrap>
      <Button size="small" aria-disabled={isThisMonth || undefined} onClick={() => setParams({ day: today })}>
        {t('presenceTrainings.month.this')}
      </Button>
      <IconButton
        size="small"
        icon={ChevronLeftIcon}
        label={t('presenceTrainings.month.previous')}
        onClick={() => goTo(-1)}
      />
      <IconButton
        size="small"
        icon={ChevronRightIcon}
        label={t('presenceTrainings.month.next')}
        onClick={() => goTo(1)}
      />
      <Text as="output" weight="strong">
        {capitalize(monthName(day, language))}
      </Text>
    </Inline>
  );
}
MonthOf.Navigator = Navigator;

const monthName = (day: LocalDate, language: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
