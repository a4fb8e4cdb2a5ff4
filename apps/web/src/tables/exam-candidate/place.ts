import { describePlace } from '@tatami/tables/describe-place';
import { UserCheckIcon } from '@tatami/ui/icons';

/** Who goes to which exam, for which grade, and how it went. */
export const place = describePlace('exam-candidate', {
  icon: UserCheckIcon,
  rights: 'ExamCandidate',
  name: ({ studentFirstName, studentLastName, examName }) =>
    `${studentFirstName} ${studentLastName}: ${examName}`,
  list: {
    path: '/dojo/exam-candidate',
    menu: 'dojo',
    right: 'Menu:Administration4Admin',
    sort: 'examDate,desc',
  },
});
