import { describePlace } from '@tatami/tables/describe-place';
import { ArrowsUpDownIcon } from '@tatami/ui/icons';

/** Who has what of the club’s equipment, and until when. */
export const place = describePlace('item-loan', {
  icon: ArrowsUpDownIcon,
  rights: 'ItemLoan',
  name: ({ itemName, studentFirstName, studentLastName }) =>
    `${itemName}: ${studentFirstName} ${studentLastName}`,
  list: {
    path: '/adm/item-loan',
    menu: 'administration',
    right: 'Menu:Administration4Admin',
    sort: 'from,desc',
  },
});
