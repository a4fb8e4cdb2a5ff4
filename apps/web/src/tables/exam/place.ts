import { AwardIcon } from '@tatami/ui/icons';
import { describePlace } from '../../lib/table/describe-place.ts';

/** Exams for grades, from the draft to the locked protocol. */
export const place = describePlace('exam', {
  icon: AwardIcon,
  rights: 'Exam',
  name: ({ name }) => name,
  list: { path: '/dojo/exam', menu: 'dojo', right: 'Menu:Administration4Admin', sort: 'date,desc' },
});
