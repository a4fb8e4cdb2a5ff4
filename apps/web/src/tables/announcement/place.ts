import { describePlace } from '@tatami/tables/describe-place';
import { MailIcon } from '@tatami/ui/icons';

/** What the club tells its people. */
export const place = describePlace('announcement', {
  icon: MailIcon,
  rights: 'Announcement',
  name: ({ titlePl, titleEn }, language) => (language === 'en' && titleEn) || titlePl,
  list: {
    path: '/adm/announcement',
    menu: 'administration',
    right: 'Menu:Administration4Admin',
    sort: 'createdAt,desc',
  },
});
