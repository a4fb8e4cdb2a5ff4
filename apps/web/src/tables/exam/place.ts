import { describePlace } from '@tatami/tables/describe-place';
import { AwardIcon } from '@tatami/ui/icons';

/** Exams for grades, from the draft to the locked protocol. */
export const place = describePlace('exam', {
  icon: AwardIcon,
  rights: 'Exam',
  name: ({ name }) => name,
  row: '/dojo/exam/:id',
  list: { path: '/dojo/exam', menu: 'dojo', right: 'Menu:Administration4Admin', sort: 'date,desc' },
});
