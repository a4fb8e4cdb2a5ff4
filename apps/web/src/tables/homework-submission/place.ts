import { describePlace } from '@tatami/tables/describe-place';
import { EditIcon } from '@tatami/ui/icons';

/** What each student did of their homework. */
export const place = describePlace('homework-submission', {
  icon: EditIcon,
  rights: 'HomeworkSubmission',
  name: ({ studentFirstName, studentLastName, homeworkTitle }) =>
    `${studentFirstName} ${studentLastName}: ${homeworkTitle}`,
  list: {
    path: '/dojo/homework-submission',
    menu: 'dojo',
    right: 'Menu:Administration4Admin',
    sort: 'submittedAt,desc',
  },
});
