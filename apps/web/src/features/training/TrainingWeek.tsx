import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { type CalendarItem, Card, Stack, WeekCalendar, WeekNavigator } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import type { Translate } from '@tatami/web-runtime/translator';
import { useNow } from '@tatami/web-runtime/use-now';
import { addDays, localDate, localTime, startOfWeek } from '@tatami/web-runtime/zoned-time';
import { type Training, trainingsQuery } from '../../lib/club/training/trainings.ts';
import { readWeek } from './read-week.ts';
import { weekFilters } from './training-list.ts';
import { weekDaysOffQuery, weekQuery } from './week-query.ts';

/** One week, Monday to Sunday. */
export function TrainingWeek() {
  const { t, timeZone, format } = useI18n();
  const { params, setParams } = useSearchParams();
  const now = useNow();
  const today = localDate(new Date(now), timeZone);
  const week = readWeek(params.get('week'), today);

  const trainings = useQuery({
    ...trainingsQuery(weekQuery(week, timeZone, weekFilters(params))),
    placeholderData: keepPreviousData,
  });
  const { data: daysOff = [] } = useQuery(weekDaysOffQuery(week));
  const isAnotherWeek = trainings.isPlaceholderData;

  return (
    <Stack space={12}>
      <WeekNavigator
        week={week}
        today={today}
        onWeekChange={(chosen) => setParams({ week: chosen === startOfWeek(today) ? null : chosen })}
        labels={{
          previous: t('training.week.previous'),
          next: t('training.week.next'),
          today: t('training.week.today'),
        }}
      />
      <Card padding="none" bleed>
        {trainings.isLoadingError ? (
          <QueryFailure query={trainings} />
        ) : (
          <WeekCalendar
            label={t('training.week.label', { from: format.date(week, 'dayMonth') })}
            week={week}
            today={today}
            now={localTime(new Date(now), timeZone)}
            items={
              isAnotherWeek
                ? []
                : (trainings.data?.results ?? []).map((each) => calendarItem(each, t, timeZone))
            }
            daysOff={clubDaysOff(week, daysOff)}
            emptyLabel={t('training.week.empty')}
            earlierLabel={t('training.week.earlier')}
            loading={trainings.isPending || isAnotherWeek}
          />
        )}
      </Card>
    </Stack>
  );
}

function calendarItem(training: Training, t: Translate, timeZone: string): CalendarItem {
  const { id, title, startsAt, endsAt, state, workplaceName, instructorName } = training;
  const isOff = state === 'cancelled' || state === 'notHeld';
  return {
    id,
    title,
    day: localDate(startsAt, timeZone),
    start: localTime(startsAt, timeZone),
    end: localTime(endsAt, timeZone),
    detail: `${workplaceName} · ${instructorName}`,
    status: statusText(training, t),
    tone: isOff ? 'neutral' : 'accent',
    struck: isOff,
    href: `/dojo/training/${id}`,
  };
}

function statusText({ state, presentCount, declaredCount }: Training, t: Translate): string | undefined {
  if (state === 'cancelled' || state === 'notHeld') return t(`training.state.${state}`);
  if (presentCount > 0) return t('training.present', { count: presentCount });
  return declaredCount > 0 ? t('training.declared', { count: declaredCount }) : undefined;
}

/** Names of the days off of the whole club, by day. Those of one place or section show on their trainings. */
function clubDaysOff(
  week: string,
  daysOff: readonly {
    name: string;
    dateFrom: string;
    dateTo: string;
    workplace: string | null;
    section: string | null;
  }[],
): Record<string, string> {
  const days = Array.from({ length: 7 }, (_, offset) => addDays(week, offset));
  return Object.fromEntries(
    days.flatMap((day) => {
      const off = daysOff.find(
        ({ dateFrom, dateTo, workplace, section }) =>
          workplace === null && section === null && dateFrom <= day && day <= dateTo,
      );
      return off ? [[day, off.name]] : [];
    }),
  );
}
