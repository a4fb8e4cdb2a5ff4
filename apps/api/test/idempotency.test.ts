import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../src/tables/index.ts';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { actionBodies, type Ground, prepareGround, rowOf, type Sample, sampleOf } from './support/samples.ts';

const ofTables = tables.flatMap(({ name, without = [], actions = {} }) => [
  ...(without.includes('create') ? [] : [`/${name}`, `/${name}/batch`]),
  ...Object.keys(actions).map((action) => `/${name}/{id}/${action}`),
]);
const otherCalls = [
  '/landing',
  '/training-series/{id}/split',
  '/day-off/fill-public-holidays',
  '/user/{id}/invite',
  '/authinfo/acceptance',
  '/authinfo/calendar-feeds',
  '/authinfo/calendar-feeds/{id}/renew',
  '/authinfo/erasure',
  '/notice/read',
  '/missed-mail',
  '/missed-mail/undo',
  '/article/{id}/writing/version',
  '/article/{id}/writing/preview-link',
];
/**
 * Nobody has signed in yet, what is answered is a secret that is stored nowhere, nothing is stored, a second time does no
 * more than the first, or tells somebody elsewhere once more.
 */
const withoutKey = [
  '/oauth/token',
  '/oauth/revoke',
  '/register/lightning',
  '/register/lightning/confirm',
  '/user/register/reset',
  '/user/register/set',
  '/tickets',
  '/check-in/admission',
  '/kiosk',
  '/kiosk/leave',
  '/authinfo/access-tokens',
  '/authinfo/second-factor',
  '/authinfo/second-factor/confirm',
  '/authinfo/second-factor/recovery-codes',
  '/authinfo/second-factor/remove',
  '/day-off/preview',
  '/missed-mail/preview',
  '/training-series/preview',
  '/outgoing-mail/{id}/retry',
  '/webhook/{id}/secret',
  '/webhook/{id}/messages/{message}/replay',
  '/webhook/{id}/test',
  '/unsubscribe/{token}',
  '/lead/request',
  '/landing/preview',
  // Bytes, which are not hashed.
  '/article/{id}/writing/picture',
];

let club: TestClub;
let ground: Ground;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  club = await openTestClub({
    SMTP_URL: mail.url,
    TERMS_URL: 'https://klub.example/regulamin',
    TERMS_VERSION: '2026-09',
  });
  ground = await prepareGround(club);
});
afterAll(async () => {
  await club.close();
  await mail.close();
});

interface Asked {
  /** The administrator unless told. */
  by?: Caller;
  /** The row that it is about. */
  id?: string | undefined;
  body?: Sample;
}

/** A new row, with which these actions were done. */
async function made(table: string, actions: readonly string[] = [], fields: Sample = {}): Promise<Asked> {
  const { status, body } = await ground.admin.post(`/${table}`, {
    ...(await sampleOf(table, ground)),
    ...fields,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return done(table, body.id, actions);
}

async function done(
  table: string,
  id: string,
  actions: readonly string[],
  by = ground.admin,
): Promise<Asked> {
  for (const action of actions) {
    const said = actionBodies[`/${table}/{id}/${action}`];
    const { status, body } = await by.post(`/${table}/${id}/${action}`, said);
    expect(status, JSON.stringify(body)).toBe(200);
  }
  return { id };
}

async function change(table: string, id: string | undefined, fields: Sample): Promise<void> {
  const path = `/${table}/${id}`;
  const { status, body } = await ground.admin.put(path, {
    ...(await ground.admin.get(path)).body,
    ...fields,
  });
  expect(status, JSON.stringify(body)).toBe(200);
}

function ended(actions: readonly string[] = []): Promise<Asked> {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  return made('training', actions, { startsAt: hoursAgo(2), endsAt: hoursAgo(1) });
}

/** Somebody entered for an exam that is open. */
async function candidate(actions: readonly string[] = []): Promise<Asked> {
  const { id: exam } = await made('exam', ['open'], { date: '2040-05-06', applicationDeadline: null });
  return made('exam-candidate', actions, { exam });
}

/** Somebody who is ready for an exam. */
async function invited(): Promise<Asked> {
  const { body: student } = await ground.admin.post('/student', {
    ...{ firstName: 'Ewa', lastName: 'Lis', joinedOn: '2024-01-10' },
    ...{ carryOverDays: 60, carryOverAsOf: '2024-01-10' },
  });
  const { id } = await made('exam', ['open'], { date: '2040-05-06', applicationDeadline: null });
  return { id, body: { students: [student.id] } };
}

/** Somebody whose assessment is no longer true. */
async function outdatedCandidate(): Promise<Asked> {
  const { body: student } = await ground.admin.post('/student', {
    firstName: 'Ewa',
    lastName: 'Lis',
    joinedOn: '2024-01-10',
  });
  const { id: exam } = await made('exam', [], { date: '2040-05-06', applicationDeadline: null });
  const asked = await made('exam-candidate', [], { exam, student: student.id });
  await change('student', student.id, { birthDate: '2000-02-03' });
  return asked;
}

async function examInProgress(): Promise<Asked> {
  const { id: exam } = await made('exam', ['open'], { applicationDeadline: null });
  const { id } = await made('exam-candidate', [], { exam });
  await done('exam', String(exam), ['start']);
  await change('exam-candidate', id, { result: 'failed' });
  return { id: exam };
}

/** Something that the member was told, and has not read. */
/** A student who has come of age, and says it alone. */
async function grownUp(): Promise<Asked> {
  const { student } = ground.mine;
  await change('student', student, { birthDate: '1990-04-12' });
  return { id: student, by: ground.member };
}

async function told(): Promise<Asked> {
  return { id: (await rowOf('notice', ground, ground.mine)).id, by: ground.member, body: {} };
}

async function answered(actions: readonly string[] = []): Promise<Asked> {
  const { id } = await rowOf('homework-submission', ground, ground.mine);
  await change('homework-submission', id, { text: 'Sto padów w przód' });
  return done('homework-submission', id, actions, ground.member);
}

/** What somebody asks for who subscribes to all that the club holds. */
const feed = {
  ...{ about: 'club', student: null, workplace: null },
  ...{ reminder: 'none', withDaysOff: false, withExcused: true },
};

/** Somebody who has not been seen for three weeks, and can be written to. */
async function missed(): Promise<string> {
  const { body } = await ground.admin.post('/student', {
    ...{ firstName: 'Ewa', lastName: 'Zagubiona', joinedOn: '2024-01-10', email: 'zagubiona@example.org' },
  });
  return body.id;
}

const missedTexts = {
  pl: { subject: 'Gdzie jesteś?', text: 'Brakuje nam Ciebie na macie.' },
  en: { subject: 'Where are you?', text: 'We miss you on the mat.' },
};

/** What has to be there, or said, before a POST does something. Where nothing stands here, a new row is enough. */
const prepared: Readonly<Record<string, () => Promise<Asked>>> = {
  '/announcement/{id}/take-back': () =>
    made('announcement', ['send'], { publishAt: '2040-05-06T16:00:00.000Z' }),
  '/announcement-reader/{id}/see': async () => ({
    id: (await rowOf('announcement-reader', ground, ground.mine)).id,
    by: ground.member,
    body: {},
  }),
  '/article/{id}/archive': () => made('article', ['publish']),
  '/article/{id}/writing/version': async () => ({
    ...(await made('article')),
    body: { note: 'Pierwszy szkic' },
  }),
  '/article/{id}/writing/preview-link': async () => ({ ...(await made('article')), body: { days: 3 } }),
  '/exam/{id}/start': () => made('exam', ['open']),
  '/exam/{id}/complete': examInProgress,
  '/exam-candidate/{id}/invite': () => candidate(['accept']),
  '/exam-candidate/{id}/accept': candidate,
  '/exam-candidate/{id}/decline': candidate,
  '/exam-candidate/{id}/refresh': outdatedCandidate,
  '/exam-candidate/{id}/unpay': () => candidate(['pay']),
  '/exam-candidate/{id}/pay': candidate,
  '/exam/{id}/invite': invited,
  '/homework/{id}/close': () => made('homework', ['publish']),
  '/homework/{id}/archive': () => made('homework', ['publish', 'close']),
  '/homework-submission/{id}/submit': async () => ({ ...(await answered()), by: ground.member }),
  '/homework-submission/{id}/review': () => answered(['submit']),
  '/homework-submission/{id}/withdraw': async () => ({ ...(await answered(['submit'])), by: ground.member }),
  '/homework-submission/{id}/return': () => answered(['submit']),
  '/homework-submission/{id}/reopen': async () => {
    const { id } = await answered(['submit']);
    return done('homework-submission', String(id), ['review']);
  },
  '/landing': async () => ({ body: { sections: [{ kind: 'text', rank: 90, titlePl: 'O nas' }] } }),
  '/lead/{id}/back': () => made('lead', ['contact']),
  '/missed-mail': async () => ({ body: { students: [await missed()], texts: missedTexts } }),
  '/missed-mail/undo': async () => {
    const students = [await missed()];
    const { body } = await ground.admin.post('/missed-mail', { students, texts: missedTexts });
    expect(body.written).toEqual(students);
    return { body: { students } };
  },
  '/homework-file/{id}/discard': async () => ({
    id: (await rowOf('homework-file', ground, ground.mine)).id,
    by: ground.member,
  }),
  '/homework-file/{id}/restore': async () => {
    const { id } = await rowOf('homework-file', ground, ground.mine);
    return { ...(await done('homework-file', String(id), ['discard'], ground.member)), by: ground.member };
  },
  '/announcement-file/{id}/discard': async () => ({
    id: (await rowOf('announcement-file', ground, ground.mine)).id,
    by: ground.member,
  }),
  '/announcement-file/{id}/restore': async () => {
    const { id } = await rowOf('announcement-file', ground, ground.mine);
    return {
      ...(await done('announcement-file', String(id), ['discard'], ground.member)),
      by: ground.member,
    };
  },
  '/notice/read': told,
  '/notice/{id}/read': told,
  '/notice/{id}/unread': async () => {
    const { id } = await told();
    return { ...(await done('notice', String(id), ['read'], ground.member)), by: ground.member };
  },
  '/presence/{id}/restore': () => made('presence', ['invalidate']),
  '/student/{id}/come-back': () => made('student', ['leave']),
  '/student/{id}/guardian-access': grownUp,
  '/student/{id}/shown-to-members': grownUp,
  '/task/{id}/reopen': () => made('task', ['done']),
  '/training/{id}/restore': () => made('training', ['cancel']),
  '/training/{id}/hold': ended,
  '/training/{id}/not-held': () => ended(['hold']),
  '/training-series/{id}/split': async () => ({
    ...(await made('training-series')),
    body: { from: '2030-05-12', durationMinutes: 60 },
  }),
  '/user/{id}/take-off-second-factor': async () => {
    const asked = await made('user');
    await club.database.pool.query('update "user" set second_factor_since = now() where id = $1', [asked.id]);
    return asked;
  },
  '/day-off/fill-public-holidays': async () => ({ body: { year: 2033 } }),
  '/authinfo/acceptance': async () => ({ body: { terms: '2026-09' } }),
  '/authinfo/calendar-feeds': async () => ({ body: feed }),
  '/authinfo/calendar-feeds/{id}/renew': async () => {
    const { body } = await ground.admin.post('/authinfo/calendar-feeds', feed);
    return { id: body.id, body: {} };
  },
  '/authinfo/erasure': async () => ({ by: await club.join('odchodzaca', 'Members'), body: {} }),
};

async function askedFor(path: string): Promise<{ by: Caller; id: string; body: Sample }> {
  const [, table = '', of] = path.split('/');
  const asked = (await prepared[path]?.()) ?? (of === '{id}' ? await made(table) : {});
  const sample = actionBodies[path] ?? (of === '{id}' ? {} : null);
  const body = asked.body ?? sample ?? (await sampleOf(table, ground));
  return { by: asked.by ?? ground.admin, id: asked.id ?? '', body: of === 'batch' ? { save: [body] } : body };
}

/**
 * All that a POST leaves behind: lines in the log, links that were mailed, and what leaves no line. What the server does
 * by itself meanwhile, such as to deliver, is not of it.
 */
async function traces(): Promise<unknown> {
  const { rows } = await club.database.pool.query(
    `select (select count(*) from audit_log where "user" is not null) as lines, (select sum(version) from notice) as notices,
       (select string_agg(encode(token_hash, 'hex'), ' ' order by token_hash) from calendar_feed) as feeds,
       (select count(*) from article_version) as versions, (select count(*) from article_preview) as previews,
       (select string_agg(encode(secret_hash, 'hex'), ' ' order by secret_hash) from single_use) as links`,
  );
  return rows;
}

describe('what is sent twice under one key is done once', () => {
  test.each([...ofTables, ...otherCalls])('POST %s', async (path) => {
    const { by, id, body } = await askedFor(path);
    // Another one where it is tried again.
    const key = { 'idempotency-key': `raz:${path}:${Date.now()}` };
    const send = () => by.post(path.replace('{id}', id), body, key);
    const before = await traces();
    const first = await send();
    expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
    const after = await traces();
    expect(after, 'It has done nothing: what has to be there before stands in `prepared`.').not.toEqual(
      before,
    );
    const second = await send();
    expect([second.status, second.body, second.headers.location]).toEqual([
      first.status,
      first.body,
      first.headers.location,
    ]);
    expect(await traces()).toEqual(after);
  });

  test('so does every POST of the contract, but for those that can’t', async () => {
    const { body: contract } = await club.nobody.get('/openapi.json');
    const paths: [string, { post?: { parameters?: { name: string }[] } }][] = Object.entries(contract.paths);
    const posts = paths.flatMap(([path, { post }]) => (post ? [{ path, ...post }] : []));
    const named = (isKeyed: boolean) =>
      posts
        .filter(
          ({ parameters = [] }) => parameters.some(({ name }) => name === 'idempotency-key') === isKeyed,
        )
        .map(({ path }) => path)
        .toSorted();
    expect(named(false)).toEqual(withoutKey.toSorted());
    expect(named(true)).toEqual([...ofTables, ...otherCalls].toSorted());
  });
});
