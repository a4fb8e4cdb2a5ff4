import { describePlace } from '@tatami/tables/describe-place';
import { UserCheckIcon } from '@tatami/ui/icons';

/** Who asks for a first class, and how far that has come. */
export const place = describePlace('lead', {
  icon: UserCheckIcon,
  rights: 'Lead',
  name: ({ name }) => name,
  list: {
    path: '/adm/lead',
    menu: 'administration',
    right: 'Menu:Administration4Admin',
    sort: 'createdAt,desc',
    defaultFilters: { state: ['new', 'contacted', 'trial'] },
  },
});
