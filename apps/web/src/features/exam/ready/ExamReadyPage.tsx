import { useQuery } from '@tanstack/react-query';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useViewer } from '@tatami/tables/viewer';
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  Inline,
  ItemList,
  Link,
  PageHeader,
  Stack,
  StatusTag,
} from '@tatami/ui';
import { UsersIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useTitle } from '@tatami/web-runtime/use-title';
import { lazy, Suspense, useState } from 'react';
import { type Prospect, readyQuery } from '../exam-queries.ts';
import { ProspectFace } from '../ProspectFace.tsx';
import { ProspectStanding } from '../ProspectStanding.tsx';
import { isReady, narrowed } from './narrowed.ts';
import { ReadyFilters } from './ReadyFilters.tsx';

const InviteToExamDialog = lazy(async () => ({
  default: (await import('./InviteToExamDialog.tsx')).InviteToExamDialog,
}));

const RowEditor = lazy(async () => ({
  default: (await import('@tatami/tables/RowEditor')).RowEditor<'exam'>,
}));

/** How many are shown at first, and with each press more. */
const some = 50;

/** Everybody who trains, with what their next grade asks for: who is ready, what others lack, and when they will have it. */
export function ExamReadyPage() {
  const { t } = useI18n();
  const { has } = useViewer();
  const { params, setParams } = useSearchParams();
  // Awaited before the page was shown; a failed reading anew keeps what there is.
  const { data: all = [] } = useQuery(readyQuery);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(some);
  // An exam that is begun on the way comes over the page, which keeps all that was chosen and typed.
  const [exam, setExam] = useState<string>();
  const [reason, setReason] = useState('');
  const asked = params.get('invite');
  useTitle(t('exam.ready.title'));

  const found = narrowed(all, params);
  const ready = found.filter(isReady);
  // Where only those are asked for, it need not be said of each.
  const areReady = params.get('ready') === 'yes';
  const invited = all.filter(({ student }) => chosen.has(student));
  const free = ready.filter(({ enteredFor }) => enteredFor === null);
  const choose = (students: readonly Prospect[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const { student } of students) {
      if (isChosen) next.add(student);
      else next.delete(student);
    }
    setChosen(next);
  };

  return (
    <Stack space={24}>
      <PageHeader
        title={t('exam.ready.title')}
        description={t('exam.ready.about')}
        back={
          has('Menu:Administration4Admin')
            ? { href: '/dojo/exam', label: t('exam.list.title') }
            : { href: '/dashboard', label: t('menu.dashboard') }
        }
      />
      <ReadyFilters all={all} />
      <Card
        title={t('exam.ready.count', { count: ready.length, all: found.length })}
        padding="none"
        bleed
        actions={
          <Inline space={8}>
            {free.some(({ student }) => !chosen.has(student)) && (
              <Button size="small" onClick={() => choose(free, true)}>
                {t('exam.ready.choose', { count: free.length })}
              </Button>
            )}
            {invited.length > 0 && (
              <Button size="small" variant="primary" onClick={() => setParams({ invite: 'yes' })}>
                {t('exam.ready.inviteTo', { count: invited.length })}
              </Button>
            )}
          </Inline>
        }
      >
        {found.length === 0 ? (
          <EmptyState
            icon={UsersIcon}
            title={t(all.length === 0 ? 'exam.ready.nobodyTrains' : 'exam.ready.nobodyFound')}
            titleLevel={3}
            description={t(all.length === 0 ? 'exam.ready.nobodyTrains.text' : 'exam.ready.nobodyFound.text')}
          />
        ) : (
          <ItemList
            label={t('exam.ready.title')}
            items={found.slice(0, shown).map((prospect) => ({
              id: prospect.student,
              title: <Link href={`/dojo/student/${prospect.student}`}>{nameOf(prospect)}</Link>,
              start: (
                <Checkbox
                  label={<ProspectFace prospect={prospect} />}
                  aria-label={nameOf(prospect)}
                  checked={chosen.has(prospect.student)}
                  onCheckedChange={(isChosen) => choose([prospect], isChosen)}
                />
              ),
              description: <ProspectStanding prospect={prospect} />,
              end:
                prospect.enteredFor !== null ? (
                  <StatusTag status="info">{t('exam.ready.entered')}</StatusTag>
                ) : (
                  !areReady &&
                  isReady(prospect) && <StatusTag status="success">{t('exam.ready.ready')}</StatusTag>
                ),
            }))}
          />
        )}
        {found.length > shown && (
          <Inline space={8} justify="center">
            <Button variant="quiet" onClick={() => setShown(shown + some)}>
              {t('exam.ready.all', { count: Math.min(some, found.length - shown) })}
            </Button>
          </Inline>
        )}
      </Card>
      {asked === 'yes' && invited.length > 0 && (
        <Suspense>
          <InviteToExamDialog
            prospects={invited}
            {...{ exam, reason }}
            onExamChange={setExam}
            onReasonChange={setReason}
            onNewExam={() => setParams({ invite: 'new' })}
            onInvited={() => {
              setChosen(new Set());
              setReason('');
            }}
            onClose={() => setParams({ invite: null }, { replace: true })}
          />
        </Suspense>
      )}
      {asked === 'new' && has('Exam:Write') && (
        <Suspense>
          <RowEditor
            of="exam"
            onSaved={({ id }) => {
              setExam(id);
              setParams({ invite: invited.length > 0 ? 'yes' : null }, { replace: true });
              void refreshTables('exam');
            }}
            onClose={() => setParams({ invite: invited.length > 0 ? 'yes' : null }, { replace: true })}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const nameOf = ({ firstName, lastName }: Prospect) => `${firstName} ${lastName}`;
