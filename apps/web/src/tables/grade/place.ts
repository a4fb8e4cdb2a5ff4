import { describePlace } from '@tatami/tables/describe-place';
import { BeltIcon } from '@tatami/ui/icons';

/** The grades from the first kyu to the last dan. */
export const place = describePlace('grade', {
  icon: BeltIcon,
  rights: 'Grade',
  name: ({ namePl, nameEn }, language) => (language === 'pl' ? namePl : nameEn),
  few: 'rank',
  list: { path: '/dojo/grade', menu: 'dojo', right: 'Menu:Administration4Admin', sort: 'rank' },
});
