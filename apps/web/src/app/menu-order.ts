import type { TableName } from '@tatami/sdk';

/**
 * The order of the tables in each group of the left menu (spec §2). A table says its group itself, in
 * `tables/{name}/place.ts`; one that is not named here stands at the end of it.
 */
export const menuOrder = {
  administration: ['user', 'workplace', 'item'],
  dojo: ['training', 'day-off', 'exam', 'homework', 'technik', 'presence', 'student'],
  rights: ['groupright', 'rightto', 'useringroupright', 'userlastlogin'],
  development: ['tablefortest', 'tablefortestdictionary', 'task'],
} satisfies Record<string, TableName[]>;

type MenuOrder = typeof menuOrder;

declare global {
  interface TatamiMenuGroups extends MenuOrder {}
}
