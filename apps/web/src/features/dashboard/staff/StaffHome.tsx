import { useQuery } from '@tanstack/react-query';
import { Columns, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNow } from '@tatami/web-runtime/use-now';
import { localDate } from '@tatami/web-runtime/zoned-time';
import type { ReactNode } from 'react';
import { teachingQuery } from '../../../lib/club/home/home-queries.ts';
import { MatNow } from './MatNow.tsx';
import { NextTrainings } from './NextTrainings.tsx';
import { OnApproach } from './OnApproach.tsx';
import { TodayRollCalls } from './TodayRollCalls.tsx';

interface StaffHomeProps {
  /** The home they have as members, where they train too. */
  children: ReactNode;
}

/** What whoever teaches comes for: the class on the mat, the roll calls that wait, and what is next. */
export function StaffHome({ children }: StaffHomeProps) {
  const { timeZone } = useI18n();
  const now = useNow();
  const today = localDate(new Date(now), timeZone);
  // Awaited before the page was shown; a failed reading anew keeps what there is.
  const { data: teaching, dataUpdatedAt: readAt } = useQuery(teachingQuery);

  const { trainings = [], unmarked = [], mat = null } = teaching ?? {};
  const todays = trainings.filter(({ startsAt }) => localDate(startsAt, timeZone) <= today);

  return (
    <>
      <Columns layout="main-aside" space={24} from="wide" align="start">
        <Stack space={24}>
          <TodayRollCalls trainings={todays} now={now} />
          <MatNow {...{ trainings, unmarked, now }} read={{ mat, at: readAt }} />
        </Stack>
        <NextTrainings {...{ trainings, today, now }} />
      </Columns>
      {children && <OnApproach>{children}</OnApproach>}
    </>
  );
}
