import { describePlace } from '@tatami/tables/describe-place';
import { ListIcon } from '@tatami/ui/icons';

/** A table to try lists and forms with. */
export const place = describePlace('tablefortest', {
  icon: ListIcon,
  rights: 'TableForTest',
  name: ({ text }) => text,
  list: { path: '/adm/tablefortest', menu: 'development', right: 'Menu:Developer', sort: 'text' },
});
