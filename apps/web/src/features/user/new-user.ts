import { club } from '../../lib/api/club.ts';

/** Puts a user into groups, for good. */
export async function joinGroups(user: string, groups: readonly string[]): Promise<void> {
  for (const group of groups) await club.table('useringroupright').save({ user, group });
}

/** Mails the user a link by which they set a password. */
export async function inviteUser(id: string): Promise<void> {
  await club.api.POST('/user/{id}/invite', { params: { path: { id } } });
}
