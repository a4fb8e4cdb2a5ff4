import { describePlace } from '@tatami/tables/describe-place';
import { ListIcon } from '@tatami/ui/icons';

/** The words that rows of the test table choose from. */
export const place = describePlace('tablefortestdictionary', {
  icon: ListIcon,
  rights: 'TableForTestDictionary',
  name: ({ namePl, nameEn }, language) => (language === 'pl' ? namePl : nameEn),
  few: 'rank',
  list: {
    path: '/adm/tablefortestdictionary',
    menu: 'development',
    right: 'Menu:Developer',
    sort: 'rank',
  },
});
