import { describePlace } from '@tatami/tables/describe-place';
import { UserCheckIcon } from '@tatami/ui/icons';

/** Who is in which group, for a time or for good. Spec §2 names no right for it beside that of the group. */
export const place = describePlace('useringroupright', {
  icon: UserCheckIcon,
  rights: 'UserInGroupRight',
  name: ({ username, groupName }) => `${username}, ${groupName}`,
  list: { path: '/adm/useringroupright', menu: 'rights', right: 'Menu:Rights', sort: 'username' },
});
