import { describePlace } from '@tatami/tables/describe-place';
import { BookmarkIcon } from '@tatami/ui/icons';

/** What the club owns: weapons, gi, mats and books. */
export const place = describePlace('item', {
  icon: BookmarkIcon,
  rights: 'Item',
  name: ({ name, inventoryNo }) => (inventoryNo ? `${name} (${inventoryNo})` : name),
  list: {
    path: '/adm/item',
    menu: 'administration',
    right: 'Menu:Administration4Admin',
    sort: 'name',
  },
});
