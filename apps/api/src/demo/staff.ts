import { addYears } from '../club-time.ts';
import type { WriteContext } from '../table/definition.ts';
import { lockRowsOf } from '../table/lock-row.ts';
import { changeEntity, createEntity } from '../table/write.ts';
import { userTable } from '../tables/user/index.ts';
import { useringrouprightTable } from '../tables/useringroupright/index.ts';
import type { Author } from './author.ts';
import { handleOf, type Name } from './names.ts';
import type { KnownStudent } from './students.ts';

/** Ids of the groups that every club starts with, by their name. */
export async function readGroups({ client }: WriteContext): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; name: string }>('select id, name from groupright');
  return new Map(rows.map(({ id, name }) => [name, id]));
}

type InstructorKey = (typeof instructors)[number]['key'];
export type Staff = Record<InstructorKey | 'bozena', string>;

const instructors = [
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

/** How old the instructors are, for how many years they train, and for how many they hold the last of their dan. */
const trained: Record<InstructorKey, [age: number, years: number, dan: 1 | 2 | 3 | 4, held: number]> = {
  krzysztof: [58, 31, 4, 6],
  tomasz: [46, 21, 3, 4],
  ewelina: [49, 22, 3, 4],
  agata: [43, 17, 2, 4],
  hubert: [51, 19, 2, 3],
  renata: [54, 18, 2, 5],
  lukasz: [38, 12, 1, 3],
  pawel: [36, 13, 1, 4],
  magdalena: [35, 11, 1, 3],
  damian: [33, 10, 1, 3],
};

/** Whoever teaches trains too: their cards, with what they held when the club's books were brought over from paper. */
export const cardsOfInstructors = ({ today }: Author, ids: Staff): KnownStudent[] =>
  instructors.map(({ key, firstName, lastName }) => {
    const [age, years, dan, held] = trained[key];
    return {
      firstName,
      lastName,
      gender: firstName.endsWith('a') ? 'f' : 'm',
      section: 'adult',
      born: addYears(today, -age),
      joined: addYears(today, -years),
      rhythm: 0.45,
      user: ids[key],
      holds: { grade: `${dan}dan`, since: addYears(today, -held) },
    };
  });

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
