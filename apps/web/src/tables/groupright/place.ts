import { describePlace } from '@tatami/tables/describe-place';
import { ShieldIcon } from '@tatami/ui/icons';
import { groupName } from '../../lib/club/group-name.ts';

/** The groups that users are in. */
export const place = describePlace('groupright', {
  icon: ShieldIcon,
  rights: 'GroupRight',
  name: ({ name }, language) => groupName(name, language),
  few: 'name',
  list: { path: '/adm/groupright', menu: 'rights', right: 'Menu:Rights4Admin', sort: 'name' },
});
