import { refreshTables } from '@tatami/tables/refresh-tables';
import { club } from '../../lib/api/club.ts';

/** Puts a user into groups, for good. */
export async function joinGroups(user: string, groups: readonly string[]): Promise<void> {
  for (const group of groups) await club.table('useringroupright').save({ user, group });
  if (groups.length > 0) await refreshTables('useringroupright');
}
