import { setTimeout as wait } from 'node:timers/promises';
import type { TSchema } from 'typebox';
import { clubMoment } from '../../src/club-time.ts';
import type { TableDefinition } from '../../src/table/definition.ts';
import { tables } from '../../src/tables/index.ts';
import { type Caller, PASSWORD, type TestClub } from './club.ts';
import type { Schema } from './contract-promise.ts';
import { sendFile } from './send-file.ts';

export type Sample = Record<string, unknown>;

/** Somebody rows can be about: a user and the student they are. */
export interface Person {
  user: string;
  student: string;
  caller: Caller;
}

/** What the rows of every table can refer to. */
export interface Ground {
  admin: Caller;
  dojo: { workplace: string; instructor: string };
  grade: string;
  member: Caller;
  instructor: Caller;
  /** Somebody who leads a training, and may write to its people; else they have no more than a member. */
  leader: Caller;
  /** The member, and somebody whom neither the member nor the instructor acts for. */
  mine: Person;
  theirs: Person;
  /** The administrator, as somebody with rows of their own. */
  admins: Person;
}

export async function prepareGround(club: TestClub): Promise<Ground> {
  const { admin } = club;
  const member = await club.join('czlonek', 'Members');
  const instructor = await club.join('sensei', 'Instructors');
  const other = await club.join('inny', 'Members');
  const leader = await club.join('prowadzi', 'Members');
  const { body: workplace } = await admin.post('/workplace', { name: 'Dojo Wrzeszcz' });
  const { body: grades } = await admin.get('/grade?code=6kyu');
  const ground = {
    admin,
    member,
    instructor,
    leader,
    dojo: { workplace: workplace.id, instructor: instructor.id },
    grade: grades._embedded.results[0].id,
  };
  const asPerson = async (caller: Caller): Promise<Person> => {
    const { body } = await admin.post('/student', {
      firstName: 'Jan',
      lastName: 'Kowalski',
      joinedOn: '2020-01-15',
      user: caller.id,
    });
    return { user: caller.id, student: body.id, caller };
  };
  return {
    ...ground,
    mine: await asPerson(member),
    theirs: await asPerson(other),
    admins: await asPerson(admin),
  };
}

const MINUTE = 60_000;

let made = 0;

/** A number that no sample had before. */
const fresh = (): number => {
  made += 1;
  return made;
};

type SampleMaker = (ground: Ground, person: Person) => Sample | Promise<Sample>;

/** What the rules of a table ask for beyond its fields' own bounds; all else follows from its definition. */
const overrides: Record<string, SampleMaker> = {
  grade: () => ({ rank: 20 + (fresh() % 80) }),
  student: (_, { user }) => ({
    user: null,
    section: 'kids',
    birthDate: '2016-04-12',
    guardians: [{ name: 'Opiekun Stasia', user }],
  }),
  'student-grade': () => ({ note: 'Przepisany z legitymacji' }),
  training: ({ dojo }) => {
    // One after another: who signs up for one may sign up for the next.
    const startsAt = clubMoment('2030-03-05', '18:00', 'Europe/Warsaw').getTime() + fresh() * 90 * MINUTE;
    const endsAt = new Date(startsAt + 90 * MINUTE).toISOString();
    return { ...dojo, startsAt: new Date(startsAt).toISOString(), endsAt };
  },
  // What is taught is noted while it is.
  'training-technik': async (ground) => {
    const startsAt = Date.now() - 10 * MINUTE;
    const [from, to] = [startsAt, startsAt + 90 * MINUTE].map((at) => new Date(at).toISOString());
    const training = { ...(await sampleOf('training', ground)), startsAt: from, endsAt: to };
    return { training: (await ground.admin.post('/training', training)).body.id };
  },
  'training-series': ({ dojo }) => ({
    ...dojo,
    weekdays: [2],
    durationMinutes: 90,
    dateFrom: '2030-05-01',
    dateTo: '2030-05-20',
  }),
  // To the people of a training that they lead: to others they may not write.
  announcement: async (ground, person) => ({
    audience: 'training',
    training: await create(ground, person, 'training', { instructor: person.user }),
    publishAt: null,
    // A text in English goes under a title in English.
    titleEn: 'News',
  }),
  homework: (_, { student }) => ({ assignees: 'students', students: [student] }),
  'homework-submission': async (ground, person) => {
    // A homework that they don't have yet.
    const other = person === ground.mine ? ground.theirs : ground.mine;
    return { homework: (await rowOf('homework', ground, other)).id };
  },
  'exam-candidate': () => ({ overrideReason: 'Trenował w innym klubie' }),
  // One of the two by which they are reached.
  lead: () => ({ email: `chetna${fresh()}@example.org` }),
  // What a cover would show.
  article: () => ({ coverAltPl: 'Sala z matą w słońcu.' }),
  // Before all trainings, which go on and on.
  'day-off': () => ({ kind: 'closure', dateFrom: '2029-07-01', dateTo: '2029-07-02' }),
};

/** Rows that a member makes of themselves: what the staff says of them is not theirs to take back. */
const madeByMember = new Set(['presence', 'announcement']);

/** Rows that take more than a POST, and how one comes to be; answers its id. */
const makers: Record<string, (ground: Ground, person: Person) => Promise<string>> = {
  /** A homework that was published: its students have it then. */
  homework: async (ground, person) => {
    const id = await create(ground, person, 'homework');
    await ground.admin.post(`/homework/${id}/publish`);
    return id;
  },
  /** The sheet of an exam that has begun has it. */
  'exam-mark': async (ground, person) => {
    const { admin } = ground;
    const { body: exam } = await admin.post('/exam', {
      ...(await sampleOf('exam', ground, person)),
      applicationDeadline: null,
    });
    const sample = { ...(await sampleOf('exam-candidate', ground, person)), exam: exam.id };
    const { body: candidate } = await admin.post('/exam-candidate', sample);
    for (const step of ['open', 'start']) await admin.post(`/exam/${exam.id}/${step}`);
    const technik = (await admin.get('/technik?size=1')).body._embedded.results[0].id;
    const marks = [{ candidate: candidate.id, technik, mark: 'passed' }];
    return (await admin.put(`/exam/${exam.id}/marks`, marks)).body[0].id;
  },
  'homework-file': async (ground, person) =>
    sendFile(ground.admin, `/homework-submission/${(await rowOf('homework-submission', ground, person)).id}`),
  'announcement-file': async (ground, person) =>
    sendFile(ground.admin, `/announcement/${(await rowOf('announcement', ground, person)).id}`),
  'homework-step': async (ground, person) => {
    const submission = await rowOf('homework-submission', ground, person);
    await ground.admin.put(`/homework-submission/${submission.id}`, { ...submission, text: 'Zrobione.' });
    await ground.admin.post(`/homework-submission/${submission.id}/submit`);
    const steps = await ground.admin.get(`/homework-step?submission=${submission.id}`);
    return steps.body._embedded.results[0].id;
  },
  // It is made with a password, and shown that once.
  'access-token': async (_, { caller }) => {
    const expiresAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const asked = { name: 'Eksport do arkusza', rights: ['Own:Read'], expiresAt, password: PASSWORD };
    return (await caller.post('/authinfo/access-tokens', asked)).body.id;
  },
  'audit-log': async (ground) => {
    const { id } = await rowOf('workplace', ground);
    return (await ground.admin.get(`/audit-log?row=${id}`)).body._embedded.results[0].id;
  },
  /** Who leads a training is told when somebody else cancels it. */
  notice: async (ground, person) => {
    const training = { ...(await sampleOf('training', ground)), instructor: person.user };
    const { body } = await ground.admin.post('/training', training);
    const other = person === ground.admins ? ground.instructor : ground.admin;
    await other.post(`/training/${body.id}/cancel`, actionBodies['/training/{id}/cancel']);
    return (await person.caller.get(`/notice?size=1`)).body._embedded.results[0].id;
  },
  // What the club's page says is written together; of the ways to reach the club there is one row.
  'landing-section': async ({ admin }) =>
    (
      await admin.post('/landing', {
        sections: [{ kind: 'text', rank: 90, titlePl: 'O nas', pictureAltPl: 'Mata' }],
      })
    ).body.sections[0].id,
  price: async ({ admin }) =>
    (await admin.post('/landing', { prices: [{ namePl: 'Dzieci', amountPln: 120, rank: 1 }] })).body.prices[0]
      .id,
  'club-profile': async ({ admin }) => {
    const [row] = (await admin.get('/club-profile')).body._embedded.results;
    return (await admin.put(`/club-profile/${row.id}`, { ...row, name: 'Aikido Gdynia' })).body.id;
  },
  'club-contact': async ({ admin }) => {
    const [row] = (await admin.get('/club-contact')).body._embedded.results;
    return (await admin.put(`/club-contact/${row.id}`, { ...row, email: 'klub@example.org' })).body.id;
  },
  'student-limit': async (_, { caller, student }) =>
    (await caller.put(`/student/${student}/limit`, { text: 'Oszczędza prawe kolano' })).body.id,
  // To the people of a training, by who leads it.
  'announcement-reader': async (ground, person) => {
    const training = await create(ground, person, 'training', { instructor: ground.leader.id });
    const written = {
      ...(await sampleOf('announcement', ground)),
      audience: 'training',
      training,
      publishAt: null,
    };
    const { body } = await ground.leader.post('/announcement', written);
    await ground.leader.post(`/announcement/${body.id}/send`);
    // The queue tells its readers a moment later.
    for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(20)) {
      const [reader] = (await person.caller.get(`/announcement-reader?announcement=${body.id}`)).body
        ._embedded.results;
      if (reader) return reader.id;
    }
    throw new Error('The announcement did not go out.');
  },
  // Everybody of the ground has signed in.
  userlastlogin: async ({ admin }, { user }) =>
    (await admin.get(`/userlastlogin?user=${user}`)).body._embedded.results[0].id,
};

const definitionOf = (table: string): TableDefinition => {
  const definition = tables.find(({ name }) => name === table);
  if (!definition) throw new Error(`There is no table ${table}.`);
  return definition;
};

/** A body that the table takes, different each time where it has to be, about a person where the table is. */
export async function sampleOf(table: string, ground: Ground, person = ground.theirs): Promise<Sample> {
  const definition = definitionOf(table);
  const special = (await overrides[table]?.(ground, person)) ?? {};
  const { required } = definition.writeSchema as unknown as { required: string[] };
  const sample: Sample = {};
  for (const [name, { schema }] of definition.writable) {
    const isNeeded = required.includes(name) || isAboutSomebody(schema);
    if (isNeeded && !(name in special)) sample[name] = await valueFor(schema, ground, person);
  }
  return { ...sample, ...special };
}

const typeOf = ({ type }: Schema) => [type].flat()[0];
const referenceOf = (schema: TSchema) => [(schema as Schema)['x-reference']].flat()[0];
const isAboutSomebody = (schema: TSchema) => ['user', 'student'].includes(referenceOf(schema) ?? '');

async function valueFor(schema: TSchema, ground: Ground, person: Person): Promise<unknown> {
  const table = referenceOf(schema);
  if (!table) return plainValue(schema);
  const known: Record<string, string> = {
    user: person.user,
    student: person.student,
    grade: ground.grade,
    workplace: ground.dojo.workplace,
  };
  return known[table] ?? (await rowOf(table, ground, person)).id;
}

/** A value within the bounds of the field, and where it can be, another one each time. */
function plainValue(schema: TSchema): unknown {
  const plain = schema as Schema;
  const { minimum = 0, maximum = minimum + 1_000 } = plain;
  if (plain.enum) return plain.enum[0];
  switch (typeOf(plain)) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return minimum + (fresh() % (maximum - minimum + 1));
    case 'array':
      return plain.minItems && plain.items ? [plainValue(plain.items)] : [];
    case 'object':
      return {};
    default:
      return textOf(plain);
  }
}

function textOf({ format, pattern, maxLength = 500 }: Schema): string {
  const number = fresh();
  const texts: Record<string, string> = {
    date: '2024-05-06',
    'date-time': '2024-05-06T16:00:00.000Z',
    email: `osoba${number}@example.org`,
  };
  if (format) return texts[format] ?? format;
  if (!pattern) return `Łąka ${number}`.slice(-maxLength);
  const shapes = ['18:00', `proba-${number}`, `Proba:Prawo${number}`, '#a0b1c2', '80-001', '+48600100200'];
  const fitting = [...shapes, `https://example.org/${number}`].find((text) => new RegExp(pattern).test(text));
  if (!fitting) throw new Error(`No sample fits ${pattern} yet: add one to samples.ts.`);
  return fitting;
}

/** What has to be said with an action, by its path. */
export const actionBodies: Readonly<Record<string, Sample>> = {
  '/training/{id}/cancel': { reason: 'Awaria' },
  '/homework-submission/{id}/return': { feedback: 'Opisz krok po kroku' },
  '/exam/{id}/cancel': { reason: 'Choroba egzaminatora' },
  '/exam/{id}/invite': { students: ['00000000-0000-7000-8000-000000000000'] },
  '/student-grade/{id}/annul': { reason: 'Pomyłka' },
  '/presence/{id}/invalidate': { reason: 'Pomyłka' },
  '/student/{id}/guardian-access': { allowed: true },
  '/student/{id}/shown-to-members': { shown: true },
  '/student/{id}/leave': { leftOn: '2030-01-15', closeAccounts: [] },
};

const changes = new Map<string, Sample>();

/** A field of the table that can be changed without touching anything else, with its new value. */
export function changeOf(table: string): Sample {
  const known = changes.get(table);
  if (known) return known;
  const changeable = [...definitionOf(table).writable]
    .filter(([, { schema, column }]) => !referenceOf(schema) && !column?.isUnique)
    .map(([name, { schema, nullable }]) => ({ name, nullable, schema, plain: schema as Schema }));
  const texts = changeable.filter(
    ({ plain }) => typeOf(plain) === 'string' && !plain.enum && !plain.format && !plain.pattern,
  );
  const chosen = texts.find(({ nullable }) => nullable) ?? texts[0] ?? changeable.at(-1);
  const change = chosen && {
    [chosen.name]: chosen.plain.enum ? chosen.plain.enum[1] : plainValue(chosen.schema),
  };
  changes.set(table, change ?? {});
  return change ?? {};
}

/** A row of the table that is there, about the person. */
export async function rowOf(
  table: string,
  ground: Ground,
  person = isPrivate(table) ? ground.admins : ground.theirs,
): Promise<Sample & { id: string }> {
  // A person has one user, who is there already.
  const id =
    table === 'user' && person === ground.mine
      ? person.user
      : await (makers[table] ?? create)(ground, person, table);
  return (await readerOf(table, ground, person).get(`/${table}/${id}`)).body;
}

/** Who can read a row that is about a person: of a private table nobody else. */
export const readerOf = (table: string, { admin }: Ground, person: Person): Caller =>
  isPrivate(table) ? person.caller : admin;

const isPrivate = (table: string): boolean => definitionOf(table).isPrivate === true;

async function create(ground: Ground, person: Person, table: string, fields: Sample = {}): Promise<string> {
  const maker = madeByMember.has(table) && person === ground.mine ? ground.member : ground.admin;
  const { status, body } = await maker.post(`/${table}`, {
    ...(await sampleOf(table, ground, person)),
    ...fields,
  });
  if (status !== 201) throw new Error(`${table}: ${status} ${JSON.stringify(body)}`);
  return body.id;
}
