import { describePlace } from '@tatami/tables/describe-place';
import { AwardIcon } from '@tatami/ui/icons';

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
