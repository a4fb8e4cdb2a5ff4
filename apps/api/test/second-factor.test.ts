import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimAccount } from '../src/calls/oauth/claim-account.ts';
import { removeSecondFactor } from '../src/session/second-factor.ts';
import { type Caller, openTestClub, PASSWORD, type TestClub } from './support/club.ts';

let club: TestClub;
beforeAll(async () => {
  club = await openTestClub({ REQUIRE_SECOND_FACTOR: '1' });
});
afterAll(() => club.close());

let ahead = 0;
/** Each code works once, so every use moves the clock on by a step. */
function nextCode(secret: string): string {
  ahead += 30_000;
  club.clock.now = new Date(Date.now() + ahead);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: club.clock.now.getTime() });
}

async function request(form: Record<string, string>) {
  const answer = await club.nobody.post(
    '/oauth/token',
    new URLSearchParams({ grant_type: 'password', ...form }).toString(),
    {
      authorization: `Basic ${btoa('photoclient:')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  );
  return answer.body;
}

async function turnOn(caller: Caller): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await caller.post('/authinfo/second-factor');
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
    });
    const { rows } = await club.database.pool.query('select password_hash from "user" where username = $1', [
      'admin',
    ]);
    await club.database.pool.query('update "user" set password_hash = $2 where id = $1', [
      user.id,
      rows[0].password_hash,
    ]);
    const member = await club.signIn('ostrozna');
    const { secret, recoveryCodes } = await turnOn(member);
    expect((await member.get('/authinfo/security')).body).toEqual({
      hasPassword: true,
      secondFactor: true,
      recoveryCodesLeft: 10,
    });
    expect((await request({ username: 'ostrozna', password: 'wrong' })).error).toBe('invalid_grant');
    expect((await request({ username: 'ostrozna', password: PASSWORD })).error).toBe(
      'second_factor_required',
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
    const claim = () => claimAccount(club.services, registration);
    const registration = { email: 'o@example.org', firstName: 'O', lastName: 'O', language: 'pl' as const };
    await expect(claim()).rejects.toThrow('signs in by password');
    await removeSecondFactor(club.services, user._embedded.results[0].id);
    await expect(claim()).resolves.toBe(user._embedded.results[0].id);
  });

  it('needs a password beside which it is the second', async () => {
    const member = await club.join('bez-hasla');
    await club.database.pool.query('update "user" set password_hash = null where id = $1', [member.id]);
    const { status, headers } = await member.post('/authinfo/second-factor');
    expect([status, headers['problem-code']]).toEqual([409, 'password-first']);
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
    const { status, body } = await renew(PASSWORD);
    expect(status).toBe(200);
    expect(new Set([...before, ...body.recoveryCodes]).size).toBe(20);
    expect((await member.get('/authinfo/security')).body).toMatchObject({
      secondFactor: true,
      recoveryCodesLeft: 10,
    });

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
    expect((await club.admin.post('/authinfo/second-factor')).status).toBe(409);
    expect((await club.admin.post('/authinfo/second-factor/remove', { password: 'nope' })).status).toBe(400);
    expect((await club.admin.post('/authinfo/second-factor/remove', { password: PASSWORD })).status).toBe(
      204,
    );
  });
});
