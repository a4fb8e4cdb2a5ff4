import { describePlace } from '@tatami/tables/describe-place';
import { KeyIcon } from '@tatami/ui/icons';

/** What scripts call the server by, whose each is, and what it may do. */
export const place = describePlace('access-token', {
  icon: KeyIcon,
  rights: 'AccessToken',
  name: ({ name }) => name,
  list: {
    path: '/adm/access-token',
    menu: 'rights',
    right: 'Menu:Rights4Admin',
    sort: 'createdAt,desc',
  },
});
