import type { TableName } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import { addDays, clubToday } from './days.ts';
import { inMinutes, newName, type Office } from './office.ts';
import { choiceOf } from './polish.ts';

/** What a field is given: as the API has it, and as people type and read it, where that is known before. */
export interface Sample {
  value: unknown;
  words?: string | undefined;
}

/** Something for some fields of some tables. */
export type ByField<What> = Partial<Record<TableName, Readonly<Record<string, What>>>>;

/** What the rules of a field don't tell. */
export const said: ByField<string | number> = {
  announcement: { audience: 'all' },
  'exam-candidate': { result: 'pending' },
  grade: { kind: 'none', number: 0, rank: 97 },
  guardian: { consentOn: '2026-01-10' },
  'item-loan': { from: '2026-01-10', dueOn: '2026-02-10', returnedOn: '2026-02-01' },
  presence: { status: 'present' },
  'student-grade': { awardedOn: '2026-06-13' },
  student: {
    birthDate: '1990-05-01',
    section: 'youth',
    joinedOn: '2020-01-13',
    leftOn: '2021-06-30',
    carryOverAsOf: '2020-01-12',
  },
};

/** How a row is made that another refers to; of the tables that are not here there are enough. */
const makers: Partial<Record<TableName, (office: Office) => Promise<Sample>>> = {
  async user({ club }) {
    const lastName = newName('Próbny');
    const username = lastName.replace('Próbny ', 'konto.');
    const account = { username, email: `${username}@klub.example`, firstName: 'Jan', lastName };
    const { id } = await club.table('user').save({ ...account, status: 'invited' });
    return { value: id, words: lastName };
  },
  async student({ club }) {
    const lastName = newName('Próbny');
    const student = { firstName: 'Jan', lastName, joinedOn: '2024-09-02' };
    const { id } = await club.table('student').save(student);
    return { value: id, words: lastName };
  },
  async item({ club }) {
    const name = newName('Kij');
    const { id } = await club.table('item').save({ name });
    return { value: id, words: name };
  },
  async exam({ club }) {
    const name = newName('Egzamin');
    const [workplace] = (await club.table('workplace').list({ size: 1 })).results;
    const exam = {
      name,
      date: addDays(clubToday(), 40),
      workplace: workplace?.id ?? '',
      profile: 'PFA',
    } as const;
    const { id } = await club.table('exam').save({ ...exam, examiners: ['Jan Próbny'] });
    return { value: id, words: name };
  },
  async homework({ club }) {
    const title = newName('Zadanie');
    // Whom it is given to has a submission from then on: it is given to somebody else.
    const [other] = (await club.table('student').list({ size: 1, status: 'active' })).results;
    const students = [other?.id ?? ''];
    const homework = { title, description: 'Padów sto.', assignees: 'students', students } as const;
    const { id } = await club.table('homework').save(homework);
    await club.table('homework').act(id, 'publish');
    return { value: id, words: title };
  },
  async technik({ club }) {
    const code = newName('proba').replace(' ', '-');
    const names = { namePl: code, nameEn: code };
    const what = { base: 'ikkyo', attack: 'katate-dori', position: 'tachi-waza' } as const;
    const { id } = await club.table('technik').save({ code, ...names, ...what });
    return { value: id, words: code };
  },
  async training(office) {
    const title = newName('Trening');
    const { id } = await office.planTraining({ title, startsAt: inMinutes(-180) });
    return { value: id, words: title };
  },
};

/**
 * Something that a field takes; what has to be its own, no other row has.
 *
 * @param before what it is not to be again
 */
export async function sampleOf(
  table: TableName,
  name: string,
  rule: FieldRules,
  office: Office,
  before: readonly unknown[] = [],
): Promise<Sample> {
  const known = said[table]?.[name];
  if (known !== undefined) return { value: known };
  if (rule.type === 'array') {
    const { value, words } = await sampleOf(table, name, rule.items ?? { type: 'string' }, office);
    return { value: [value], words };
  }
  if (rule.type === 'boolean') return { value: true };
  if (rule.type === 'integer' || rule.type === 'number')
    return { value: Math.max(rule.minimum ?? 1, 1) + before.length };
  if (rule.enum) {
    const value = rule.enum.findLast((choice) => !before.includes(choice));
    return { value, words: choiceOf(table, name, String(value)) };
  }
  const [target] = [rule.reference].flat();
  if (target) return rowOf(target as TableName, office, before);
  const day = addDays('2031-03-14', before.length);
  if (rule.format === 'date') return { value: day };
  if (rule.format === 'date-time') return { value: `${day}T17:00:00.000Z`, words: day };
  const value = textOf(name, rule);
  return { value, words: value };
}

async function rowOf(table: TableName, office: Office, before: readonly unknown[]): Promise<Sample> {
  const make = makers[table];
  if (make) return make(office);
  const { list } = office.club.table(table) as unknown as {
    list: (query: object) => Promise<{ results: { id: string; active?: boolean }[] }>;
  };
  const { results } = await list({ size: 20 });
  return { value: results.findLast(({ id, active = true }) => active && !before.includes(id))?.id };
}

function textOf(name: string, { format, maxLength, pattern }: FieldRules): string {
  const own = newName('Próba');
  const end = own.slice(-6);
  if (format === 'time') return '18:00';
  if (format === 'email') return `proba.${end}@klub.example`;
  if (format === 'uri') return `https://klub.example/${end}`;
  if (/phone$/i.test(name)) return '+48601234567';
  const shapes = [
    own.slice(0, maxLength),
    `proba-${end}`,
    `#${end}`,
    '80-180',
    `https://klub.example/${end}`,
    `Proba:P${end}`,
  ];
  return shapes.find((shape) => new RegExp(pattern ?? '').test(shape)) ?? own;
}
