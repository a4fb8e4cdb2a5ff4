import { describePlace } from '@tatami/tables/describe-place';
import { NoteIcon } from '@tatami/ui/icons';

/** What students are given to do between trainings. */
export const place = describePlace('homework', {
  icon: NoteIcon,
  rights: 'Homework',
  name: ({ title }) => title,
  list: { path: '/dojo/homework', menu: 'dojo', right: 'Menu:Administration4Admin', sort: 'dueAt,desc' },
});
