import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { Columns, Link, Stack, Stat, type StatProps } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { addDays, instantOf } from '@tatami/web-runtime/zoned-time';
import { type ReactNode, Suspense } from 'react';
import { clubToday } from '../../../lib/club/club-zone.ts';
import { clubWeeks } from './club-weeks.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { countQuery, weeksQuery } from './glance-queries.ts';

const WeeksCard = lazyOrNothing(async () => (await import('./WeeksCard.tsx')).WeeksCard);

/** Whoever has not been on the mat since, or never, is asked how they are. */
const daysAway = 21;

/** The few figures a club is run by, each the way to what it counts, and its weeks drawn. A club that begins has its steps. */
export function ClubAtAGlance({ meanwhile }: { meanwhile?: ReactNode }) {
  const { t, timeZone } = useI18n();
  const { has } = useViewer();
  const today = clubToday();
  const since = addDays(today, -daysAway);
  const mayRead = has('Student:Read') && has('Training:Read') && has('ItemLoan:Read');
  const counted = { enabled: mayRead, placeholderData: keepPreviousData };

  const { data: students } = useQuery({ ...countQuery('student', { status: 'active' }), ...counted });
  const { data: overdue } = useQuery({ ...countQuery('item-loan', { overdue: true }), ...counted });
  const { data: unseen } = useQuery({
    ...countQuery('student', { status: 'active', 'lastPresentAt.lt': instantOf(since, '00:00', timeZone) }),
    ...counted,
  });
  const { data: unbegun } = useQuery({
    ...countQuery('student', { status: 'active', 'lastPresentAt.null': true, 'joinedOn.lt': since }),
    ...counted,
  });
  const { data: trainings } = useQuery({ ...weeksQuery(today, timeZone), ...counted });
  if (!mayRead) return null;
  if (students === undefined || overdue === undefined || unseen === undefined) return meanwhile;
  if (unbegun === undefined || !trainings) return meanwhile;
  if (students === 0 || trainings.length === 0) return <FirstSteps />;

  const drawn = clubWeeks(trainings, today, timeZone);
  const week = drawn.totals.at(-1) ?? 0;
  const figure = (name: string, value: number, href: string | null, tone?: StatProps['tone']) => (
    <Stat
      size="large"
      value={value}
      tone={value > 0 ? tone : undefined}
      label={
        href ? (
          <Link href={href} aria-label={`${value} ${name}`}>
            {name}
          </Link>
        ) : (
          name
        )
      }
    />
  );
  return (
    <Suspense fallback={meanwhile}>
      <Stack space={24}>
        <Columns layout={2} space={24}>
          <Columns layout={2} from="always" space={24}>
            {figure(t('glance.students', { count: students }), students, '/dojo/student')}
            {figure(t('glance.week', { count: week }), week, '/dojo/training')}
          </Columns>
          <Columns layout={2} from="always" space={24}>
            <Stack space={0}>
              {figure(
                t('glance.unseen', { count: unseen }),
                unseen,
                `/dojo/student?lastPresentAt=..${addDays(since, -1)}`,
                'warning',
              )}
              {unbegun > 0 && (
                <Link href={`/dojo/student?lastPresentAt=null&joinedOn=..${addDays(since, -1)}`}>
                  {t('glance.unbegun', { count: unbegun })}
                </Link>
              )}
            </Stack>
            {figure(
              t('glance.overdue', { count: overdue }),
              overdue,
              has('Menu:Administration4Admin') ? '/adm/item-loan?overdue=true' : null,
              'danger',
            )}
          </Columns>
        </Columns>
        <WeeksCard of={drawn} />
      </Stack>
    </Suspense>
  );
}
