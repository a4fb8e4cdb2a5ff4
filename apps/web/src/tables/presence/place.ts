import { describePlace } from '@tatami/tables/describe-place';
import { RollCallIcon } from '@tatami/ui/icons';

/** Who was at which training. */
export const place = describePlace('presence', {
  icon: RollCallIcon,
  rights: 'Presence',
  name: ({ studentFirstName, studentLastName, trainingTitle }) =>
    `${studentFirstName} ${studentLastName}: ${trainingTitle}`,
  list: {
    path: '/dojo/presence',
    menu: 'dojo',
    right: 'Menu:Administration4Admin',
    sort: 'trainingStartsAt,desc',
  },
});
