import { describePlace } from '@tatami/tables/describe-place';
import { BuildingIcon } from '@tatami/ui/icons';

/** Where the club trains. */
export const place = describePlace('workplace', {
  icon: BuildingIcon,
  rights: 'Workplace',
  name: ({ name }) => name,
  few: 'name',
  list: {
    path: '/adm/workplace',
    menu: 'administration',
    right: 'Menu:Administration4Admin',
    sort: 'name',
  },
});
