import { useViewer } from '@tatami/tables/viewer';
import { Columns, Link, Stat, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { ReactNode } from 'react';
import type { ClubOverview } from '../../../../lib/club/home/club-overview-query.ts';
import { monthEnd } from './month-end.ts';
import { totalsOf } from './totals-of.ts';

/** The weeks that are over which are counted together. */
const weeksCounted = 4;

/** The four figures that a club is run by, each the way to what it counts, with what it was a year ago beside it. */
export function ClubFigures({ of: { today, students, attendance, ready } }: { of: ClubOverview }) {
  const { t } = useI18n();
  const { has } = useViewer();
  const month = `${today.slice(0, 7)}-01`;
  const figure = (value: number, name: string, href: string, beside?: ReactNode) => (
    <Stat
      size="large"
      value={value}
      beside={beside}
      label={
        <Link href={href} tone="quiet" aria-label={`${value} ${name}`}>
          {name}
        </Link>
      }
    />
  );
  const change = (now: number, before: number) => (
    <Text as="span" size="small" tone={now > before ? 'success' : 'muted'}>
      {now === before
        ? t('club.change.same')
        : t(now > before ? 'club.change.more' : 'club.change.less', { count: Math.abs(now - before) })}
    </Text>
  );
  const all = attendance && totalsOf(attendance);
  const sum = (values: readonly number[]) =>
    values.slice(-1 - weeksCounted, -1).reduce((total, value) => total + value, 0);
  const visits = all ? sum(all) : 0;
  return (
    <Columns layout={2} space={24} from="desktop">
      <Columns layout={2} from="always" space={24}>
        {students &&
          figure(
            students.active,
            t('club.students', { count: students.active }),
            '/dojo/student',
            change(students.active, students.aYearAgo),
          )}
        {attendance &&
          figure(
            visits,
            t('club.visits', { count: visits }),
            '/dojo/training?view=list&when=past',
            change(visits, sum(attendance.lastYear)),
          )}
      </Columns>
      <Columns layout={2} from="always" space={24}>
        {students &&
          figure(
            students.joined,
            t('club.joined', { count: students.joined }),
            `/dojo/student?joinedOn=${month}..${monthEnd(month)}&status=all`,
            change(students.joined, students.joinedAYearAgo),
          )}
        {ready &&
          figure(
            ready.count,
            t('club.ready', { count: ready.count }),
            has('ExamCandidate:Write') ? '/dojo/exam/ready?ready=yes' : '#club-ready',
          )}
      </Columns>
    </Columns>
  );
}
