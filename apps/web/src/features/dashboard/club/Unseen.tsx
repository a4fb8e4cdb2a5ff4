import { Face } from '@tatami/tables/Face';
import { useAttempt } from '@tatami/tables/use-attempt';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, Button, Heading, Inline, ItemList, Link, Stack, StatusTag, Text } from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { addDays } from '@tatami/web-runtime/zoned-time';
import { Suspense, useEffect, useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { clubOverviewQuery, type Part } from '../../../lib/club/home/club-overview-query.ts';

const MissedMailDialog = lazyOrNothing(async () => (await import('./MissedMailDialog.tsx')).MissedMailDialog);

/** How many people are shown; the numbers lead to all. */
const shown = 6;

/** What was just written, as long as it can be taken back. */
interface Sent {
  students: string[];
  goesAt: string;
}

/** Who has not been on the mat for three weeks, and one press to ask them how they are. */
export function Unseen({ of: { before, lapsed, neverCame, students } }: { of: Part<'unseen'> }) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const { attempt, isBusy, failure } = useAttempt();
  const [writingTo, setWritingTo] = useState<readonly string[] | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const mayWrite = has('Student:Write');
  const waiting = students.filter((student) => student.mayWrite).map(({ id }) => id);
  const last = addDays(before, -1);

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setSent(null), Math.max(0, Date.parse(sent.goesAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [sent]);

  const takeBack = () =>
    attempt(async () => {
      if (!sent) return;
      dataOf(await club.api.POST('/missed-mail/undo', { body: { students: sent.students } }));
      setSent(null);
      await queryClient.invalidateQueries({ queryKey: clubOverviewQuery.queryKey });
    });

  return (
    <Stack space={12}>
      <Inline space={12} justify="between">
        <Heading level={2}>{t('club.unseen')}</Heading>
        {mayWrite && waiting.length > 0 && (
          <Button size="small" icon={MailIcon} onClick={() => setWritingTo(waiting)}>
            {t('club.unseen.write', { count: waiting.length })}
          </Button>
        )}
      </Inline>
      {lapsed + neverCame > 0 && (
        <Inline space={16}>
          {lapsed > 0 && (
            <Link href={`/dojo/student?lastPresentAt=..${last}`}>
              {t('club.unseen.lapsed', { count: lapsed })}
            </Link>
          )}
          {neverCame > 0 && (
            <Link href={`/dojo/student?lastPresentAt=null&joinedOn=..${last}`}>
              {t('club.unseen.neverCame', { count: neverCame })}
            </Link>
          )}
        </Inline>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
      {sent && (
        <Banner
          tone="success"
          action={
            <Button size="small" disabled={isBusy} onClick={() => void takeBack()}>
              {t('club.missed.undo')}
            </Button>
          }
        >
          {t('club.missed.sent', { count: sent.students.length })}
        </Banner>
      )}
      {students.length === 0 && <Text tone="muted">{t('club.unseen.none')}</Text>}
      <ItemList
        padding="none"
        items={students.slice(0, shown).map((student) => ({
          id: student.id,
          href: `/dojo/student/${student.id}`,
          start: <Face of="student" person={student} belt={student.beltColor} />,
          title: `${student.firstName} ${student.lastName}`,
          description: student.lastPresentAt
            ? t('club.unseen.since', { date: format.dateOf(student.lastPresentAt, 'dayMonth') })
            : t('club.unseen.never', { date: format.date(student.joinedOn, 'dayMonth') }),
          end: student.missedMailAt && !student.mayWrite && (
            <StatusTag status="info">
              {t('club.unseen.written', { date: format.dateOf(student.missedMailAt, 'dayMonth') })}
            </StatusTag>
          ),
        }))}
      />
      {writingTo && (
        <Suspense>
          <MissedMailDialog
            students={writingTo}
            nameOf={(id) => {
              const student = students.find((each) => each.id === id);
              return student ? `${student.firstName} ${student.lastName}` : '';
            }}
            onClose={() => setWritingTo(null)}
            onSent={(written, goesAt) => {
              setWritingTo(null);
              if (goesAt) setSent({ students: written, goesAt });
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
