import { useQuery } from '@tanstack/react-query';
import { RowLink } from '@tatami/tables/RowLink';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { rowQuery } from '@tatami/tables/row-queries';
import { useViewer } from '@tatami/tables/viewer';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  Columns,
  DescriptionList,
  MenuButton,
  type MenuEntry,
  PageHeader,
  Stack,
  Stat,
  useToast,
} from '@tatami/ui';
import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import type { PageProps } from '@tatami/web-runtime/routes';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useTitle } from '@tatami/web-runtime/use-title';
import { lazy, Suspense, useState } from 'react';
import { clubToday } from '../../lib/club/club-zone.ts';
import { DownloadButton } from '../../lib/DownloadButton.tsx';
import { CandidatesCard } from './CandidatesCard.tsx';
import { ExamState } from './ExamState.tsx';
import { type Candidate, candidatesQuery, type Exam, type ExamDeed } from './exam-queries.ts';
import { ReadinessCard } from './ReadinessCard.tsx';

const RowEditor = lazy(async () => ({ default: (await import('@tatami/tables/RowEditor')).RowEditor }));
const RowRemoval = lazy(async () => ({
  default: (await import('@tatami/tables/RowRemoval')).RowRemoval<'exam'>,
}));
const ExamAction = lazy(async () => ({ default: (await import('./ExamAction.tsx')).ExamAction }));
const EvidenceDialog = lazy(async () => ({
  default: (await import('./EvidenceDialog.tsx')).EvidenceDialog,
}));
const HistoryDrawer = lazy(async () => ({
  default: (await import('@tatami/tables/HistoryDrawer')).HistoryDrawer,
}));

/** One exam: who is ready for it, who comes, and how it went. */
export function ExamPage({ params: { id } }: PageProps<'/dojo/exam/:id'>) {
  const { data: exam } = useQuery(rowQuery('exam', id));
  // It was awaited before the page was shown; a failed reading anew keeps what there is.
  return exam ? <LoadedExam exam={exam} /> : null;
}

function LoadedExam({ exam }: { exam: Exam }) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const toast = useToast();
  const { navigate } = useNavigation();
  const { params, setParams } = useSearchParams();
  const { data: candidates = [] } = useQuery(candidatesQuery(exam.id));
  const [deed, setDeed] = useState<ExamDeed | 'remove' | null>(null);
  useTitle(exam.name);

  const { id, state } = exam;
  const edited = params.get('edit');
  const shown = params.get('show');
  const close = () => setParams({ edit: null, show: null }, { replace: true });
  const candidate = candidates.find((each) => each.id === edited);
  const isOver = state === 'completed' || state === 'cancelled';
  const mayWrite = has('Exam:Write');
  const offered: (MenuEntry | false)[] = [
    mayWrite && !isOver && { label: t('exam.page.edit'), onSelect: () => setParams({ edit: 'exam' }) },
    state === 'completed' && {
      label: t('exam.page.verify'),
      onSelect: () => setParams({ show: 'evidence' }),
    },
    has('ExamCandidate:Write') && {
      label: t('exam.ready.title'),
      onSelect: () => navigate('/dojo/exam/ready'),
    },
    { label: t('exam.statistics.title'), onSelect: () => navigate('/dojo/exam/statistics') },
    has('AuditLog:Read') && { label: t('form.history'), onSelect: () => setParams({ show: 'history' }) },
    mayWrite && !isOver && 'separator',
    mayWrite &&
      !isOver && { label: t('exam.action.cancel'), tone: 'danger', onSelect: () => setDeed('cancel') },
    mayWrite &&
      !isOver &&
      candidates.length === 0 && {
        label: t('exam.page.remove'),
        tone: 'danger',
        onSelect: () => setDeed('remove'),
      },
  ];
  const entries = offered.filter((entry) => entry !== false);

  return (
    <Stack space={24}>
      <PageHeader
        title={exam.name}
        tags={<ExamState state={state} />}
        description={`${capitalize(format.date(exam.date, 'full'))}, ${exam.workplaceName}`}
        back={
          has('Menu:Administration4Admin')
            ? { href: '/dojo/exam', label: t('exam.list.title') }
            : { href: '/dashboard', label: t('menu.dashboard') }
        }
        actions={
          <>
            <NextStep exam={exam} onAsk={setDeed} />
            {entries.length > 0 && <MenuButton compact label={t('training.actions')} entries={entries} />}
          </>
        }
      />
      {state === 'cancelled' && (
        <Banner tone="warning" title={t('exam.page.cancelled')}>
          {exam.cancelReason}
        </Banner>
      )}
      <Columns layout="main-aside" space={24} from="desktop" align="start">
        <Stack space={24}>
          <CandidatesCard exam={exam} onEdit={(candidate) => setParams({ edit: candidate })} />
          {has('ExamCandidate:Write') && !isOver && <ReadinessCard exam={exam} />}
        </Stack>
        <Stack space={24}>
          {state === 'completed' && <ResultsCard candidates={candidates} />}
          <DetailsCard exam={exam} />
        </Stack>
      </Columns>

      <Suspense>
        {edited === 'exam' && mayWrite && !isOver && (
          <RowEditor of="exam" entity={exam} title={t('exam.page.edit')} onClose={close} />
        )}
        {candidate && has('ExamCandidate:Write') && (
          <RowEditor
            key={candidate.id}
            of="exam-candidate"
            entity={candidate}
            title={`${candidate.studentFirstName} ${candidate.studentLastName}`}
            description={exam.name}
            onClose={close}
          />
        )}
        {shown === 'evidence' && state === 'completed' && (
          <EvidenceDialog exam={exam} candidates={candidates} onClose={close} />
        )}
        {shown === 'history' && has('AuditLog:Read') && (
          <HistoryDrawer
            id={id}
            related={candidates.map((each) => each.id)}
            name={exam.name}
            onClose={close}
          />
        )}
        {deed === 'remove' && (
          <RowRemoval
            of="exam"
            entity={exam}
            values={{ name: exam.name }}
            onRemoved={() => {
              void refreshTables('exam');
              toast({ message: t('form.deleted') });
              navigate('/dojo/exam', { replace: true });
            }}
            onRetired={() => setDeed(null)}
            onClose={() => setDeed(null)}
          />
        )}
        {deed && deed !== 'remove' && (
          <ExamAction
            exam={exam}
            deed={deed}
            onClose={() => setDeed(null)}
            onDone={(message) => {
              setDeed(null);
              void refreshTables('exam', 'exam-candidate', 'student-grade', 'student');
              toast({ message });
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
}

/** The one thing that an exam is waiting for. */
function NextStep({ exam: { id, state, date }, onAsk }: { exam: Exam; onAsk: (deed: ExamDeed) => void }) {
  const { t } = useI18n();
  const { has } = useViewer();
  const mayWrite = has('Exam:Write');
  const step = (deed: ExamDeed) => (
    <Button variant="primary" onClick={() => onAsk(deed)}>
      {t(`exam.action.${deed}`)}
    </Button>
  );
  if (state === 'draft') return mayWrite && step('open');
  if (state === 'open') return mayWrite && date <= clubToday() && step('start');
  if (state === 'completed')
    return <DownloadButton path={`/exam/${id}/protocol.pdf`}>{t('exam.protocol.take')}</DownloadButton>;
  return (
    state === 'inProgress' && (
      <>
        <ButtonLink href={`/dojo/exam/${id}/sheet`} variant="primary">
          {t('exam.sheet.open')}
        </ButtonLink>
        {mayWrite && <Button onClick={() => onAsk('complete')}>{t('exam.action.complete')}</Button>}
      </>
    )
  );
}

function DetailsCard({ exam }: { exam: Exam }) {
  const { t, format } = useI18n();
  const { workplace, workplaceName, profile, examiners, applicationDeadline, feePln, completedAt } = exam;
  return (
    <Card title={t('exam.page.details')}>
      <DescriptionList
        items={[
          {
            term: t('exam.workplace'),
            value: <RowLink of="workplace" id={workplace} name={workplaceName} />,
          },
          { term: t('exam.page.rules'), value: t(`exam.profile.${profile}`) },
          { term: t('exam.examiners'), value: examiners.join(', ') },
          ...(applicationDeadline
            ? [{ term: t('exam.applicationDeadline'), value: format.date(applicationDeadline, 'long') }]
            : []),
          ...(feePln === null
            ? []
            : [{ term: t('exam.page.fee'), value: t('exam.page.fee.pln', { pln: format.number(feePln) }) }]),
          ...(completedAt
            ? [{ term: t('exam.completedAt'), value: format.dateOf(completedAt, 'long') }]
            : []),
        ]}
      />
    </Card>
  );
}

function ResultsCard({ candidates }: { candidates: readonly Candidate[] }) {
  const { t } = useI18n();
  const examined = candidates.filter(({ rsvp }) => rsvp !== 'declined');
  return (
    <Card title={t('exam.page.results')}>
      <Columns layout={3} space={16} from="always">
        {(['passed', 'failed', 'noShow'] as const).map((result) => (
          <Stat
            key={result}
            label={t(`exam.page.results.${result}`)}
            value={examined.filter((candidate) => candidate.result === result).length}
          />
        ))}
      </Columns>
    </Card>
  );
}
