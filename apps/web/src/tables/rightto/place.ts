import { describePlace } from '@tatami/tables/describe-place';
import { KeyIcon } from '@tatami/ui/icons';
import { groupName } from '../../lib/club/group-name.ts';

/** What the members of each group may do. */
export const place = describePlace('rightto', {
  icon: KeyIcon,
  rights: 'RightTo',
  name: ({ groupName: group, right }, language) => `${groupName(group, language)}: ${right}`,
  list: { path: '/adm/rightto', menu: 'rights', right: 'Menu:Rights4Admin', sort: 'groupName' },
});
