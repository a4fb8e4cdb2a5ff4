import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Card, type Group, IconButton, Inline, Stack, WeekNavigator } from '@tatami/ui';
import { PrintIcon } from '@tatami/ui/icons';
import { type CalendarItem, WeekCalendar } from '@tatami/ui/WeekCalendar';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import type { Translate } from '@tatami/web-runtime/translator';
import { useNow } from '@tatami/web-runtime/use-now';
import { addDays, localDate, localTime, startOfWeek } from '@tatami/web-runtime/zoned-time';
import { GroupName } from '../../../lib/club/group/GroupName.tsx';
import { groupOf } from '../../../lib/club/group/group-of.ts';
import { daysOffByDay } from '../../../lib/club/holiday-name.ts';
import { sections } from '../../../lib/club/sections.ts';
import { readWeek } from '../../../lib/club/training/read-week.ts';
import { attendance, type Training, trainingsQuery } from '../../../lib/club/training/trainings.ts';
import { weekDaysOffQuery, weekQuery } from '../../../lib/club/training/week-query.ts';
import { weekFilters } from '../training-list.ts';

/** One week, Monday to Sunday. */
export function TrainingWeek() {
  const { t, timeZone, format, language } = useI18n();
  const { params, setParams } = useSearchParams();
  const now = useNow();
  const today = localDate(new Date(now), timeZone);
  const week = readWeek(params.get('week'), today);

  const trainings = useQuery({
    ...trainingsQuery(weekQuery(week, timeZone, weekFilters(params))),
    placeholderData: keepPreviousData,
  });
  const daysOff = useQuery(weekDaysOffQuery(week));
  const isAnotherWeek = trainings.isPlaceholderData;

  const shown = isAnotherWeek ? [] : (trainings.data?.results ?? []);
  const groups = groupsOf(shown);

  return (
    <Stack space={12}>
      <Inline space={12} align="center" justify="between">
        <Inline space={4} nowrap>
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
          <IconButton
            size="small"
            icon={PrintIcon}
            label={t('training.week.print')}
            onClick={() => print()}
          />
        </Inline>
        {groups.length > 0 && (
          <Inline as="ul" space={8}>
            {groups.map((group) => (
              <li key={group}>
                <GroupName group={group} />
              </li>
            ))}
          </Inline>
        )}
      </Inline>
      {daysOff.isLoadingError && <QueryFailure query={daysOff} title={t('day-off.list.title')} />}
      <Card padding="none" bleed>
        {trainings.isLoadingError ? (
          <QueryFailure query={trainings} ofPage />
        ) : (
          <WeekCalendar
            label={t('training.week.label', { from: format.date(week, 'dayMonth') })}
            week={week}
            today={today}
            now={localTime(new Date(now), timeZone)}
            items={shown.map((each) => calendarItem(each, t, timeZone))}
            daysOff={daysOffByDay(daysOff.data ?? [], week, addDays(week, 6), language)}
            emptyLabel={t('training.week.empty')}
            foldLabel={(from, to) => t('training.week.free', { from, to })}
            earlierLabel={t('training.week.earlier')}
            loading={trainings.isPending || isAnotherWeek}
          />
        )}
      </Card>
    </Stack>
  );
}

/** Whose trainings there are, always in the same order. */
function groupsOf(trainings: readonly Training[]): Group[] {
  const present = new Set(trainings.map(groupOf));
  return [...sections, 'weapons' as const, 'open' as const].filter((group) => present.has(group));
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
    status: isOff ? t(`training.state.${state}`) : attendance(t, training),
    group: groupOf(training),
    struck: isOff,
    href: `/dojo/training/${id}`,
  };
}
