import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestClub, PASSWORD, type TestClub } from './support/club.ts';
import { until } from './support/processes.ts';
import { requestToken } from './support/token.ts';

let mail: MailServer;
let club: TestClub;
beforeAll(async () => {
  mail = await startMailServer();
  club = await openTestClub({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await club.close();
  await mail.close();
});

const OTHER_PASSWORD = 'całkiem inne hasło';

/** The key that an invitation mails. */
async function invite({ id }: Caller, email: string): Promise<string> {
  await club.admin.post(`/user/${id}/invite`);
  const key = /\/reset#[^.\s]+\.(\S+)/.exec((await mail.mailTo(email)).text ?? '')?.[1];
  if (!key) throw new Error('The mail has no key.');
  return key;
}

const statusOfKey = async ({ id }: Caller, key: string) =>
  (await club.nobody.get(`/user/register/set/${id}/${key}`)).status;

async function open({ id }: Caller, key: string): Promise<string> {
  return (await club.nobody.get(`/user/register/set/${id}/${key}`)).body.setToken;
}

const statusOfSetting = async (setToken: string, password = OTHER_PASSWORD) =>
  (await club.nobody.post('/user/register/set', { setToken, password })).status;

async function change({ id }: Caller, values: Record<string, unknown>): Promise<void> {
  const { body } = await club.admin.get(`/user/${id}`);
  const { status } = await club.admin.put(`/user/${id}`, { ...body, ...values });
  expect(status).toBe(200);
}

const waitingForLocks = async () => {
  const { rowCount } = await club.database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount;
};

/** Does something else with the user, while a sign-in stands between the password’s check and its session. */
async function whileSigningIn(
  username: string,
  work: (query: (text: string) => Promise<unknown>) => unknown,
) {
  const client = await club.database.pool.connect();
  await client.query('begin');
  await client.query(`select from "user" where username = $1 for update`, [username]);
  const signIn = requestToken(club.app, { username, password: PASSWORD });
  await until(async () => (await waitingForLocks()) === 1);
  await work((text) => client.query(text, [username]));
  await client.query('commit');
  client.release();
  return signIn;
}

/** Both stand in line for the user's row, in this order, when it is let go. */
async function inLine<T>({ id }: Caller, first: () => Promise<unknown>, second: () => Promise<T>) {
  const client = await club.database.pool.connect();
  await client.query('begin');
  await client.query(`select from "user" where id = $1 for update`, [id]);
  const before = first();
  await until(async () => (await waitingForLocks()) === 1);
  const after = second();
  await until(async () => (await waitingForLocks()) === 2);
  await client.query('commit');
  client.release();
  return [await before, await after] as const;
}

/** Begins a second factor. @returns a code that would turn it on */
async function beginFactor(member: Caller): Promise<string> {
  const { body } = await member.post('/authinfo/second-factor', { password: PASSWORD });
  return new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
}

describe('a session', () => {
  it('does not begin when the password was changed after it was verified', async () => {
    await club.join('szybka', 'Members');
    const answer = await whileSigningIn('szybka', (query) =>
      query(`update "user" set password_hash = 'another' where username = $1`),
    );
    expect(answer.body.error).toBe('invalid_grant');
  });

  it('does not begin when a second factor was turned on after the password was verified', async () => {
    await club.join('ostrozna', 'Members');
    const answer = await whileSigningIn('ostrozna', (query) =>
      query(`update "user" set second_factor_since = now() where username = $1`),
    );
    expect(answer.body.error).toBe('invalid_grant');
  });

  it('does not begin when the user was blocked after the password was verified', async () => {
    await club.join('zablokowana', 'Members');
    const answer = await whileSigningIn('zablokowana', (query) =>
      query(`update "user" set status = 'blocked' where username = $1`),
    );
    expect(answer.body.error).toBe('invalid_grant');
  });

  it('of the old password is over once a reset is answered, however many began beside it', async () => {
    const member = await club.join('oblegana', 'Members');
    const setToken = await open(member, await invite(member, 'oblegana@example.org'));
    const signIns = Array.from({ length: 8 }, (_, number) =>
      requestToken(club.app, { username: 'oblegana', password: PASSWORD }, `203.0.113.${number}`),
    );
    const [status, ...answers] = await Promise.all([statusOfSetting(setToken), ...signIns]);
    expect(status).toBe(204);
    const { rowCount } = await club.database.pool.query('select from session where "user" = $1', [member.id]);
    expect([rowCount, answers.length]).toEqual([0, 8]);
  });

  it('begun without it ends as a second factor is turned on, but for the one it was shown in', async () => {
    const here = await club.join('dwustopniowa', 'Members');
    const there = await club.signIn('dwustopniowa');
    const code = await beginFactor(here);
    expect((await here.post('/authinfo/second-factor/confirm', { code })).status).toBe(200);
    expect((await here.get('/authinfo/whoami')).status).toBe(200);
    expect((await there.get('/authinfo/whoami')).status).toBe(401);
  });

  it('of a user who was blocked is not there again when they are let in', async () => {
    for (const shutOut of [{ status: 'blocked' }, { enabled: false }]) {
      const name = `wracajaca-${Object.keys(shutOut)[0]}`.toLowerCase();
      const member = await club.join(name, 'Members');
      const key = await invite(member, `${name}@example.org`);
      const setToken = await open(member, key);
      await change(member, shutOut);
      await change(member, { status: 'active', enabled: true });
      expect((await member.get('/authinfo/whoami')).status).toBe(401);
      expect([await statusOfKey(member, key), await statusOfSetting(setToken)]).toEqual([404, 404]);
    }
  });
});

describe('a mailed key, and what it has opened,', () => {
  it('work no more after a new invitation', async () => {
    const member = await club.join('zapraszana', 'Members');
    const key = await invite(member, 'zapraszana@example.org');
    const setToken = await open(member, key);
    const next = await invite(member, 'zapraszana@example.org');
    expect([await statusOfKey(member, key), await statusOfSetting(setToken)]).toEqual([404, 404]);
    expect(await statusOfKey(member, next)).toBe(200);
  });

  it('work no more after the address has changed, which nobody has verified yet', async () => {
    const member = await club.join('przeprowadzona', 'Members');
    const verified = 'update "user" set email_verified_at = now() where id = $1';
    await club.database.pool.query(verified, [member.id]);
    const key = await invite(member, 'przeprowadzona@example.org');
    const setToken = await open(member, key);
    await change(member, { email: 'nowa@example.org' });
    expect([await statusOfKey(member, key), await statusOfSetting(setToken)]).toEqual([404, 404]);
    const { body } = await member.get('/authinfo/profile');
    expect([body.email, body.emailVerifiedAt]).toEqual(['nowa@example.org', null]);
    await club.database.pool.query(verified, [member.id]);
    await change(member, { email: 'Nowa@example.org', phone: '+48501502503' });
    expect((await member.get('/authinfo/profile')).body.emailVerifiedAt).not.toBeNull();
  });

  it('work no more after the password was changed', async () => {
    const member = await club.join('zmienna', 'Members');
    const key = await invite(member, 'zmienna@example.org');
    const setToken = await open(member, key);
    const changed = await member.put('/authinfo/password', { current: PASSWORD, password: OTHER_PASSWORD });
    expect(changed.status).toBe(204);
    expect([await statusOfKey(member, key), await statusOfSetting(setToken)]).toEqual([404, 404]);
    expect((await member.get('/authinfo/whoami')).status).toBe(200);
  });
});

describe('a mailed code that is being redeemed', () => {
  /** Types the code that was mailed to the member. @returns the sign-in that it is good for */
  async function typeCode(email: string) {
    const { publicUrl } = club.config;
    const { body } = await club.nobody.post('/register/lightning', {
      email,
      appName: 'Tatami',
      clientId: 'photoclient',
      requestType: 'LIGHTNING',
      successUrl: `${publicUrl}/success`,
      errorUrl: `${publicUrl}/error`,
      resetUrl: `${publicUrl}/reset`,
    });
    const code = /\d{3} ?\d{3}/.exec((await mail.mailTo(email)).text ?? '')?.[0];
    expect((await club.nobody.post('/register/lightning/confirm', { ...body, code })).status).toBe(204);
    return () => requestToken(club.app, { username: email, password: body.timeStamp });
  }

  const sessionsBeside = async ({ id }: Caller) => {
    const { rows } = await club.database.pool.query('select method from session where "user" = $1', [id]);
    return rows.map(({ method }) => method);
  };

  it('lets nobody in behind a reset', async () => {
    const member = await club.join('przesiadajaca', 'Members');
    const { secret } = await club.services.singleUse.issue({ userId: member.id }, 'setToken');
    const signIn = await typeCode('przesiadajaca@example.org');
    const [reset, refused] = await inLine(member, () => statusOfSetting(secret), signIn);
    expect([reset, refused.status, refused.body.error]).toEqual([204, 400, 'invalid_grant']);
    expect(await sessionsBeside(member)).toEqual([]);
  });

  it('lets nobody in behind another address, which it says nothing of', async () => {
    const member = await club.join('przenoszona', 'Members');
    const signIn = await typeCode('przenoszona@example.org');
    const moved = () => change(member, { email: 'przeniesiona@example.org' });
    const [, refused] = await inLine(member, moved, signIn);
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
    expect(await sessionsBeside(member)).toEqual(['password']);
    expect((await member.get('/authinfo/profile')).body.emailVerifiedAt).toBeNull();
  });

  it('lets nobody in where all was ended after it was redeemed', async () => {
    const member = await club.join('wyprzedzona', 'Members');
    const { rows } = await club.database.pool.query('select version from "user" where id = $1', [member.id]);
    await change(member, { email: 'wyprzedzona.nowa@example.org' });
    const begun = await club.services.sessions.start({
      userId: member.id,
      method: 'lightning',
      passwordHash: null,
      version: rows[0].version,
      remember: false,
      secondFactor: false,
      address: '127.0.0.0',
      device: 'script',
    });
    expect(begun).toBeNull();
  });
});

describe('what an intruder has in flight', () => {
  const factor = '/authinfo/second-factor';
  const doors = {
    'the confirmation of a second factor': async (intruder: Caller) => {
      const code = await beginFactor(intruder);
      return () => intruder.post(`${factor}/confirm`, { code });
    },
    'the beginning of a second factor': async (intruder: Caller) => () =>
      intruder.post(factor, { password: PASSWORD }),
    'new recovery codes': async (intruder: Caller) => {
      await turnOnFactor(intruder);
      return () => intruder.post(`${factor}/recovery-codes`, { password: PASSWORD });
    },
    'the end of a second factor': async (intruder: Caller) => {
      await turnOnFactor(intruder);
      return () => intruder.post(`${factor}/remove`, { password: PASSWORD });
    },
    'another password': async (intruder: Caller) => () =>
      intruder.put('/authinfo/password', { current: PASSWORD, password: 'hasło samego intruza' }),
  };

  async function turnOnFactor(member: Caller): Promise<void> {
    const code = await beginFactor(member);
    expect((await member.post(`${factor}/confirm`, { code })).status).toBe(200);
  }

  const whatLetsIn = async ({ id }: Caller) => {
    const { rows } = await club.database.pool.query(
      `select u.password_hash, u.second_factor_since, f.secret,
         (select array_agg(code_hash order by code_hash) from recovery_code where "user" = u.id) as codes
       from "user" u left join second_factor f on f."user" = u.id and u.second_factor_since is not null
       where u.id = $1`,
      [id],
    );
    return rows[0];
  };

  let number = 0;
  const owner = () => {
    number += 1;
    return club.join(`wlascicielka-${number}`, 'Members');
  };

  it.each(Object.entries(doors))('is refused behind a reset: %s', async (_name, begin) => {
    const member = await owner();
    const act = await begin(member);
    const { secret } = await club.services.singleUse.issue({ userId: member.id }, 'setToken');
    const before = await whatLetsIn(member);
    const [reset, refused] = await inLine(member, () => statusOfSetting(secret), act);
    expect([reset, refused.status]).toEqual([204, 401]);
    const after = await whatLetsIn(member);
    expect(after).toEqual({ ...before, password_hash: after.password_hash });
    expect(after.password_hash).not.toBe(before.password_hash);
    const left = `select from second_factor f join "user" u on u.id = f."user"
      where u.id = $1 and u.second_factor_since is null`;
    expect((await club.database.pool.query(left, [member.id])).rowCount).toBe(0);
  });

  it.each(Object.entries(doors).filter(([name]) => !name.startsWith('the confirmation')))(
    'is refused behind another password, though the session goes on: %s',
    async (_name, begin) => {
      const member = await owner();
      const act = await begin(member);
      const change = () => member.put('/authinfo/password', { current: PASSWORD, password: OTHER_PASSWORD });
      const [changed, refused] = await inLine(member, change, act);
      expect([changed, refused]).toMatchObject([
        { status: 204 },
        { status: 400, body: { errors: [{ code: 'wrong-password' }] } },
      ]);
    },
  );
});
