import { RollCallIcon } from '@tatami/ui/icons';
import { describePlace } from '../../lib/table/describe-place.ts';

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
