import { describePlace } from '@tatami/tables/describe-place';
import { UsersIcon } from '@tatami/ui/icons';

/** Everybody who trains in the club, or did. Who has left is shown when asked for. */
export const place = describePlace('student', {
  icon: UsersIcon,
  rights: 'Student',
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  row: '/dojo/student/:id',
  list: {
    path: '/dojo/student',
    menu: 'dojo',
    sort: 'lastName',
    alongside: ['grade'],
    defaultFilters: { status: ['active'] },
  },
});
