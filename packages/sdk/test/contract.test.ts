import { beforeAll, expect, inject, test } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import { createClub, type SavableTableName, type TableName } from '../src/index.ts';
import { type FieldRules, fieldRules } from '../src/rules.ts';

const { baseUrl, username, password } = inject('club');
const club = createClub({ baseUrl });

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
}
const schemas = contract.components.schemas as unknown as Record<string, Schema>;

/** Every table of the contract, with the name of its entity. */
/** The tables whose rows come about by what a club does, which one that has just begun has not. */
const inUse = new Set([
  'announcement-file',
  'announcement-reader',
  'exam-mark',
  'homework-file',
  'homework-step',
  'student-limit',
]);

const tables = Object.entries(contract.paths).flatMap(([path, verbs]) => {
  const name = /^\/([^/]+)\/\{id\}$/.exec(path)?.[1];
  const entity = 'get' in verbs && /^get(\w+)$/.exec(verbs.get.operationId)?.[1];
  return name && entity && !inUse.has(name) ? [[name as TableName, entity] as const] : [];
});

/** One row at least of each table whose rules ask for more than its fields' own bounds, with as little in it as may be. */
beforeAll(async () => {
  await club.signIn({ username, password });
  const { id: instructor } = await club.whoami();
  const lesson = { title: 'Trening', instructor };
  const { id: workplace } = await club.table('workplace').save({ name: 'Dojo Oliwa' });
  const training = await club
    .table('training')
    .save({ ...lesson, workplace, startsAt: '2026-05-04T16:00:00Z', endsAt: '2026-05-04T17:30:00Z' });
  const student = await club.table('student').save({
    firstName: 'Ola',
    lastName: 'Nowa',
    joinedOn: '2026-01-10',
    section: 'kids',
    birthDate: '2017-02-03',
    guardians: [{ name: 'Ewa Nowa' }],
  });
  await club.table('presence').save({ student: student.id, training: training.id, status: 'late' });
  const [grade] = (await club.table('grade').list({ sort: 'rank' })).results;
  const graded = { student: student.id, grade: grade?.id ?? '', awardedOn: '2026-06-01' };
  await club.table('student-grade').save(graded);
  await club.table('student').save({ firstName: 'Ala', lastName: 'Nowa', joinedOn: '2026-01-10' });
  await club.table('training-series').save({
    ...lesson,
    workplace,
    weekdays: [1],
    localTime: '18:00',
    durationMinutes: 90,
    dateFrom: '2027-01-04',
    dateTo: '2027-01-31',
  });
  await club
    .table('day-off')
    .save({ name: 'Remont', kind: 'closure', workplace, dateFrom: '2027-01-11', dateTo: '2027-01-11' });
  const exam = await club.table('exam').save({
    name: 'Egzamin',
    date: '2027-06-12',
    workplace,
    profile: 'PFA',
    examiners: ['Jan Nowy'],
  });
  const [, next] = (await club.table('grade').list({ sort: 'rank' })).results;
  await club.table('exam-candidate').save({
    exam: exam.id,
    student: student.id,
    gradeTo: next?.id ?? '',
    overrideReason: 'Próba',
  });
  const homework = await club.table('homework').save({
    title: 'Przewroty',
    description: 'Ćwicz w domu.',
    assignees: 'section',
    section: 'kids',
  });
  await club.table('homework').act(homework.id, 'publish');
  await club.table('article').save({ slug: 'egzamin', titlePl: 'Egzamin', bodyPl: 'Zapraszamy.' });
  await club.table('lead').save({
    name: 'Monika Nowa',
    phone: '+48600100200',
    consentAt: new Date().toISOString(),
  });
  await club.api.POST('/landing', {
    body: { prices: [{ namePl: 'Dzieci', amountPln: 120, rank: 1 }] },
  });
  await club.table('webhook').save({
    name: 'Arkusz',
    url: 'https://example.org/hooks',
    tables: ['student'],
    events: ['create'],
  });
  await club.api.POST('/authinfo/access-tokens', {
    body: {
      name: 'Arkusz',
      rights: ['Student:Read'],
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      password,
    },
  });
  await signInElsewhere();
});

/** Who signs in from a device that is new is told so. */
async function signInElsewhere(): Promise<void> {
  const elsewhere = createClub({
    baseUrl,
    fetch(request) {
      request.headers.set(
        'user-agent',
        'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      );
      return fetch(request);
    },
  });
  await elsewhere.signIn({ username, password });
}

/** The id of a row of the table: the first there is, or else one made of what its fields require. */
async function anyRow(table: string): Promise<string> {
  const name = table as SavableTableName;
  const [row] = (await club.table(name).list({ size: 1 })).results;
  if (row) return row.id;
  const draft: Record<string, unknown> = {};
  for (const [field, rules] of Object.entries<FieldRules>(fieldRules(name)))
    if (rules.required) draft[field] = await anyValue(rules);
  return (await club.table(name).save(draft as never)).id;
}

async function anyValue({ type, format, minimum, reference, ...rules }: FieldRules): Promise<unknown> {
  const table = [reference].flat()[0];
  if (table) return anyRow(table);
  if (rules.enum) return rules.enum[0];
  if (type === 'array') return rules.items ? [await anyValue(rules.items)] : [];
  if (type === 'string') return format === 'date' ? '2026-05-04' : 'cokolwiek';
  return type === 'boolean' ? true : (minimum ?? 0);
}

const kinds: Record<string, (value: unknown) => boolean> = {
  null: (value) => value === null,
  integer: Number.isInteger,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && !Array.isArray(value) && value !== null,
};

test.each(tables)('a %s is what its type says', async (name, entity) => {
  const { properties = {} } = schemas[entity] ?? {};
  await anyRow(name);
  const { results } = await club.table(name).list({ size: 200 });
  expect(results).not.toEqual([]);
  for (const row of results) {
    expect(Object.keys(row).sort()).toEqual(Object.keys(properties).sort());
    for (const [field, value] of Object.entries(row)) {
      const types = [properties[field]?.type ?? []].flat();
      expect(
        types.some((type) => kinds[type]?.(value) ?? typeof value === type),
        `${field}: ${String(value)}`,
      ).toBe(true);
    }
  }
});
