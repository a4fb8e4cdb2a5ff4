import type { Entity } from '@tatami/sdk';
import { homeworkRules } from '@tatami/sdk/rules/homework';
import { describeTable } from '@tatami/tables/describe-table';
import { CountLink } from '../../lib/CountLink.tsx';
import { place as submissions } from '../homework-submission/place.ts';
import { place } from './place.ts';

/** Who has it already keeps it. */
const isGiven = ({ state }: Entity<'homework'>): boolean => state !== 'draft';

export const table = describeTable(place, homeworkRules, {
  columns: [
    'title',
    { field: 'assignees', fromDesktop: true },
    { field: 'author', shows: 'authorName', fromDesktop: true },
    { field: 'dueAt', withTime: true },
    {
      field: 'state',
      tones: { draft: 'neutral', published: 'info', closed: 'warning', archived: 'neutral' },
    },
    {
      field: 'assignedCount',
      interactive: true,
      cardName: true,
      cell: ({ id, title, assignedCount }, { t }) => (
        <CountLink
          count={assignedCount}
          to={submissions}
          search={{ homework: id }}
          label={t('homework.submissions.of', { title })}
        />
      ),
    },
    'submittedCount',
    'reviewedCount',
  ],
  form: [
    ['title'],
    ['description'],
    ['assignees'],
    ['students'],
    ['section'],
    ['minGrade', 'maxGrade'],
    ['techniques'],
    ['availableFrom'],
    ['dueAt'],
    ['submission'],
  ],
  fields: {
    assignees: { readOnly: isGiven },
    students: { readOnly: isGiven, when: ({ assignees }) => assignees === 'students' },
    section: { readOnly: isGiven, when: ({ assignees }) => assignees === 'section' },
    minGrade: { readOnly: isGiven, when: ({ assignees }) => assignees === 'gradeRange' },
    maxGrade: { readOnly: isGiven, when: ({ assignees }) => assignees === 'gradeRange' },
  },
  initial: () => ({ assignees: 'students' as const }),
  actions: {
    publish: { when: ({ state }) => state === 'draft' },
    close: { when: ({ state }) => state === 'published' },
    archive: { when: ({ state }) => state === 'closed' },
  },
});
