import { describePlace } from '@tatami/tables/describe-place';
import { NoteIcon } from '@tatami/ui/icons';

/** What the club tells the public. */
export const place = describePlace('article', {
  icon: NoteIcon,
  rights: 'Article',
  name: ({ titlePl, titleEn }, language) => (language === 'en' && titleEn) || titlePl,
  row: '/adm/article/write/:id',
  list: {
    path: '/adm/article',
    menu: 'administration',
    right: 'Menu:Administration4Admin',
    sort: 'publishAt,desc',
  },
});
