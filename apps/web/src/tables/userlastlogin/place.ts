import { describePlace } from '@tatami/tables/describe-place';
import { LogInIcon } from '@tatami/ui/icons';

/** When and how each user signed in last. */
export const place = describePlace('userlastlogin', {
  icon: LogInIcon,
  rights: 'UserLastLogin',
  name: ({ fullName }) => fullName,
  // Spec §2 names no right for its entry beside that of the group.
  list: { path: '/adm/userlastlogin', menu: 'rights', right: 'Menu:Rights', sort: 'lastLoginAt,desc' },
});
