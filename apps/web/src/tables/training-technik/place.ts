import { describePlace } from '@tatami/tables/describe-place';
import { StarIcon } from '@tatami/ui/icons';

/** What each training taught. */
export const place = describePlace('training-technik', {
  icon: StarIcon,
  rights: 'TrainingTechnik',
  name: ({ trainingTitle, technikNamePl, technikNameEn }, language) =>
    `${language === 'pl' ? technikNamePl : technikNameEn}: ${trainingTitle}`,
  list: {
    path: '/dojo/training-technik',
    menu: 'dojo',
    right: 'Menu:Administration4Admin',
    sort: 'trainingStartsAt,desc',
  },
});
