import type { WriteContext } from '../table/definition.ts';
import { lockRowsOf } from '../table/lock-row.ts';
import { changeEntity, createEntity } from '../table/write.ts';
import { userTable } from '../tables/user/index.ts';
import { useringrouprightTable } from '../tables/useringroupright/index.ts';
import { handleOf, type Name } from './names.ts';

/** Ids of the groups that every club starts with, by their name. */
export async function readGroups({ client }: WriteContext): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; name: string }>('select id, name from groupright');
  return new Map(rows.map(({ id, name }) => [name, id]));
}

export type Staff = Record<(typeof staff)[number]['key'], string>;

export const instructors = [
  { key: 'tomasz', username: 'instruktor', firstName: 'Tomasz', lastName: 'Zawadzki' },
  { key: 'krzysztof', firstName: 'Krzysztof', lastName: 'Osiński' },
  { key: 'magdalena', firstName: 'Magdalena', lastName: 'Wolska' },
  { key: 'pawel', firstName: 'Paweł', lastName: 'Grzenkowicz' },
  { key: 'agata', firstName: 'Agata', lastName: 'Brzozowska' },
  { key: 'lukasz', firstName: 'Łukasz', lastName: 'Tarnowski' },
  { key: 'ewelina', firstName: 'Ewelina', lastName: 'Piechota' },
  { key: 'hubert', firstName: 'Hubert', lastName: 'Gołąb' },
  { key: 'renata', firstName: 'Renata', lastName: 'Sienkiewicz' },
  { key: 'damian', firstName: 'Damian', lastName: 'Kloska' },
] as const;

const staff = [
  ...instructors.map((each) => ({ ...each, group: 'Instructors' })),
  { key: 'bozena', firstName: 'Bożena', lastName: 'Wrońska', group: 'Administrators' },
] as const;

/** Eleven instructors and office people beside the first administrator. */
export async function hireStaff(context: WriteContext, groups: Map<string, string>): Promise<Staff> {
  const ids: Record<string, string> = {};
  for (const { key, group, ...person } of staff) ids[key] = await addUser(context, groups, group, person);
  return ids as Staff;
}

/** Whom the first start made runs the club, under a name of their own. */
export async function nameAdministrator(context: WriteContext, id: string): Promise<void> {
  const [administrator] = await lockRowsOf(context, userTable, [id]);
  if (administrator)
    await changeEntity(userTable, context, administrator, { firstName: 'Joanna', lastName: 'Rekowska' });
}

export async function addUser(
  context: WriteContext,
  groups: Map<string, string>,
  group: string,
  { username, ...name }: Name & { username?: string },
): Promise<string> {
  const handle = handleOf(name);
  const invited = await createEntity(userTable, context, {
    ...name,
    username: username ?? handle,
    email: `${handle}@klub.example`,
  });
  const { id } = await changeEntity(userTable, context, invited, { status: 'active' });
  await createEntity(useringrouprightTable, context, { user: id, group: groups.get(group) });
  return String(id);
}
