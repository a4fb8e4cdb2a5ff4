import { describePlace } from '@tatami/tables/describe-place';
import { KeyIcon } from '@tatami/ui/icons';

/** What the members of each group may do. */
export const place = describePlace('rightto', {
  icon: KeyIcon,
  rights: 'RightTo',
  name: ({ groupName, right }) => `${groupName}: ${right}`,
  list: { path: '/adm/rightto', menu: 'rights', right: 'Menu:Rights4Admin', sort: 'groupName' },
});
