import { randomBytes } from 'node:crypto';
import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimAccount } from '../src/calls/oauth/claim-account.ts';
import { createSeal } from '../src/session/seal.ts';
import { sealSecrets } from '../src/session/second-factor.ts';
import { type Caller, openTestClub, PASSWORD, type TestClub } from './support/club.ts';
import { requestToken } from './support/token.ts';

let mail: MailServer;
let club: TestClub;
beforeAll(async () => {
  mail = await startMailServer();
  club = await openTestClub({ REQUIRE_SECOND_FACTOR: '1', SMTP_URL: mail.url });
});
afterAll(async () => {
  await club.close();
  await mail.close();
});

let ahead = 0;
/** Each code works once, so every use moves the clock on by a step. */
function nextCode(secret: string): string {
  ahead += 30_000;
  club.clock.now = new Date(Date.now() + ahead);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: club.clock.now.getTime() });
}

const request = async (form: Record<string, string>) => (await requestToken(club.app, form)).body;

const begin = (caller: Caller, password = PASSWORD) => caller.post('/authinfo/second-factor', { password });

const logOf = async ({ id }: Caller, verb: string) =>
  (await club.admin.get(`/audit-log?row=${id}`)).body._embedded.results.filter(
    (line: { verb: string }) => line.verb === verb,
  );

async function turnOn(caller: Caller): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await begin(caller);
  const confirmed = await caller.post('/authinfo/second-factor/confirm', { code: nextCode(body.secret) });
  expect(confirmed.status).toBe(200);
  return { secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
}

describe('a second factor', () => {
  it('is demanded of administrators where the club says so: until then no right counts', async () => {
    expect((await club.admin.get('/authinfo/whoami')).body.mustShowSecondFactor).toBe(true);
    expect((await club.admin.get('/user')).body._embedded.results).toHaveLength(1);
    expect((await club.admin.get('/workplace')).status).toBe(403);
    await turnOn(club.admin);
    expect((await club.admin.get('/workplace')).status).toBe(200);
  });

  it('is asked for after the right password only, and each code works once', async () => {
    const { body: user } = await club.admin.post('/user', {
      username: 'ostrozna',
      email: 'o@example.org',
      firstName: 'O',
      lastName: 'O',
      password: PASSWORD,
    });
    expect(user.status).toBe('active');
    const member = await club.signIn('ostrozna');
    const { secret, recoveryCodes } = await turnOn(member);
    expect((await member.get('/authinfo/security')).body).toEqual({
      accessTokenDays: 366,
      hasPassword: true,
      secondFactor: true,
      recoveryCodesLeft: 10,
    });
    expect((await request({ username: 'ostrozna', password: 'wrong' })).error).toBe('invalid_grant');
    expect((await request({ username: 'ostrozna', password: PASSWORD })).error).toBe(
      'tatami_second_factor_required',
    );
    const otp = nextCode(secret);
    expect((await request({ username: 'ostrozna', password: PASSWORD, otp })).access_token).toBeTruthy();
    expect((await request({ username: 'ostrozna', password: PASSWORD, otp })).error).toBe('invalid_grant');
    const recovery = { username: 'ostrozna', password: PASSWORD, otp: recoveryCodes[0]?.toUpperCase() ?? '' };
    expect((await request(recovery)).access_token).toBeTruthy();
    expect((await request(recovery)).error).toBe('invalid_grant');
    expect((await member.get('/authinfo/security')).body.recoveryCodesLeft).toBe(9);
  });

  it('can’t be gone around by a mailed code', async () => {
    const { body: user } = await club.admin.get('/user?username=ostrozna');
    const [{ id }] = user._embedded.results;
    const claim = () => claimAccount(club.services, registration);
    const registration = { email: 'o@example.org', firstName: 'O', lastName: 'O', language: 'pl' as const };
    await expect(claim()).rejects.toThrow('signs in by password');
    expect((await club.admin.post(`/user/${id}/take-off-second-factor`)).status).toBe(200);
    await expect(claim()).resolves.toMatchObject({ userId: id });
  });

  it('needs a password beside which it is the second', async () => {
    const member = await club.join('bez-hasla');
    await club.database.pool.query('update "user" set password_hash = null where id = $1', [member.id]);
    const { status, headers } = await begin(member);
    expect([status, headers['problem-code']]).toEqual([409, 'password-first']);
  });

  it('begins with the password: an unlocked phone is not enough', async () => {
    const member = await club.join('nieuwazna', 'Members');
    expect((await member.post('/authinfo/second-factor')).status).toBe(400);
    const wrong = await begin(member, 'zgaduję');
    expect([wrong.status, wrong.body.errors]).toMatchObject([
      400,
      [{ field: 'password', code: 'wrong-password' }],
    ]);
    for (let time = 0; time < 4; time += 1) await begin(member, 'zgaduję');
    expect((await begin(member)).status).toBe(429);
    const { rowCount } = await club.database.pool.query('select from second_factor where "user" = $1', [
      member.id,
    ]);
    expect(rowCount).toBe(0);
  });

  it('takes the digits of a code, and no others', async () => {
    const member = await club.join('szeroka', 'Members');
    const { body } = await begin(member);
    const code = nextCode(body.secret);
    const wide = code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    const { status, body: problem } = await member.post('/authinfo/second-factor/confirm', { code: wide });
    expect([status, problem.errors[0].field]).toEqual([400, 'code']);
    expect((await member.post('/authinfo/second-factor/confirm', { code })).status).toBe(200);
  });

  it('can’t be read from a copy of the database', async () => {
    const member = await club.join('skopiowana', 'Members');
    const { body } = await begin(member);
    const { rows } = await club.database.pool.query('select secret from second_factor where "user" = $1', [
      member.id,
    ]);
    expect(rows[0].secret).not.toContain(body.secret);
    const { seal } = club.services;
    expect(seal.open(rows[0].secret, member.id)).toBe(body.secret);
    // Put into the place of another’s it is of no use.
    expect(() => seal.open(rows[0].secret, club.admin.id)).toThrow();
  });

  it('that was stored in clear is sealed at the next start, and goes on working', async () => {
    const member = await club.join('dawna', 'Members');
    const { secret } = await turnOn(member);
    await club.database.pool.query('update second_factor set secret = $2 where "user" = $1', [
      member.id,
      secret,
    ]);
    await sealSecrets(club.services);
    const { rows } = await club.database.pool.query('select secret from second_factor where "user" = $1', [
      member.id,
    ]);
    expect(rows[0].secret).toMatch(/^sealed:/);
    const otp = nextCode(secret);
    expect((await request({ username: 'dawna', password: PASSWORD, otp })).access_token).toBeTruthy();
    await sealSecrets(club.services);
    const again = await club.database.pool.query('select secret from second_factor where "user" = $1', [
      member.id,
    ]);
    expect(again.rows).toEqual(rows);
  });

  it('that another key has sealed keeps the server from starting, in words', async () => {
    const seal = createSeal({ encryptionKey: randomBytes(32), dataDir: '/nowhere' });
    await expect(sealSecrets({ ...club.services, seal })).rejects.toThrow(
      /^The second factors in the database are sealed with another key\. Put back/,
    );
  });

  it('is told of to its owner by mail, on and off, and stands in the log', async () => {
    const member = await club.join('zawiadamiana', 'Members');
    await turnOn(member);
    expect((await mail.mailTo('zawiadamiana@example.org')).subject).toContain('Drugi składnik włączony');
    expect((await member.post('/authinfo/second-factor/remove', { password: PASSWORD })).status).toBe(204);
    expect((await mail.mailTo('zawiadamiana@example.org')).subject).toContain('Drugi składnik wyłączony');
    for (const verb of ['turnOnSecondFactor', 'turnOffSecondFactor'])
      expect(await logOf(member, verb), verb).toMatchObject([{ user: member.id, table: 'user' }]);
  });

  it('is told of behind a flood of other mails too, and not without end', async () => {
    const member = await club.join('zasypana', 'Members');
    const mailbox = 'zasypana@example.org';
    for (let mails = 0; mails < 5; mails += 1)
      expect((await club.admin.post(`/user/${member.id}/invite`)).status).toBe(204);
    expect((await club.admin.post(`/user/${member.id}/invite`)).status).toBe(429);
    await turnOn(member);
    const renew = () =>
      member
        .post('/authinfo/second-factor/recovery-codes', { password: PASSWORD })
        .then(({ status }) => status);
    for (let time = 0; time < 7; time += 1) expect(await renew()).toBe(200);
    expect((await member.post('/authinfo/second-factor/remove', { password: PASSWORD })).status).toBe(204);
    const told: string[] = [];
    for (let mails = 0; mails < 5 + 1 + 5 + 1; mails += 1)
      told.push((await mail.mailTo(mailbox)).subject ?? '');
    const count = (subject: string) => told.filter((each) => each.startsWith(subject)).length;
    expect([
      count('Ustaw hasło'),
      count('Drugi składnik włączony'),
      count('Nowe kody zapasowe'),
      count('Drugi składnik wyłączony'),
    ]).toEqual([5, 1, 5, 1]);
  });

  it('is taken off by an administrator from who has lost it: logged, mailed, signed out everywhere', async () => {
    const member = await club.join('zgubila', 'Members');
    const other = await club.join('ciekawski', 'Instructors');
    await turnOn(member);
    await mail.mailTo('zgubila@example.org');
    const path = `/user/${member.id}/take-off-second-factor`;
    expect((await other.post(path)).status).toBe(403);
    expect((await club.admin.get(`/user/${member.id}`)).body.secondFactorSince).not.toBeNull();

    expect((await club.admin.post(path)).body.secondFactorSince).toBeNull();
    expect((await mail.mailTo('zgubila@example.org')).subject).toContain('Klub wyłączył drugi składnik');
    expect(await logOf(member, 'take-off-second-factor')).toMatchObject([
      { user: club.admin.id, changes: { secondFactorSince: [expect.any(String), null] } },
    ]);
    expect((await member.get('/authinfo/whoami')).status).toBe(401);
    expect((await request({ username: 'zgubila', password: PASSWORD })).access_token).toBeTruthy();
    const { rowCount } = await club.database.pool.query('select from recovery_code where "user" = $1', [
      member.id,
    ]);
    expect(rowCount).toBe(0);

    const own = await club.admin.post(`/user/${club.admin.id}/take-off-second-factor`);
    expect([own.status, own.headers['problem-code']]).toEqual([409, 'second-factor-is-own']);
  });

  it('gets new recovery codes for the password, while it stays on; those before work no more', async () => {
    const member = await club.join('rozrzutna', 'Members');
    const renew = (password: string) => member.post('/authinfo/second-factor/recovery-codes', { password });
    expect((await renew(PASSWORD)).headers['problem-code']).toBe('second-factor-is-off');

    const { recoveryCodes: before } = await turnOn(member);
    const wrong = await renew('nie to');
    expect([wrong.status, wrong.body.errors]).toMatchObject([
      400,
      [{ field: 'password', code: 'wrong-password' }],
    ]);
    await mail.mailTo('rozrzutna@example.org');
    const { status, body } = await renew(PASSWORD);
    expect(status).toBe(200);
    // Whoever sits at an unlocked phone and knows the password would get in with them later.
    const told = await mail.mailTo('rozrzutna@example.org');
    expect(told.subject).toContain('Nowe kody zapasowe');
    expect(told.text).not.toContain(body.recoveryCodes[0]);
    expect(new Set([...before, ...body.recoveryCodes]).size).toBe(20);
    expect((await member.get('/authinfo/security')).body).toMatchObject({
      secondFactor: true,
      recoveryCodesLeft: 10,
    });

    expect(await logOf(member, 'renewRecoveryCodes')).toMatchObject([{ user: member.id, changes: {} }]);
    const withCode = (otp = '') => request({ username: 'rozrzutna', password: PASSWORD, otp });
    expect((await withCode(before[0])).error).toBe('invalid_grant');
    expect((await withCode(body.recoveryCodes[0])).access_token).toBeTruthy();
    expect(
      (await club.nobody.post('/authinfo/second-factor/recovery-codes', { password: PASSWORD })).status,
    ).toBe(401);
  });

  it('is turned off with the password', async () => {
    const member = await club.admin.get('/authinfo/whoami');
    expect(member.status).toBe(200);
    expect((await begin(club.admin)).status).toBe(409);
    expect((await club.admin.post('/authinfo/second-factor/remove', { password: 'nope' })).status).toBe(400);
    expect((await club.admin.post('/authinfo/second-factor/remove', { password: PASSWORD })).status).toBe(
      204,
    );
    for (const subject of ['Drugi składnik włączony', 'Drugi składnik wyłączony'])
      expect((await mail.mailTo('admin@localhost.localdomain')).subject).toContain(subject);
  });
});
