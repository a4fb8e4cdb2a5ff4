import { AwardIcon } from '@tatami/ui/icons';
import { describePlace } from '../../lib/table/describe-place.ts';

/** Which techniques the exam for each grade asks for. */
export const place = describePlace('technik-requirement', {
  icon: AwardIcon,
  rights: 'TechnikRequirement',
  name: ({ gradeNamePl, gradeNameEn, technikNamePl, technikNameEn }, language) =>
    language === 'pl' ? `${gradeNamePl}: ${technikNamePl}` : `${gradeNameEn}: ${technikNameEn}`,
  list: {
    path: '/dojo/technik-requirement',
    menu: 'dojo',
    right: 'Menu:Administration4Admin',
    sort: 'gradeRank',
  },
});
