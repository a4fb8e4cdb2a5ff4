import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useViewer } from '@tatami/tables/viewer';
import { Card, EmptyState, Inline, SegmentedControl, Skeleton, Stack, WeekNavigator } from '@tatami/ui';
import { CalendarIcon, CalendarWeekIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useNow } from '@tatami/web-runtime/use-now';
import { instantOf, localDate, startOfWeek } from '@tatami/web-runtime/zoned-time';
import { Suspense, useState } from 'react';
import { daysOffByDay } from '../../../lib/club/holiday-name.ts';
import { useAgendaItem } from '../../../lib/club/training/agenda/use-agenda-item.tsx';
import { useAbsences } from '../../../lib/club/training/excuse/use-absences.ts';
import { isMeantFor, markAt } from '../../../lib/club/training/own-mark.ts';
import { type OwnStudent, ownPresencesQuery } from '../../../lib/club/training/own-presences.ts';
import type { Training } from '../../../lib/club/training/trainings.ts';
import { daysOffQuery, trainingsBetweenQuery } from '../../../lib/club/training/week-query.ts';
import { ownPresencesBetweenQuery } from '../presence-trainings-queries.ts';
import { dayForMonth, readSpan } from '../read-address.ts';
import { MonthOf } from './MonthOf.tsx';
import { WeekOf } from './WeekOf.tsx';

const ExcuseSheet = lazyOrNothing(
  async () => (await import('../../../lib/club/training/excuse/excuse.ts')).ExcuseSheet,
);

const Absences = lazyOrNothing(
  async () => (await import('../../../lib/club/training/excuse/excuse.ts')).Absences,
);

/** The trainings that are meant for somebody, week by week or in a month, each with their answer. */
export function Ahead({ student }: { student: OwnStudent }) {
  const { t, timeZone, language } = useI18n();
  const { has } = useViewer();
  const { params, setParams } = useSearchParams();
  const now = useNow();
  const today = localDate(new Date(now), timeZone);
  const span = readSpan(params, today);
  const [excused, setExcused] = useState<Training>();

  const maySee = has('Training:Read');
  const trainings = useQuery({
    ...trainingsBetweenQuery(span.from, span.to, timeZone),
    enabled: maySee,
    placeholderData: keepPreviousData,
  });
  const marks = useQuery({
    ...ownPresencesBetweenQuery(span.from, span.to, timeZone),
    placeholderData: keepPreviousData,
  });
  const daysOff = useQuery({ ...daysOffQuery(span.from, span.to), enabled: has('DayOff:Read') });
  const { data: toCome = [] } = useQuery(ownPresencesQuery(instantOf(today, '00:00', timeZone)));
  const absences = useAbsences(toCome, student, now);
  const presences = marks.data ?? [];
  const itemOf = useAgendaItem({ student, presences, now, onExcuse: setExcused });

  if (!maySee)
    return (
      <Card>
        <EmptyState
          icon={CalendarIcon}
          title={t('presenceTrainings.unseen.title')}
          description={t('presenceTrainings.unseen.text')}
        />
      </Card>
    );

  const isAnotherSpan = trainings.isPlaceholderData || marks.isPlaceholderData;
  const isThere = trainings.data !== undefined && marks.data !== undefined && !isAnotherSpan;
  const theirs = (isThere ? trainings.data : []).filter(
    (training) => isMeantFor(training, student) || markAt(presences, training, student),
  );
  const shown = {
    ...{ student, trainings: theirs, presences, today, itemOf },
    daysOff: daysOffByDay(daysOff.data ?? [], span.from, span.to, language, student.section),
  };
  const failed = [trainings, marks].find(({ isLoadingError }) => isLoadingError);
  const isThisWeek = span.by === 'week' && span.day === startOfWeek(today);

  return (
    <Stack space={16}>
      {absences.length > 0 && (
        <Suspense>
          <Card padding="none">
            <Absences {...{ student, absences }} />
          </Card>
        </Suspense>
      )}
      <Inline space={12} align="center" justify="between">
        {span.by === 'week' ? (
          <WeekNavigator
            week={span.day}
            today={today}
            onWeekChange={(week) => setParams({ week: week === startOfWeek(today) ? null : week })}
            labels={{
              previous: t('presenceTrainings.week.previous'),
              next: t('presenceTrainings.week.next'),
              today: t('presenceTrainings.week.this'),
            }}
          />
        ) : (
          <MonthOf.Navigator day={span.day} today={today} />
        )}
        <SegmentedControl
          label={t('presenceTrainings.span')}
          labelHidden
          value={span.by}
          onValueChange={(by) =>
            setParams(
              by === 'month'
                ? { day: dayForMonth(span.day, today), week: null }
                : {
                    day: null,
                    week: startOfWeek(span.day) === startOfWeek(today) ? null : startOfWeek(span.day),
                  },
            )
          }
          options={[
            { value: 'week', label: t('presenceTrainings.span.week'), icon: CalendarWeekIcon },
            { value: 'month', label: t('presenceTrainings.span.month'), icon: CalendarIcon },
          ]}
        />
      </Inline>
      {failed ? (
        <QueryFailure query={failed} ofPage />
      ) : span.by === 'month' ? (
        <MonthOf {...shown} span={span} isThere={isThere} />
      ) : isThere ? (
        <WeekOf {...shown} span={span} isThisWeek={isThisWeek} />
      ) : (
        <Card>
          <Stack space={16}>
            <Skeleton shape="heading" width="medium" />
            <Skeleton shape="block" />
          </Stack>
        </Card>
      )}
      {excused && (
        <Suspense>
          <ExcuseSheet
            {...{ student, now }}
            training={excused}
            length="one"
            onClose={() => setExcused(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
