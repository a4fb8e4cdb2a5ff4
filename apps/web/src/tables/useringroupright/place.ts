import { UserCheckIcon } from '@tatami/ui/icons';
import { describePlace } from '../../lib/table/describe-place.ts';

/** Who is in which group, for a time or for good. Spec §2 names no right for it: that of the table itself. */
export const place = describePlace('useringroupright', {
  icon: UserCheckIcon,
  rights: 'UserInGroupRight',
  name: ({ username, groupName }) => `${username}, ${groupName}`,
  list: { path: '/adm/useringroupright', menu: 'rights', sort: 'username' },
});
