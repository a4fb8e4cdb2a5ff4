import { useQuery } from '@tanstack/react-query';
import { Face } from '@tatami/tables/Face';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useAttempt } from '@tatami/tables/use-attempt';
import { useViewer } from '@tatami/tables/viewer';
import {
  Banner,
  Card,
  EmptyState,
  ItemList,
  MenuButton,
  type MenuEntry,
  Skeleton,
  Stack,
  StatusTag,
} from '@tatami/ui';
import { AnswerPill } from '@tatami/ui/AnswerPill';
import { UsersIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { club } from '../../lib/api/club.ts';
import { type Candidate, candidatesQuery, type Exam } from './exam-queries.ts';
import { GradeStep } from './GradeStep.tsx';
import { useMissingWords } from './use-missing-words.ts';

const resultTones = { pending: 'neutral', passed: 'success', failed: 'danger', noShow: 'warning' } as const;
const rsvpTones = { invited: 'neutral', accepted: 'success', declined: 'danger' } as const;

/** Who comes to an exam, for which grade, whether they may, and whether the fee is paid. */
export function CandidatesCard({ exam, onEdit }: { exam: Exam; onEdit: (candidate: string) => void }) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const query = useQuery(candidatesQuery(exam.id));
  const missingWords = useMissingWords();
  const { attempt, isBusy, failure } = useAttempt();
  const isOver = exam.state === 'completed' || exam.state === 'cancelled';
  const mayWrite = has('ExamCandidate:Write') && !isOver;

  const act = (candidate: Candidate, deed: 'invite' | 'accept' | 'decline' | 'pay' | 'unpay' | 'refresh') =>
    attempt(async () => {
      await club.table('exam-candidate').act(candidate.id, deed);
      await refreshTables('exam-candidate', 'exam');
    });

  function entriesOf(candidate: Candidate): MenuEntry[] {
    const { rsvp, result, id } = candidate;
    const offered: (MenuEntry | false)[] = [
      rsvp !== 'accepted' && {
        label: t('exam-candidate.action.accept'),
        onSelect: () => act(candidate, 'accept'),
      },
      rsvp !== 'declined' &&
        exam.state !== 'inProgress' && {
          label: t('exam-candidate.action.decline'),
          onSelect: () => act(candidate, 'decline'),
        },
      rsvp !== 'invited' &&
        result === 'pending' && {
          label: t('exam-candidate.action.invite'),
          onSelect: () => act(candidate, 'invite'),
        },
      { label: t('exam-candidate.action.refresh'), onSelect: () => act(candidate, 'refresh') },
      'separator',
      { label: t('form.edit'), onSelect: () => onEdit(id) },
    ];
    return offered.filter((entry) => entry !== false);
  }

  const state = (candidate: Candidate) =>
    exam.state === 'completed' || candidate.result !== 'pending' ? (
      <StatusTag status={resultTones[candidate.result]}>
        {t(`exam-candidate.result.${candidate.result}`)}
      </StatusTag>
    ) : (
      <StatusTag status={rsvpTones[candidate.rsvp]}>{t(`exam.page.rsvp.${candidate.rsvp}`)}</StatusTag>
    );

  if (query.isLoadingError)
    return (
      <Card title={t('exam-candidate.list.title')}>
        <QueryFailure query={query} />
      </Card>
    );
  const candidates = query.data;
  return (
    <Card
      title={
        candidates?.length
          ? t('exam.page.candidates', { count: candidates.length })
          : t('exam-candidate.list.title')
      }
      padding="none"
      bleed
    >
      {failure && <Banner tone="danger">{failure}</Banner>}
      {!candidates ? (
        <Skeleton shape="block" />
      ) : candidates.length === 0 ? (
        <EmptyState
          size="small"
          icon={UsersIcon}
          title={t('exam.page.nobody')}
          description={t(isOver ? 'exam.page.nobody.over' : 'exam.page.nobody.text')}
        />
      ) : (
        <ItemList
          label={t('exam-candidate.list.title')}
          items={candidates.map((candidate) => {
            const { id, student, studentFirstName, studentLastName, studentPicture } = candidate;
            const name = `${studentFirstName} ${studentLastName}`;
            const missing = missingWords(candidate, exam);
            return {
              id,
              title: name,
              start: (
                <Face
                  of="student"
                  person={{
                    id: student,
                    firstName: studentFirstName,
                    lastName: studentLastName,
                    picture: studentPicture,
                  }}
                  belt={candidate.studentBelt}
                  size={44}
                />
              ),
              description: (
                <Stack space={4}>
                  <GradeStep from={candidate.gradeFrom} to={candidate.gradeTo} />
                  {missing ? (
                    <span>
                      {missing}
                      {candidate.overrideReason &&
                        ` · ${t('exam.page.override', { reason: candidate.overrideReason })}`}
                    </span>
                  ) : (
                    exam.state !== 'completed' && <span>{t('exam.page.ready')}</span>
                  )}
                  {candidate.paidAt && exam.feePln !== null && (
                    <span>{t('exam.page.paidOn', { day: format.dateOf(candidate.paidAt) })}</span>
                  )}
                </Stack>
              ),
              end: (
                <>
                  {state(candidate)}
                  {exam.feePln !== null && mayWrite && (
                    <AnswerPill
                      pressed={candidate.paidAt !== null}
                      disabled={isBusy}
                      aria-label={t('exam.page.paid.of', { name })}
                      onClick={() => act(candidate, candidate.paidAt ? 'unpay' : 'pay')}
                    >
                      {t('exam.page.paid')}
                    </AnswerPill>
                  )}
                  {mayWrite && (
                    <MenuButton
                      compact
                      label={t('exam.page.actionsOf', { name })}
                      entries={entriesOf(candidate)}
                    />
                  )}
                </>
              ),
            };
          })}
        />
      )}
    </Card>
  );
}
