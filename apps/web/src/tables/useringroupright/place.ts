import { describePlace } from '@tatami/tables/describe-place';
import { UserCheckIcon } from '@tatami/ui/icons';
import { groupName } from '../../lib/club/group-name.ts';

/** Who is in which group, for a time or for good. Spec §2 names no right for it beside that of the group. */
export const place = describePlace('useringroupright', {
  icon: UserCheckIcon,
  rights: 'UserInGroupRight',
  name: ({ username, groupName: group }, language) => `${username}, ${groupName(group, language)}`,
  list: { path: '/adm/useringroupright', menu: 'rights', right: 'Menu:Rights', sort: 'username' },
});
