import { describePlace } from '@tatami/tables/describe-place';
import { BeltIcon } from '@tatami/ui/icons';

/** The techniques that the club teaches: its members look them up too, though not from the menu (spec §2). */
export const place = describePlace('technik', {
  icon: BeltIcon,
  rights: 'Technik',
  name: ({ namePl, nameEn }, language) => (language === 'pl' ? namePl : nameEn),
  list: {
    path: '/dojo/technik',
    menu: 'dojo',
    sort: 'namePl',
  },
});
