import { describePlace } from '@tatami/tables/describe-place';
import { CheckIcon } from '@tatami/ui/icons';

/** What is to be done in the club, and by whom. */
export const place = describePlace('task', {
  icon: CheckIcon,
  rights: 'Task',
  name: ({ title }) => title,
  list: {
    path: '/adm/task',
    menu: 'development',
    right: 'Menu:Developer',
    sort: 'priority',
    defaultFilters: { status: ['todo', 'doing'] },
  },
});
