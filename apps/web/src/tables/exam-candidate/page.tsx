import type { Entity } from '@tatami/sdk';
import { examCandidateRules } from '@tatami/sdk/rules/exam-candidate';
import { describeTable } from '@tatami/tables/describe-table';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { DownloadButton } from '../../lib/DownloadButton.tsx';
import { studentColumn } from '../../lib/face/student-column.tsx';
import { place } from './place.ts';

/** Whether the exam has ended, and its candidates with it. */
const isLocked = ({ examState }: Entity<'exam-candidate'>) =>
  examState === 'completed' || examState === 'cancelled';

const isOpen = (candidate: Entity<'exam-candidate'>) =>
  !isLocked(candidate) && candidate.result === 'pending';

const certificateOf = (id: string) => `/exam-candidate/${id}/certificate.pdf` as const;

/** The certificate of who has passed: where there is less room, the list has no column for it. */
function Certificate({ entity }: { entity: Entity<'exam-candidate'> | undefined }) {
  const { t } = useI18n();
  return (
    entity?.certificateNo && (
      <div>
        <DownloadButton path={certificateOf(entity.id)}>
          {t('exam-candidate.certificate', { number: entity.certificateNo })}
        </DownloadButton>
      </div>
    )
  );
}

export const table = describeTable(place, examCandidateRules, {
  columns: [
    { ...studentColumn, sort: 'studentLastName' },
    { field: 'exam', shows: 'examName', sort: 'examDate', width: 130 },
    'gradeTo',
    { field: 'isEligible', fromDesktop: true, tones: { true: 'success', false: 'warning' } },
    { field: 'rsvp', tones: { invited: 'neutral', accepted: 'success', declined: 'danger' } },
    {
      field: 'result',
      tones: { pending: 'neutral', passed: 'success', failed: 'danger', noShow: 'warning' },
    },
    { field: 'protocolNo', fromDesktop: true },
    {
      field: 'certificateNo',
      fromDesktop: true,
      interactive: true,
      cell: ({ id, certificateNo }) =>
        certificateNo && (
          <span data-paper="word">
            <DownloadButton size="small" path={certificateOf(id)}>
              {certificateNo}
            </DownloadButton>
          </span>
        ),
    },
  ],
  inFile: ['marks'],
  comesFrom: 'exam',
  form: [['exam'], ['student'], ['gradeTo'], ['conditionsMet'], ['overrideReason'], ['result'], ['note']],
  fields: {
    exam: { readOnly: () => true },
    student: { readOnly: () => true },
  },
  actions: {
    invite: { when: (candidate) => isOpen(candidate) && candidate.rsvp !== 'invited' },
    accept: { when: (candidate) => isOpen(candidate) && candidate.rsvp !== 'accepted' },
    decline: {
      when: (candidate) =>
        isOpen(candidate) && candidate.examState !== 'inProgress' && candidate.rsvp !== 'declined',
    },
    refresh: { when: isOpen },
    pay: { when: (candidate) => !isLocked(candidate) && candidate.paidAt === null },
    unpay: { when: (candidate) => !isLocked(candidate) && candidate.paidAt !== null },
  },
  isLocked,
  BelowForm: Certificate,
});
