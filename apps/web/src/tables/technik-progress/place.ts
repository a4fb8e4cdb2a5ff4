import { describePlace } from '@tatami/tables/describe-place';
import { StarIcon } from '@tatami/ui/icons';

/** How far each student is with each technique. */
export const place = describePlace('technik-progress', {
  icon: StarIcon,
  rights: 'TechnikProgress',
  name: ({ studentFirstName, studentLastName, technikNamePl, technikNameEn }, language) =>
    `${studentFirstName} ${studentLastName}: ${language === 'pl' ? technikNamePl : technikNameEn}`,
  list: {
    path: '/dojo/technik-progress',
    menu: 'dojo',
    right: 'Menu:Administration4Admin',
    sort: 'updatedAt,desc',
  },
});
