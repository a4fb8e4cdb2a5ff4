import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Columns, Progress, Stack, Stat } from '@tatami/ui';
import { CalendarHeatmap } from '@tatami/ui/CalendarHeatmap';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { addDays, localDate, startOfWeek } from '@tatami/web-runtime/zoned-time';
import type { ReactNode } from 'react';
import { clubToday } from '../../lib/club/club-zone.ts';
import type { OwnStudent } from '../../lib/club/training/own-presences.ts';
import { rhythmOf } from './rhythm.ts';
import { yearQuery } from './year-query.ts';

interface YearRhythmProps {
  student: OwnStudent;
  /** What is shown until the trainings are there. */
  waiting: ReactNode;
}

/** How somebody has trained for a year: this week beside their usual one, the streak, and every day. */
export function YearRhythm({ student, waiting }: YearRhythmProps) {
  const { t, format, timeZone } = useI18n();
  const today = clubToday();
  const from = startOfWeek(addDays(today, -364));
  const query = useQuery(yearQuery(student.id, from, timeZone));
  const { data } = query;
  if (query.isLoadingError) return <QueryFailure query={query} />;
  if (!data) return waiting;

  const days = data.map(({ trainingStartsAt }) => localDate(trainingStartsAt, timeZone));
  const { counts, thisWeek, usual, streak } = rhythmOf(days, today);
  return (
    <Stack space={16}>
      <Columns layout={2} space={24} align="start">
        <Progress
          label={t('dashboard.week')}
          value={Math.min(thisWeek, usual)}
          max={usual}
          valueText={t('dashboard.week.of', { count: thisWeek, usual })}
          tone={thisWeek >= usual ? 'success' : 'accent'}
        />
        <Stat label={t('dashboard.streak', { count: streak })} value={format.number(streak)} />
      </Columns>
      <CalendarHeatmap
        label={t('dashboard.year.of', { name: student.firstName })}
        from={from}
        to={today}
        counts={counts}
        group={student.section}
        labels={{
          less: t('dashboard.year.less'),
          more: t('dashboard.year.more'),
          count: (count) => t('dashboard.year.count', { count }),
        }}
      />
    </Stack>
  );
}
