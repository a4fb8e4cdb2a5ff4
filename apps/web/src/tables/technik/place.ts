import { BeltIcon } from '@tatami/ui/icons';
import { describePlace } from '../../lib/table/describe-place.ts';

/** The techniques that the club teaches. */
export const place = describePlace('technik', {
  icon: BeltIcon,
  rights: 'Technik',
  name: ({ namePl, nameEn }, language) => (language === 'pl' ? namePl : nameEn),
  list: {
    path: '/dojo/technik',
    menu: 'dojo',
    right: 'Menu:Administration4Admin',
    sort: 'namePl',
  },
});
