import type { Entity } from '@tatami/sdk';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { club } from '../api/club.ts';
import type { Person } from './matches-query.ts';

type Linked = Pick<Person, 'table' | 'ids'>;

/** Makes an account that of a person. @returns the way back */
export async function connectAccount(user: string, person: Linked): Promise<() => Promise<void>> {
  const before = await membershipsOf(user);
  await link(person, user);
  await refresh();
  return async () => {
    await link(person, null);
    // It may have become a member by that.
    const known = new Set(before.map(({ id }) => id));
    for (const { id } of await membershipsOf(user))
      if (!known.has(id)) await club.table('useringroupright').remove(id);
    await refresh();
  };
}

/** An account that somebody else has opened is kept out. @returns the way back */
export async function blockAccount(id: string): Promise<() => Promise<void>> {
  const become = async (status: Entity<'user'>['status']) => {
    const user = await club.table('user').get(id);
    await club.table('user').save({ ...user, status });
    await refresh();
  };
  await become('blocked');
  return () => become('active');
}

async function link({ table, ids }: Linked, user: string | null): Promise<void> {
  const query = { 'id.in': ids, size: 200 } as const;
  if (table === 'student') {
    const { results } = await club.table('student').list(query);
    await club.table('student').batch({ save: results.map((row) => ({ ...row, user })) });
  } else {
    const { results } = await club.table('guardian').list(query);
    await club.table('guardian').batch({ save: results.map((row) => ({ ...row, user })) });
  }
}

const membershipsOf = async (user: string) =>
  (await club.table('useringroupright').list({ user, size: 200 })).results;

const refresh = () => refreshTables('user', 'student', 'guardian', 'useringroupright');
