import { taskRules } from '@tatami/sdk/rules/task';
import { describeTable } from '@tatami/tables/describe-table';
import { RowLink } from '@tatami/tables/RowLink';
import { UserName } from '../../lib/face/UserName.tsx';
import { place } from './place.ts';

export const table = describeTable(place, taskRules, {
  columns: [
    'title',
    {
      field: 'assignee',
      shows: 'assigneeName',
      cell: ({ assignee, assigneeName, assigneeFirstName, assigneeLastName, assigneePicture }) =>
        assignee && (
          <UserName
            person={{
              id: assignee,
              firstName: assigneeFirstName ?? '',
              lastName: assigneeLastName ?? '',
              picture: assigneePicture,
            }}
          >
            <RowLink of="user" id={assignee} name={assigneeName ?? ''} />
          </UserName>
        ),
    },
    {
      field: 'status',
      tones: { todo: 'neutral', doing: 'info', done: 'success', dropped: 'warning' },
    },
    'priority',
    'dueOn',
    { field: 'doneAt', fromDesktop: true, card: 'hidden' },
  ],
  again: true,
  form: [['title'], ['description'], ['assignee'], ['status', 'priority'], ['dueOn']],
  actions: {
    done: { when: ({ status }) => status === 'todo' || status === 'doing' },
    reopen: { when: ({ status }) => status === 'done' || status === 'dropped' },
  },
});
