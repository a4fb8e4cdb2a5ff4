import { crc32 } from 'node:zlib';
import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearUp, tellOfTokens } from '../src/maintenance.ts';
import { hashSecret } from '../src/session/secret.ts';
import { askForToken, inDays, openProgram, programOf } from './support/access-token.ts';
import { type Caller, openTestClub, PASSWORD, type TestClub } from './support/club.ts';
import { rowsOf } from './support/schedule.ts';
import { listen, within } from './support/stomp.ts';
import { requestToken } from './support/token.ts';

let club: TestClub;
let mail: MailServer;
let admin: Caller;
let instructor: Caller;
let member: Caller;
let student: string;
const lines: string[] = [];

beforeAll(async () => {
  mail = await startMailServer();
  club = await openTestClub(
    { SMTP_URL: mail.url, LOG_LEVEL: 'INFO', ALLOW_QUERY_TOKEN: '1' },
    { write: (line) => lines.push(line) },
  );
  // Who is told in the mail of what ends soon waits in the queue.
  await club.services.queue.start((error) => console.error(error));
  admin = club.admin;
  instructor = await club.join('instruktorka', 'Instructors');
  member = await club.join('ola', 'Members');
  const person = { firstName: 'Ola', lastName: 'Żuk', joinedOn: '2025-09-01', birthDate: '1990-05-17' };
  const { body } = await admin.post('/student', { ...person, user: member.id });
  student = body.id;
});
afterAll(async () => {
  await club.services.queue.stop();
  await club.close();
  await mail.close();
});
beforeEach(() => club.database.pool.query('delete from access_token'));

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code ?? body];
/** Changes some fields of a row, which is sent whole. */
const change = async (by: Caller, path: string, fields: object) =>
  by.put(path, { ...(await admin.get(path)).body, ...fields });
const tokensOf = async (caller: Caller) => rowsOf(await caller.get('/access-token'));

describe('a token', () => {
  test('is shown once, and stored as its SHA-256 alone', async () => {
    const { status, body, headers } = await askForToken(club, instructor);
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    expect(body.token).toMatch(/^tat_[0-9A-Za-z]{49}$/);
    const { rows } = await club.database.pool.query('select t::text as row, token_hash from access_token t');
    expect(rows[0].token_hash).toEqual(hashSecret(body.token));
    expect(rows[0].row).not.toContain(body.token.slice(8));
    const [shown] = await tokensOf(instructor);
    expect(shown).toMatchObject({
      id: body.id,
      name: 'Eksport do arkusza',
      start: body.token.slice(0, 8),
      rights: ['Student:Read'],
      user: instructor.id,
      lastUsedAt: null,
    });
    expect(JSON.stringify(shown)).not.toContain(body.token.slice(8));
  });

  test('says by its last six letters whether it can be one: a scanner needs no server for that', async () => {
    const { token } = (await askForToken(club, instructor)).body;
    const [, secret, checksum] = /^tat_(.{43})(.{6})$/.exec(token) ?? [];
    const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const said = [...String(checksum)].reduce((sum, letter) => sum * 62 + letters.indexOf(letter), 0);
    expect(said).toBe(crc32(String(secret)));
  });

  test('that is mistyped, cut off or made up is not even looked up', async () => {
    const { token } = (await askForToken(club, instructor)).body;
    const last = token.endsWith('0') ? '1' : '0';
    const query = club.database.pool.query;
    for (const wrong of [
      `${token.slice(0, -1)}${last}`,
      token.slice(0, -1),
      `${token}0`,
      token.toLowerCase(),
      `tat_${'0'.repeat(49)}`,
      'tat_',
    ]) {
      expect(codeOf(await programOf(club, instructor, wrong).get('/student')), wrong).toEqual([
        401,
        'unauthorized',
      ]);
    }
    expect(club.database.pool.query).toBe(query);
    expect((await programOf(club, instructor, token).get('/student')).status).toBe(200);
  });

  test('is told of by mail to whose account it is, and stands in the log without its secret', async () => {
    const { id, token } = (await askForToken(club, instructor)).body;
    const { subject, text } = await mail.mailTo('instruktorka@example.org');
    expect(subject).toContain('Nowy token dostępu');
    expect(text).toContain('„Eksport do arkusza”');
    expect(text).not.toContain(token);
    await instructor.remove(`/access-token/${id}`);
    const log = rowsOf(await admin.get(`/audit-log?row=${id}`));
    expect(log.map(({ verb, name, user }) => [verb, name, user]).toSorted()).toEqual([
      ['create', 'Eksport do arkusza', instructor.id],
      ['remove', 'Eksport do arkusza', instructor.id],
    ]);
    expect(JSON.stringify(log)).not.toContain(hashSecret(token).toString('hex'));
    expect(lines.join('')).not.toContain(token);
  });

  test('takes the password, also of whoever is signed in', async () => {
    const { status, body } = await askForToken(club, instructor, { password: 'zgadywane hasło' });
    expect([status, body.errors[0]]).toMatchObject([400, { field: 'password', code: 'wrong-password' }]);
    expect(await tokensOf(instructor)).toEqual([]);
  });

  test('works for a year at most, and not for the past', async () => {
    for (const days of [-1, 367, 4_000]) {
      const { status, body } = await askForToken(club, member, {
        rights: ['Own:Read'],
        expiresAt: inDays(club, days),
      });
      expect([status, body.errors?.[0]], `${days}`).toMatchObject([
        400,
        { field: 'expiresAt', code: 'token-lifetime' },
      ]);
    }
    expect(
      (await askForToken(club, member, { rights: ['Own:Read'], expiresAt: inDays(club, 365) })).status,
    ).toBe(201);
  });

  test('has nothing that its owner does not have, and is for something', async () => {
    expect(codeOf(await askForToken(club, instructor, { rights: ['User:Write'] }))).toEqual([
      403,
      'above-own-rights',
    ]);
    expect(
      codeOf(await askForToken(club, instructor, { rights: ['Student:Read', 'Menu:Rights4Admin'] })),
    ).toEqual([403, 'above-own-rights']);
    expect((await askForToken(club, instructor, { rights: [] })).status).toBe(400);
    expect((await askForToken(club, instructor, { rights: ['everything'] })).status).toBe(400);
    expect(await tokensOf(instructor)).toEqual([]);
  });

  test('is one of twenty at most; what has expired takes no room', async () => {
    const rights = ['Own:Read'];
    const ask = () => askForToken(club, member, { rights, expiresAt: inDays(club, 1) });
    for (let made = 0; made < 19; made += 1) expect((await ask()).status).toBe(201);
    // Two at once, of which one is too many.
    const two = await Promise.all([ask(), ask()]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(two.flatMap(({ headers }) => headers['problem-code'] ?? [])).toEqual(['too-many-access-tokens']);
    await club.database.pool.query(`update access_token set expires_at = now() - interval '1 minute'`);
    expect((await askForToken(club, member, { rights })).status).toBe(201);
  });
});

describe('a program', () => {
  test('reads what its token says, writes nothing else, and hears until when', async () => {
    const expiresAt = inDays(club, 30);
    const program = await openProgram(club, instructor, ['Student:Read'], { expiresAt });
    const list = await program.get('/student');
    expect([list.status, list.headers['tatami-token-expires']]).toEqual([200, expiresAt]);
    expect((await program.get('/authinfo/whoami')).body).toMatchObject({ id: instructor.id });
    expect((await program.get('/users/hasrightto/Student:Read')).body).toBe(true);
    // The instructor has it, the token has not.
    expect((await instructor.get('/users/hasrightto/Training:Write')).body).toBe(true);
    expect((await program.get('/users/hasrightto/Training:Write')).body).toBe(false);
    for (const refused of [
      await change(program, `/student/${student}`, { firstName: 'Olga' }),
      await program.post('/student', { firstName: 'Ewa', lastName: 'Lis', joinedOn: '2025-09-01' }),
      await program.get('/training'),
      await program.get('/user'),
    ])
      expect(codeOf(refused)).toEqual([403, 'forbidden']);
  });

  test('loses a right at once with its owner, and has it again with them', async () => {
    const program = await openProgram(club, instructor, ['Student:Read']);
    expect((await program.get('/student')).status).toBe(200);
    const [membership] = rowsOf(await admin.get(`/useringroupright?user=${instructor.id}`));
    await admin.remove(`/useringroupright/${membership?.id}`);
    expect(codeOf(await program.get('/student'))).toEqual([403, 'forbidden']);
    await admin.post('/useringroupright', { user: instructor.id, group: membership?.group });
    expect((await program.get('/student')).status).toBe(200);
  });

  test('has no right that its owner is given later', async () => {
    const program = await openProgram(club, member, ['Training:Read']);
    const [group] = rowsOf(await admin.get('/groupright?name=Members'));
    const given = await admin.post('/rightto', { group: group?.id, right: 'Student:Read' });
    expect((await member.get('/student')).body.page.totalElements).toBeGreaterThan(0);
    expect(codeOf(await program.get('/student'))).toEqual([403, 'forbidden']);
    await admin.remove(`/rightto/${given.body.id}`);
  });

  test('sees of what is its owner’s own as much as its token says', async () => {
    const [blind, reading, writing] = [
      await openProgram(club, member, ['Training:Read']),
      await openProgram(club, member, ['Own:Read']),
      await openProgram(club, member, ['Own:Write']),
    ];
    for (const path of [
      '/student',
      `/student/${student}`,
      '/authinfo/profile',
      '/home',
      '/presence',
      '/notice',
    ]) {
      expect(codeOf(await blind.get(path)), path).toEqual([403, 'forbidden']);
      expect((await reading.get(path)).status, path).toBe(200);
      expect((await writing.get(path)).status, path).toBe(200);
    }
    expect(rowsOf(await reading.get('/student')).map(({ id }) => id)).toEqual([student]);
    const change = { phone: '+48600100200' };
    expect(codeOf(await blind.put('/authinfo/profile', change))).toEqual([403, 'forbidden']);
    expect(codeOf(await reading.put('/authinfo/profile', change))).toEqual([403, 'forbidden']);
    expect((await writing.put('/authinfo/profile', change)).status).toBe(200);
  });

  test('is never an administrator in person, whatever rights it was given', async () => {
    const rights = [
      'UserInGroupRight:Write',
      'UserInGroupRight:Read',
      'RightTo:Write',
      'User:Write',
      'User:Read',
    ];
    const program = await openProgram(club, admin, rights);
    const groupOf = async (name: string) => rowsOf(await admin.get(`/groupright?name=${name}`))[0]?.id;
    // Nobody hands out what they don't hold: here that is the token's rights, not its owner's.
    for (const name of ['Administrators', 'Instructors'])
      expect(
        codeOf(await program.post('/useringroupright', { user: member.id, group: await groupOf(name) })),
      ).toEqual([403, 'above-own-rights']);
    expect(
      codeOf(
        await program.post('/rightto', {
          group: await groupOf('Members'),
          right: 'Menu:Administration4Admin',
        }),
      ),
    ).toEqual([403, 'above-own-rights']);
    expect(codeOf(await change(program, `/user/${instructor.id}`, { phone: '+48600100201' }))).toEqual([
      403,
      'above-own-rights',
    ]);
  });

  test('is told apart by when it was last used, from where, and by what', async () => {
    const program = await openProgram(club, instructor, ['Student:Read']);
    const agent = { 'user-agent': 'tatami-sdk/1.0\u0007 (eksport.mjs)' };
    await Promise.all(Array.from({ length: 20 }, () => program.get('/student?size=1', agent)));
    const [used] = await tokensOf(instructor);
    expect(used).toMatchObject({ lastUsedFrom: '127.0.0.0', lastUsedBy: 'tatami-sdk/1.0 (eksport.mjs)' });
    expect(Date.now() - Date.parse(String(used?.lastUsedAt))).toBeLessThan(60_000);
    expect(used?.version).toBe(1);
    expect(rowsOf(await admin.get(`/audit-log?row=${program.tokenId}`)).map(({ verb }) => verb)).toEqual([
      'create',
    ]);
  });

  test('that uses its token is written down once a minute, and heard of by whoever looks at it', async () => {
    const socket = await listen(club, instructor, '/user/topic/access-token');
    const program = await openProgram(club, instructor, ['Student:Read']);
    expect(JSON.parse((await socket.next()).body).changes).toMatchObject([{ verb: 'create' }]);
    await program.get('/student?size=1');
    expect(JSON.parse((await socket.next()).body)).toEqual({
      table: 'access-token',
      changes: [{ id: program.tokenId, verb: 'use', version: 1, by: null }],
    });
    club.services.accessTokens.forget();
    await program.get('/student?size=1');
    const uses = 'select last_used_at from access_token_use where id = $1';
    const first = (await club.database.pool.query(uses, [program.tokenId])).rows[0].last_used_at;
    await club.database.pool.query(
      `update access_token_use set last_used_at = last_used_at - interval '61 seconds'`,
    );
    await new Promise((resolve) => setTimeout(resolve, 1_010));
    await program.get('/student?size=1');
    const second = (await club.database.pool.query(uses, [program.tokenId])).rows[0].last_used_at;
    expect(Date.parse(second)).toBeGreaterThan(Date.parse(first));
    socket.end();
  });
});

/*
 * What opens an account, and what a session is asked a password or a second factor for, is done by somebody who has signed in.
 */
describe('what no program does', () => {
  const never = [
    'delete /authinfo/calendar-feeds/{id}',
    'delete /authinfo/erasure',
    'delete /authinfo/push-devices/{id}',
    'delete /authinfo/sessions/{id}',
    'get /authinfo/calendar-feeds',
    'get /authinfo/calendar-feeds/{id}/address',
    'get /authinfo/export',
    'get /authinfo/sessions',
    'post /authinfo/acceptance',
    'post /authinfo/access-tokens',
    'post /authinfo/calendar-feeds',
    'post /authinfo/calendar-feeds/{id}/renew',
    'post /authinfo/erasure',
    'post /authinfo/second-factor',
    'post /authinfo/second-factor/confirm',
    'post /authinfo/second-factor/recovery-codes',
    'post /authinfo/second-factor/remove',
    'post /kiosk',
    'post /user/{id}/invite',
    'put /authinfo/calendar-feeds/{id}',
    'put /authinfo/notice-choice',
    'put /authinfo/password',
    'put /authinfo/push-devices',
  ];
  let program: Caller;
  let contract: { paths: Record<string, Record<string, { 'x-token'?: string; 'x-access'?: unknown }>> };
  beforeEach(async () => {
    contract = (await club.nobody.get('/openapi.json')).body;
    const { body } = await club.nobody.get('/openapi.json');
    const known = new Set(
      JSON.stringify(body).match(/"(?:Menu|[A-Z][A-Za-z]*):(?:Read|Write|[A-Za-z0-9]+)"/g) ?? [],
    );
    const rights = [...known]
      .map((quoted) => quoted.slice(1, -1))
      .filter((right) => !right.startsWith('Own:'));
    program = await openProgram(club, admin, [...rights, 'Own:Write']);
  });

  test('is said of each call, and holds also for one with every right there is', async () => {
    const found: string[] = [];
    const answers: string[] = [];
    for (const [path, operations] of Object.entries(contract.paths))
      for (const [method, { 'x-token': token, 'x-access': access }] of Object.entries(operations)) {
        if (access === 'public' || access === 'kiosk') continue;
        const { statusCode, body } = await club.app.inject({
          method: method.toUpperCase() as 'GET',
          url: `/api${path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')}`,
          headers: { authorization: `Bearer ${program.token}` },
          ...(method !== 'get' && { payload: {} }),
        });
        const name = `${method} ${path}`;
        if (token === 'never') found.push(name);
        if (statusCode === 403 && body.includes('not-with-a-token')) answers.push(name);
        else if (statusCode === 401 || statusCode === 403 || statusCode >= 500)
          answers.push(`${name}: ${statusCode} ${body.slice(0, 200)}`);
      }
    expect(answers.toSorted()).toEqual(never);
    expect(found.toSorted()).toEqual(never);
  });

  test('a way into an account is not changed, nor made: address, name and password of others', async () => {
    const refused = [403, 'not-with-a-token'];
    expect(codeOf(await change(program, `/user/${member.id}`, { email: 'inna@example.org' }))).toEqual(
      refused,
    );
    expect(codeOf(await change(program, `/user/${member.id}`, { username: 'inna' }))).toEqual(refused);
    const person = { username: 'nowy', email: 'nowy@example.org', firstName: 'Jan', lastName: 'Nowy' };
    expect(codeOf(await program.post('/user', { ...person, password: 'a very long password' }))).toEqual(
      refused,
    );
    expect((await change(program, `/user/${member.id}`, { phone: '+48600100202' })).status).toBe(200);
    // Nor in a batch, as an import is.
    const { body: row } = await admin.get(`/user/${member.id}`);
    const batch = await program.post('/user/batch', { save: [{ ...row, email: 'inna@example.org' }] });
    expect([batch.status, batch.body.errors[0]]).toMatchObject([400, { code: 'not-with-a-token' }]);
    expect((await admin.get(`/user/${member.id}`)).body.email).toBe(row.email);
    expect(codeOf(await program.post(`/user/${member.id}/take-off-second-factor`))).toEqual(refused);
  });

  test('tokens are not made by tokens, nor revoked', async () => {
    const other = await openProgram(club, instructor, ['Student:Read']);
    expect(codeOf(await askForToken(club, program))).toEqual([403, 'not-with-a-token']);
    expect(codeOf(await program.remove(`/access-token/${other.tokenId}`))).toEqual([403, 'not-with-a-token']);
    const own = await openProgram(club, instructor, ['Own:Write']);
    expect(codeOf(await own.remove(`/access-token/${other.tokenId}`))).toEqual([403, 'not-with-a-token']);
    expect((await other.get('/student')).status).toBe(200);
  });

  test('guardians and members are let in by the student in person', async () => {
    const own = await openProgram(club, member, ['Own:Write']);
    const refused = [403, 'not-with-a-token'];
    const path = `/student/${student}`;
    expect(codeOf(await own.post(`${path}/guardian-access`, { allowed: true }))).toEqual(refused);
    expect(codeOf(await own.post(`${path}/shown-to-members`, { shown: true }))).toEqual(refused);
  });

  test('it never stands in an address, even where the club takes tokens of sessions there', async () => {
    const { body } = await club.nobody.get(`/student?access_token=${program.token}`);
    expect(body.code).toBe('unauthorized');
  });
});

describe('a token ends', () => {
  const works = async (program: Caller) => (await program.get('/student?size=1')).status;

  test('when its owner revokes it, with the next call', async () => {
    const program = await openProgram(club, instructor, ['Student:Read']);
    expect(await works(program)).toBe(200);
    expect((await instructor.remove(`/access-token/${program.tokenId}`)).status).toBe(204);
    expect(codeOf(await program.get('/student'))).toEqual([401, 'unauthorized']);
  });

  test('when an administrator revokes it, who sees whose there are; others find none', async () => {
    const program = await openProgram(club, instructor, ['Student:Read']);
    for (const other of [member, club.nobody]) {
      expect([404, 401]).toContain((await other.get(`/access-token/${program.tokenId}`)).status);
      expect([404, 401]).toContain((await other.remove(`/access-token/${program.tokenId}`)).status);
    }
    expect(await tokensOf(member)).toEqual([]);
    expect(await works(program)).toBe(200);
    expect(rowsOf(await admin.get(`/access-token?user=${instructor.id}`))).toMatchObject([
      { id: program.tokenId, username: 'instruktorka', name: 'Eksport do arkusza' },
    ]);
    expect((await admin.remove(`/access-token/${program.tokenId}`)).status).toBe(204);
    expect(await works(program)).toBe(401);
  });

  test('also while its owner is just being looked up for another call', async () => {
    const program = await openProgram(club, instructor, ['Student:Read']);
    club.services.accessTokens.forget();
    const [, removed] = await Promise.all([
      program.get('/student?size=1'),
      instructor.remove(`/access-token/${program.tokenId}`),
    ]);
    expect(removed.status).toBe(204);
    expect(await works(program)).toBe(401);
  });

  test('on its day, which is told apart from one that was revoked, for thirty days', async () => {
    const program = await openProgram(club, instructor, ['Student:Read']);
    const expire = (ago: string) =>
      club.database.pool.query(`update access_token set expires_at = now() - $1::interval`, [ago]);
    await expire('1 second');
    club.services.sessions.forget();
    await new Promise((resolve) => setTimeout(resolve, 1_010));
    expect(codeOf(await program.get('/student'))).toEqual([401, 'token-expired']);
    await clearUp(club.services);
    expect(await tokensOf(instructor)).toHaveLength(1);
    await expire('31 days');
    await clearUp(club.services);
    expect(await tokensOf(instructor)).toEqual([]);
    expect(codeOf(await program.get('/student'))).toEqual([401, 'unauthorized']);
  });

  test('with its account: blocked, and not alive again afterwards', async () => {
    const other = await club.join('blokowany', 'Instructors');
    const program = await openProgram(club, other, ['Student:Read']);
    await change(admin, `/user/${other.id}`, { status: 'blocked' });
    expect(await works(program)).toBe(401);
    await change(admin, `/user/${other.id}`, { status: 'active' });
    expect(await works(program)).toBe(401);
    expect(rowsOf(await admin.get(`/access-token?user=${other.id}`))).toEqual([]);
  });

  test('with its account: removed', async () => {
    const other = await club.join('usuwany', 'Instructors');
    const program = await openProgram(club, other, ['Student:Read']);
    expect((await admin.remove(`/user/${other.id}`)).status).toBe(204);
    expect(await works(program)).toBe(401);
  });

  test('with a password that was lost and set anew; a change of a known one leaves it, unless it is to end too', async () => {
    const other = await club.join('zapominalska', 'Instructors');
    const program = await openProgram(club, other, ['Student:Read']);
    const [second, third] = ['another long password', 'yet another long password'];
    await other.put('/authinfo/password', { current: PASSWORD, password: second });
    expect(await works(program)).toBe(200);
    await other.put('/authinfo/password', { current: second, password: third, endTokens: true });
    expect(await works(program)).toBe(401);

    const next = await openProgram(club, other, ['Student:Read'], { password: third });
    const { secret } = await club.services.singleUse.issue({ userId: other.id }, 'setToken');
    const set = await club.nobody.post('/user/register/set', { setToken: secret, password: second });
    expect([set.status, await works(next)]).toEqual([204, 401]);
  });

  test('by whoever has it: what lies about in public is ended by its finder', async () => {
    const program = await openProgram(club, instructor, ['Student:Read']);
    const revoke = () =>
      club.app.inject({
        method: 'POST',
        url: '/api/oauth/revoke',
        headers: {
          authorization: `Basic ${Buffer.from('photoclient:').toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: `token=${program.token}`,
      });
    expect((await revoke()).statusCode).toBe(200);
    expect(await works(program)).toBe(401);
    expect((await revoke()).statusCode).toBe(200);
  });

  test('on another server of the club within a second', async () => {
    const url = String(club.database.pool.options.connectionString);
    const elsewhere = await openTestClub({}, undefined, url);
    const program = await openProgram(club, instructor, ['Student:Read']);
    const there = programOf(elsewhere, instructor, program.token);
    expect(await works(there)).toBe(200);
    await instructor.remove(`/access-token/${program.tokenId}`);
    const ended = async () => {
      while ((await works(there)) === 200) await new Promise((resolve) => setTimeout(resolve, 50));
    };
    expect(await within(ended())).not.toBe('too late');
    await elsewhere.close();
  });
});

describe('a ticket of a program', () => {
  test('opens what its token does, once, and dies with it', async () => {
    const program = await openProgram(club, admin, ['Training:Read']);
    const ticket = async (purpose: string) => (await program.post('/tickets', { purpose })).body.ticket;
    const { body: place } = await admin.post('/workplace', { name: 'Dojo Wrzeszcz' });
    const { body: training } = await admin.post('/training', {
      ...{ title: 'Trening', workplace: place.id, instructor: admin.id },
      ...{ startsAt: '2031-05-04T16:00:00Z', endsAt: '2031-05-04T17:30:00Z' },
    });
    const read = (secret: string) =>
      club.nobody.get(`/training/${training.id}/calendar?access_token=${secret}`);
    const first = await ticket('download');
    expect([(await read(first)).status, (await read(first)).status]).toEqual([200, 401]);
    // Its owner may have the whole export; a program may not.
    const { status } = await club.nobody.get(`/authinfo/export?access_token=${await ticket('download')}`);
    expect(status).toBe(403);
    const last = await ticket('download');
    await admin.remove(`/access-token/${program.tokenId}`);
    expect((await read(last)).status).toBe(401);
  });
});

describe('a socket of a program', () => {
  test('hears what its token may read, and closes within a second once that is revoked', async () => {
    const program = await openProgram(club, instructor, ['Training:Read']);
    const socket = await listen(club, program, '/topic/training');
    socket.say('SUBSCRIBE\nid:9\ndestination:/topic/student\n\n\0');
    expect(await socket.next()).toMatchObject({ command: 'ERROR' });

    const another = await listen(club, program, '/topic/training');
    await instructor.remove(`/access-token/${program.tokenId}`);
    expect(await within(another.closed)).toBe(4401);
  });

  test('hears of what is its owner’s own where its token opens that', async () => {
    const blind = await listen(club, await openProgram(club, member, ['Training:Read']));
    blind.say('SUBSCRIBE\nid:1\ndestination:/user/topic/student\n\n\0');
    expect(await blind.next()).toMatchObject({ command: 'ERROR' });
    const seeing = await listen(club, await openProgram(club, member, ['Own:Read']), '/user/topic/student');
    await change(admin, `/student/${student}`, { phone: '+48600100203' });
    expect(JSON.parse((await seeing.next()).body)).toMatchObject({ table: 'student' });
    seeing.end();
  });

  test('goes on with the rights that are left', async () => {
    const other = await club.join('gadula', 'Instructors');
    const program = await openProgram(club, other, ['Student:Read', 'Training:Read']);
    const socket = await listen(club, program, '/topic/student');
    const [membership] = rowsOf(await admin.get(`/useringroupright?user=${other.id}`));
    await admin.remove(`/useringroupright/${membership?.id}`);
    const ended = async () => {
      while ((await program.get('/student')).status === 200)
        await new Promise((resolve) => setTimeout(resolve, 50));
    };
    expect(await within(ended())).not.toBe('too late');
    await change(admin, `/student/${student}`, { phone: '+48600100204' });
    expect(socket.waiting.filter(({ command }) => command === 'MESSAGE')).toEqual([]);
    socket.end();
  });
});

describe('before a token ends', () => {
  test('its owner hears of it a week ahead, once; of one that is revoked they hear no more', async () => {
    const soon = await openProgram(club, instructor, ['Student:Read'], { expiresAt: inDays(club, 30) });
    await openProgram(club, instructor, ['Student:Read'], { expiresAt: inDays(club, 20), name: 'Później' });
    await openProgram(club, instructor, ['Student:Read'], { expiresAt: inDays(club, 2), name: 'Na chwilę' });
    const told = async () =>
      rowsOf(await instructor.get('/notice?size=200')).filter(({ kind }) => kind === 'tokenExpiring');
    await tellOfTokens(club.services);
    expect(await told()).toEqual([]);
    await club.database.pool.query(
      `update access_token set expires_at = now() + interval '6 days 23 hours',
         created_at = now() - interval '23 days' where id = $1`,
      [soon.tokenId],
    );
    await tellOfTokens(club.services);
    await tellOfTokens(club.services);
    expect(await told()).toMatchObject([
      { kind: 'tokenExpiring', table: 'access-token', row: soon.tokenId, name: 'Eksport do arkusza' },
    ]);
    await instructor.remove(`/access-token/${soon.tokenId}`);
    expect(await told()).toEqual([]);
  });
});

test('a program that runs in circles takes nothing of what its owner, or anybody else, has', async () => {
  const program = await openProgram(club, instructor, ['Student:Read', 'Training:Read', 'Workplace:Read']);
  let most = 0;
  let running = 0;
  const { query } = club.database.lists;
  club.database.lists.query = (async (...args: never[]) => {
    running += 1;
    most = Math.max(most, running);
    try {
      return await (query as (...all: never[]) => Promise<unknown>).apply(club.database.lists, args);
    } finally {
      running -= 1;
    }
  }) as never;
  try {
    const loop = Promise.all(Array.from({ length: 40 }, () => program.get('/student?size=1')));
    expect((await instructor.get('/workplace')).status).toBe(200);
    await loop;
    expect(most).toBeLessThanOrEqual(3);
  } finally {
    club.database.lists.query = query;
  }
});

test('signing in goes on as it did beside a token', async () => {
  const program = await openProgram(club, instructor, ['Student:Read']);
  expect((await requestToken(club.app, { username: 'instruktorka', password: PASSWORD })).status).toBe(200);
  expect((await program.get('/logout')).status).toBe(204);
  expect((await program.get('/student?size=1')).status).toBe(200);
});

describe('where the club demands a second factor', () => {
  let strict: TestClub;
  beforeAll(async () => {
    strict = await openTestClub({ ACCESS_TOKEN_DAYS: '30' });
  });
  afterAll(() => strict.close());

  test('tokens of who must have one stop until it is set up, and are not made without it', async () => {
    const program = await openProgram(strict, strict.admin, ['Student:Read'], {
      expiresAt: inDays(strict, 20),
    });
    const trainer = await strict.join('trener', 'Instructors');
    const other = await openProgram(strict, trainer, ['Student:Read'], { expiresAt: inDays(strict, 20) });
    expect((await program.get('/student')).status).toBe(200);

    const url = String(strict.database.pool.options.connectionString);
    const demanding = await openTestClub({ REQUIRE_SECOND_FACTOR: '1' }, undefined, url);
    const waiting = programOf(demanding, strict.admin, program.token);
    for (const path of ['/student', '/authinfo/whoami', '/users/hasrightto/Student:Read'])
      expect(codeOf(await waiting.get(path)), path).toEqual([403, 'token-needs-second-factor']);
    expect(codeOf(await waiting.post('/tickets', { purpose: 'websocket' }))).toEqual([
      403,
      'token-needs-second-factor',
    ]);
    expect(await demanding.services.accessTokens.findByIds([program.tokenId])).toEqual(new Map());
    expect(codeOf(await askForToken(demanding, demanding.admin))).toEqual([403, 'token-needs-second-factor']);
    // Who holds no such right is asked for none.
    expect((await programOf(demanding, trainer, other.token).get('/student')).status).toBe(200);

    await demanding.database.pool.query(`update "user" set second_factor_since = now() where id = $1`, [
      strict.admin.id,
    ]);
    demanding.services.sessions.forget();
    const works = async () => {
      while ((await waiting.get('/student')).status !== 200)
        await new Promise((resolve) => setTimeout(resolve, 50));
    };
    expect(await within(works())).not.toBe('too late');
    await demanding.close();
  });

  test('tokens work as long as the operator says', async () => {
    const ask = (days: number) => askForToken(strict, strict.admin, { expiresAt: inDays(strict, days) });
    const { status, body } = await ask(31);
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('30 dni')]);
    expect((await ask(29)).status).toBe(201);
    expect((await strict.admin.get('/authinfo/security')).body.accessTokenDays).toBe(30);
  });
});
