import { examCandidateRules } from '@tatami/sdk/rules/exam-candidate';
import { describeTable } from '@tatami/tables/describe-table';
import { DownloadButton } from '../../lib/DownloadButton.tsx';
import { studentColumn } from '../../lib/face/student-column.tsx';
import { place } from './place.ts';

export const table = describeTable(place, examCandidateRules, {
  columns: [
    { ...studentColumn, sort: 'studentLastName' },
    { field: 'exam', shows: 'examName', sort: 'examDate' },
    'gradeTo',
    { field: 'isEligible', tones: { true: 'success', false: 'warning' } },
    { field: 'rsvp', tones: { invited: 'neutral', accepted: 'success', declined: 'danger' } },
    {
      field: 'result',
      tones: { pending: 'neutral', passed: 'success', failed: 'danger', noShow: 'warning' },
    },
    { field: 'protocolNo', fromDesktop: true },
    {
      field: 'certificateNo',
      interactive: true,
      cell: ({ id, certificateNo }) =>
        certificateNo && (
          <span data-paper="word">
            <DownloadButton size="small" path={`/exam-candidate/${id}/certificate.pdf`}>
              {certificateNo}
            </DownloadButton>
          </span>
        ),
    },
  ],
  form: [['exam'], ['student'], ['gradeTo'], ['conditionsMet'], ['overrideReason'], ['result'], ['note']],
  fields: {
    exam: { readOnly: () => true },
    student: { readOnly: () => true },
  },
  actions: {
    invite: { when: ({ rsvp, result }) => rsvp !== 'invited' && result === 'pending' },
    accept: { when: ({ rsvp, result }) => rsvp !== 'accepted' && result === 'pending' },
    decline: { when: ({ rsvp, result }) => rsvp !== 'declined' && result === 'pending' },
    refresh: { when: ({ result }) => result === 'pending' },
  },
});
