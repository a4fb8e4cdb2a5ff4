import { BeltIcon } from '@tatami/ui/icons';
import { describePlace } from '../../lib/table/describe-place.ts';

/** From the first kyu to the last dan. */
export const place = describePlace('grade', {
  icon: BeltIcon,
  rights: 'Grade',
  name: ({ namePl, nameEn }, language) => (language === 'pl' ? namePl : nameEn),
  few: 'rank',
  list: { path: '/dojo/grade', menu: 'dojo', right: 'Menu:Administration4Admin', sort: 'rank' },
});
