import { describePlace } from '@tatami/tables/describe-place';
import { UserIcon } from '@tatami/ui/icons';

/** Everybody who may sign in, or may not any more. */
export const place = describePlace('user', {
  icon: UserIcon,
  rights: 'User',
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  list: {
    path: '/adm/user',
    menu: 'administration',
    right: 'Menu:Administration4Admin',
    sort: 'lastName',
  },
});
