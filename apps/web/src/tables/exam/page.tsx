import { examRules } from '@tatami/sdk/rules/exam';
import { describeTable } from '@tatami/tables/describe-table';
import { CountLink } from '../../lib/CountLink.tsx';
import { DownloadButton } from '../../lib/DownloadButton.tsx';
import { place as candidates } from '../exam-candidate/place.ts';
import { place } from './place.ts';

export const table = describeTable(place, examRules, {
  columns: [
    { field: 'name', width: 140 },
    'date',
    { field: 'workplace', shows: 'workplaceName', fromDesktop: true },
    { field: 'profile', fromDesktop: true },
    {
      field: 'state',
      tones: {
        draft: 'neutral',
        open: 'info',
        inProgress: 'warning',
        completed: 'success',
        cancelled: 'danger',
      },
    },
    {
      field: 'candidateCount',
      interactive: true,
      cardName: true,
      cell: ({ id, name, candidateCount }, { t }) => (
        <CountLink
          count={candidateCount}
          to={candidates}
          search={{ exam: id }}
          label={t('exam.candidates.of', { name })}
        />
      ),
    },
    'passedCount',
    {
      field: 'none',
      id: 'protocol',
      interactive: true,
      nowrap: true,
      cell: ({ id, name, date, state }, { t, format }) =>
        state === 'completed' && (
          <DownloadButton size="small" path={`/exam/${id}/protocol.pdf`} of={`${name}, ${format.date(date)}`}>
            {t('exam.protocol.take')}
          </DownloadButton>
        ),
    },
  ],
  form: [['name'], ['date', 'applicationDeadline'], ['workplace', 'profile'], ['examiners'], ['feePln']],
  fields: { profile: { asLast: true } },
  actions: {
    open: { when: ({ state }) => state === 'draft' },
    start: { when: ({ state }) => state === 'open' },
    complete: { when: ({ state }) => state === 'inProgress', isGrave: true },
    cancel: { when: ({ state }) => state !== 'completed' && state !== 'cancelled', isGrave: true },
  },
  isLocked: ({ state }) => state === 'completed' || state === 'cancelled',
});
