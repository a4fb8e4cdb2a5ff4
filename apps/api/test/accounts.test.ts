import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearUp } from '../src/maintenance.ts';
import { hashPassword } from '../src/session/password.ts';
import { type Caller, openTestClub, PASSWORD, type TestClub } from './support/club.ts';
import { openDojo, rowsOf, trainingOn } from './support/schedule.ts';
import { expectChangedSince, versionOf } from './support/versions.ts';

const PUBLIC = 'http://localhost:8080';
let mail: MailServer;
let club: TestClub;
beforeAll(async () => {
  mail = await startMailServer();
  club = await openTestClub({
    SMTP_URL: mail.url,
    PUBLIC_URL: PUBLIC,
    TERMS_URL: 'https://klub.example/regulamin',
    TERMS_VERSION: '2026-09',
    PRIVACY_URL: 'https://klub.example/prywatnosc',
    PRIVACY_VERSION: '1',
  });
});
afterAll(async () => {
  await club.close();
  await mail.close();
});

const registration = (email: string) => ({
  email,
  firstName: 'Nowa',
  lastName: 'Osoba',
  appName: 'ITFS',
  clientId: 'photoclient',
  requestType: 'LIGHTNING',
  successUrl: `${PUBLIC}/success`,
  errorUrl: `${PUBLIC}/error`,
  resetUrl: `${PUBLIC}/reset`,
});

async function mailedCode(email: string): Promise<string> {
  const code = /\b\d{6}\b/.exec((await mail.mailTo(email)).text ?? '')?.[0];
  if (!code) throw new Error('The mail has no code.');
  return code;
}

async function mailedLink(email: string): Promise<{ user: string; key: string; text: string }> {
  const { text = '' } = await mail.mailTo(email);
  const link = /\/reset#([^.\s]+)\.(\S+)/.exec(text);
  if (!link?.[1] || !link[2]) throw new Error('The mail has no link.');
  return { user: link[1], key: link[2], text };
}

describe('a lightning registration', () => {
  it('takes over the account that waits for its address, which is a change of that', async () => {
    const email = 'czekajaca@example.org';
    const { body: user } = await club.admin.post('/user', {
      username: 'czekajaca',
      email,
      firstName: 'Ewa',
      lastName: 'Czekająca',
      status: 'invited',
    });
    const path = `/user/${user.id}`;
    const before = await versionOf(club.admin, path);
    const { body } = await club.nobody.post('/register/lightning', registration(email));
    const confirmed = { ...body, code: await mailedCode(email) };
    expect((await club.nobody.post('/register/lightning/confirm', confirmed)).status).toBe(204);
    expect((await club.signIn(email, body.timeStamp)).id).toBe(user.id);
    await expectChangedSince(before, club.admin, path);
  });

  it('mails a code; typed in, it opens one session', async () => {
    const email = 'pierwsza@example.org';
    const { body } = await club.nobody.post('/register/lightning', registration(email));
    expect(body).toEqual({ email, timeStamp: expect.stringMatching(/^[\w-]{43}$/) });
    await expect(club.signIn(email, body.timeStamp)).rejects.toThrow('invalid_grant');
    const confirmed = await club.nobody.post('/register/lightning/confirm', {
      ...body,
      code: await mailedCode(email),
    });
    expect(confirmed.status).toBe(204);
    const member = await club.signIn(email, body.timeStamp);
    expect((await member.get('/authinfo/profile')).body).toMatchObject({
      email,
      firstName: 'Nowa',
      status: 'active',
    });
    expect((await member.get('/student')).body.page.totalElements).toBe(0);
    expect((await member.get('/userlastlogin')).body._embedded.results).toMatchObject([
      { method: 'lightning', count: 1 },
    ]);
    expect((await member.get('/authinfo/security')).body).toMatchObject({
      hasPassword: false,
      secondFactor: false,
    });
    await expect(club.signIn(email, body.timeStamp)).rejects.toThrow('invalid_grant');
  });

  it('answers alike for a known and an unknown address, and overwrites nobody', async () => {
    const member = await club.join('stala', 'Members');
    const known = await club.nobody.post('/register/lightning', registration('stala@example.org'));
    const unknown = await club.nobody.post('/register/lightning', registration('obca@example.org'));
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    await club.nobody.post('/register/lightning/confirm', {
      ...known.body,
      code: await mailedCode('stala@example.org'),
    });
    const again = await club.signIn('stala@example.org', known.body.timeStamp);
    expect(again.id).toBe(member.id);
    expect((await again.get('/authinfo/profile')).body.firstName).toBe('stala');
  });

  it('asks no name of who has an account, and of who has none only once the code is right', async () => {
    const ask = (email: string) => {
      const { firstName, lastName, ...nameless } = registration(email);
      return club.nobody.post('/register/lightning', nameless);
    };
    const confirm = (of: object, more: object) =>
      club.nobody.post('/register/lightning/confirm', { ...of, ...more });
    await club.join('bezimienna', 'Members');
    const known = (await ask('bezimienna@example.org')).body;
    const code = await mailedCode('bezimienna@example.org');
    expect((await confirm(known, { code })).status).toBe(204);
    await club.signIn('bezimienna@example.org', known.timeStamp);

    const email = 'nieznana@example.org';
    const unknown = (await ask(email)).body;
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    const right = await mailedCode(email);
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    expect((await confirm(unknown, { code: wrong })).body.errors).toMatchObject([{ field: 'code' }]);
    expect((await confirm(unknown, { code: right })).body.errors).toMatchObject([
      { field: 'firstName', code: 'required' },
      { field: 'lastName', code: 'required' },
    ]);
    await expect(club.signIn(email, unknown.timeStamp)).rejects.toThrow('invalid_grant');
    const named = { code: right, firstName: ' Łucja ', lastName: 'Nowa' };
    expect((await confirm(unknown, named)).status).toBe(204);
    const member = await club.signIn(email, unknown.timeStamp);
    expect((await member.get('/authinfo/profile')).body).toMatchObject({
      firstName: 'Łucja',
      lastName: 'Nowa',
    });
  });

  it('takes five tries at the code, then no more', async () => {
    const email = 'zgadywana@example.org';
    const { body } = await club.nobody.post('/register/lightning', registration(email));
    const code = await mailedCode(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await club.nobody.post('/register/lightning/confirm', { ...body, code: wrong })).status).toBe(
        400,
      );
    }
    const sixth = await club.nobody.post('/register/lightning/confirm', { ...body, code });
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '1']);
    club.clock.now = new Date(Date.now() + 2_000);
    expect((await club.nobody.post('/register/lightning/confirm', { ...body, code })).status).toBe(400);
    club.clock.now = null;
  });

  it('runs out after ten minutes, and the confirmed one after one', async () => {
    const email = 'spozniona@example.org';
    const { body } = await club.nobody.post('/register/lightning', registration(email));
    const code = await mailedCode(email);
    club.clock.now = new Date(Date.now() + 11 * 60_000);
    expect((await club.nobody.post('/register/lightning/confirm', { ...body, code })).status).toBe(400);
    club.clock.now = new Date(Date.now() + 9 * 60_000);
    expect((await club.nobody.post('/register/lightning/confirm', { ...body, code })).status).toBe(204);
    club.clock.now = new Date(Date.now() + 11 * 60_000);
    await expect(club.signIn(email, body.timeStamp)).rejects.toThrow('invalid_grant');
    club.clock.now = null;
  });

  it('is no way in for an administrator', async () => {
    const email = 'admin@localhost.localdomain';
    const { body } = await club.nobody.post('/register/lightning', registration(email));
    await club.nobody.post('/register/lightning/confirm', { ...body, code: await mailedCode(email) });
    await expect(club.signIn(email, body.timeStamp)).rejects.toThrow('invalid_grant');
  });

  it('refuses pages that are not the club’s', async () => {
    for (const successUrl of [
      'https://evil.example/success',
      `${PUBLIC}.evil.example/success`,
      `${PUBLIC}@evil.example/success`,
      `${PUBLIC}/success/../../x`,
    ]) {
      const { status, body } = await club.nobody.post('/register/lightning', {
        ...registration('x@example.org'),
        successUrl,
      });
      expect([status, body.errors?.[0].field]).toEqual([400, 'successUrl']);
    }
  });

  it('floods no mailbox, and says when the next mail may be asked for', async () => {
    const ask = () => club.nobody.post('/register/lightning', registration('zasypywana@example.org'));
    for (let mails = 0; mails < 5; mails += 1) expect((await ask()).status).toBe(200);
    const { status, headers, body } = await ask();
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'too-many-tries', '1']);
  });

  it('floods no mailbox either when it is asked for from everywhere, under its name and its address', async () => {
    const member = await club.join('oblezona', 'Members');
    const mailbox = 'oblezona@example.org';
    const ask = (address: string, url: string, payload: object) =>
      club.app.inject({ method: 'POST', url: `/api${url}`, remoteAddress: address, payload });
    for (let number = 0; number < 4; number += 1) {
      const from = `198.51.100.${number}`;
      expect((await ask(from, '/register/lightning', registration(mailbox))).statusCode).toBe(200);
      expect((await ask(from, '/user/register/reset', { username: 'oblezona' })).statusCode).toBe(204);
    }
    for (let mails = 0; mails < 5; mails += 1) await mail.mailTo(mailbox);
    // The administrator is told; the mails above are not sent, though nobody learns of it.
    expect((await club.admin.post(`/user/${member.id}/invite`)).status).toBe(429);
    const { rows } = await club.database.pool.query(
      `select count(*) from single_use where "user" = $1 and purpose = 'mailedKey'`,
      [member.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
    await club.travelTo(new Date(Date.now() + 61 * 60_000).toISOString());
    expect((await club.admin.post(`/user/${member.id}/invite`)).status).toBe(204);
    club.clock.now = null;
  });

  it('never mails to more than one address', async () => {
    for (const email of [
      'a@example.org,b@example.org',
      'a@example.org\r\nBcc: b@example.org',
      '<a@example.org> b@example.org',
    ]) {
      expect((await club.nobody.post('/register/lightning', registration(email))).status).toBe(400);
    }
  });
});

describe('a password', () => {
  it('that is forgotten and set anew is a change of its user, of which nothing else is seen', async () => {
    const { id } = await club.join('odnowiona', 'Members');
    const path = `/user/${id}`;
    const before = await versionOf(club.admin, path);
    await club.nobody.post('/user/register/reset', { username: 'odnowiona' });
    const { key } = await mailedLink('odnowiona@example.org');
    const { setToken } = (await club.nobody.get(`/user/register/set/${id}/${key}`)).body;
    const set = { setToken, password: 'długie hasło z literami' };
    expect((await club.nobody.post('/user/register/set', set)).status).toBe(204);
    await expectChangedSince(before, club.admin, path);
  });

  it('is set by an invited user through the mailed link, which then works no more', async () => {
    const { body: user } = await club.admin.post('/user', {
      username: 'zaproszona',
      email: 'zaproszona@example.org',
      firstName: 'Zofia',
      lastName: 'Zaproszona',
      status: 'invited',
    });
    expect((await club.admin.post(`/user/${user.id}/invite`)).status).toBe(204);
    const { key, text } = await mailedLink('zaproszona@example.org');
    expect(text).toMatch(/^Klub .+ założył Ci konto\./);
    expect((await club.nobody.get(`/user/register/set/${club.admin.id}/${key}`)).status).toBe(404);
    const { body: checked } = await club.nobody.get(`/user/register/set/${user.id}/${key}`);
    const weak = await club.nobody.post('/user/register/set', {
      setToken: checked.setToken,
      password: 'zaproszona1',
    });
    expect([weak.status, weak.body.errors[0].code]).toEqual([400, 'easy-to-guess']);
    const set = { setToken: checked.setToken, password: 'długie hasło z literami' };
    const invited = await versionOf(club.admin, `/user/${user.id}`);
    expect((await club.nobody.post('/user/register/set', set)).status).toBe(204);
    await expectChangedSince(invited, club.admin, `/user/${user.id}`);
    expect((await club.nobody.post('/user/register/set', set)).status).toBe(404);
    expect((await club.nobody.get(`/user/register/set/${user.id}/${key}`)).status).toBe(404);
    const signedIn = await club.signIn('zaproszona', set.password);
    expect((await signedIn.get('/authinfo/profile')).body).toMatchObject({ status: 'active' });
  });

  it('is reset by mail, which ends every session, and nobody learns who has an account', async () => {
    const member = await club.join('zapominalska', 'Members');
    expect((await club.nobody.post('/user/register/reset', { username: 'zapominalska' })).status).toBe(204);
    expect((await club.nobody.post('/user/register/reset', { username: 'nikogo-takiego' })).status).toBe(204);
    const { user, key, text } = await mailedLink('zapominalska@example.org');
    expect(text).toMatch(
      /hasło do konta w klubie .+, otwórz:.*Jeśli to nie była Twoja prośba, zignoruj tę wiadomość/s,
    );
    const { body } = await club.nobody.get(`/user/register/set/${user}/${key}`);
    await club.nobody.post('/user/register/set', { setToken: body.setToken, password: 'całkiem nowe hasło' });
    expect((await member.get('/authinfo/whoami')).status).toBe(401);
    await expect(club.signIn('zapominalska')).rejects.toThrow('invalid_grant');
    await club.signIn('zapominalska', 'całkiem nowe hasło');
    expect((await mail.mailTo('zapominalska@example.org')).subject).toContain('Hasło zmienione');
  });

  it('is set within a day of the mail, and within ten minutes of opening its link', async () => {
    await club.join('nierychliwa', 'Members');
    await club.nobody.post('/user/register/reset', { username: 'nierychliwa' });
    const { user, key } = await mailedLink('nierychliwa@example.org');
    const [mailed, MINUTE, DAY] = [Date.now(), 60_000, 24 * 3_600_000];
    const open = (after: number) => {
      club.clock.now = new Date(mailed + after);
      return club.nobody.get(`/user/register/set/${user}/${key}`);
    };
    expect((await open(DAY + MINUTE)).status).toBe(404);
    const { body } = await open(DAY - MINUTE);
    const setAfter = async (minutes: number) => {
      club.clock.now = new Date(mailed + DAY + (minutes - 1) * MINUTE);
      const set = { setToken: body.setToken, password: 'długie hasło z literami' };
      return (await club.nobody.post('/user/register/set', set)).status;
    };
    expect(await setAfter(11)).toBe(404);
    expect(await setAfter(9)).toBe(204);
    club.clock.now = null;
  });

  it('is changed by who knows the old one; other devices are signed out', async () => {
    const here = await club.join('zmienna', 'Members');
    const there = await club.signIn('zmienna');
    const refused = await here.put('/authinfo/password', {
      current: 'nie to',
      password: 'zupełnie inne hasło',
    });
    expect([refused.status, refused.body.errors[0]]).toMatchObject([400, { field: 'current' }]);
    expect(
      (await here.put('/authinfo/password', { current: PASSWORD, password: 'zupełnie inne hasło' })).status,
    ).toBe(204);
    expect((await here.get('/authinfo/whoami')).status).toBe(200);
    expect((await there.get('/authinfo/whoami')).status).toBe(401);
  });
});

describe('another address', () => {
  const moveTo = async (id: string, email: string, also: object = {}) => {
    const { body } = await club.admin.get(`/user/${id}`);
    expect((await club.admin.put(`/user/${id}`, { ...body, email, ...also })).status).toBe(200);
  };

  it('is told at the one before, in the language of who has the account, and is not named there', async () => {
    for (const [username, language, subject] of [
      ['przeniesiona', 'pl', 'Adres e-mail zmieniony'],
      ['moved', 'en', 'E-mail address changed'],
    ] as const) {
      const { id, put } = await club.join(username, 'Members');
      await put('/authinfo/profile', { language });
      await moveTo(id, `${username}@elsewhere.example`);
      const told = await mail.mailTo(`${username}@example.org`);
      expect(told.subject).toContain(subject);
      expect(told.text).not.toMatch(/elsewhere|http/);
    }
  });

  it('is told to nobody where it is the same, where nobody has opened the account yet, and where it is erased', async () => {
    const { id } = await club.join('wierna', 'Members');
    await moveTo(id, 'Wierna@example.org');
    const { body: invited } = await club.admin.post('/user', {
      username: 'mylona',
      email: 'mylona@example.org',
      firstName: 'Maria',
      lastName: 'Mylona',
    });
    await moveTo(invited.id, 'omylona@example.org');
    const { body: opened } = await club.admin.post('/user', {
      username: 'otwierana',
      email: 'otwierana@example.org',
      firstName: 'Zofia',
      lastName: 'Otwierana',
    });
    await moveTo(opened.id, 'ootwierana@example.org', { status: 'active' });
    const leaving = await club.join('znikajaca', 'Members');
    await leaving.post('/authinfo/erasure', { password: PASSWORD });
    await clearUp({ ...club.services, now: () => new Date(Date.now() + 31 * 86_400_000) });
    // Mails go in their turn: this one is the last.
    const last = await club.join('ostatnia', 'Members');
    await moveTo(last.id, 'ostatnia@elsewhere.example');
    await mail.mailTo('ostatnia@example.org');
    const told = mail.mails
      .filter(({ subject }) => subject?.includes('Adres e-mail'))
      .flatMap(({ to }) => to);
    expect(told.map((to) => to?.address).join()).not.toMatch(/wierna|mylona|otwierana|znikajaca/i);
  });
});

describe('a user made by an administrator', () => {
  const person = (username: string) => ({
    username,
    email: `${username}@example.org`,
    firstName: 'Nowa',
    lastName: 'Osoba',
  });
  const make = (values: object) => club.admin.post('/user', values);

  it('is invited, unless a password is given with which they can sign in', async () => {
    expect((await make(person('bez.hasla'))).body.status).toBe('invited');
    const withPassword = await make({ ...person('z.haslem'), password: PASSWORD });
    expect([withPassword.status, withPassword.body.status]).toEqual([201, 'active']);
    expect(JSON.stringify(withPassword.body)).not.toContain(PASSWORD);
    expect((await club.signIn('z.haslem')).id).toBe(withPassword.body.id);
  });

  it('is active with a password only, and with one may be blocked from the start', async () => {
    for (const values of [
      { status: 'active' },
      { status: 'blocked' },
      { status: 'invited', password: PASSWORD },
      ...['pendingErasure', 'erased'].flatMap((status) => [{ status }, { status, password: PASSWORD }]),
    ]) {
      const { status, body } = await make({ ...person('nieosiagalna'), ...values });
      expect([status, body.errors]).toMatchObject([400, [{ field: 'status', code: 'status-not-reachable' }]]);
    }
    const shutOut = { ...person('od.razu'), password: PASSWORD, status: 'blocked' };
    expect((await make(shutOut)).body.status).toBe('blocked');
  });

  it('has the password that was typed, with the space that it ends with', async () => {
    const password = 'na końcu stoi spacja ';
    expect((await make({ ...person('ze.spacja'), password })).status).toBe(201);
    await club.signIn('ze.spacja', password);
  });

  it('goes from one status to the next, and past none', async () => {
    const next: Record<string, string[]> = {
      invited: ['active'],
      active: ['blocked'],
      blocked: ['active', 'pendingErasure'],
      pendingErasure: ['blocked'],
      erased: [],
    };
    const { body: user } = await make(person('krok.po.kroku'));
    for (const [from, reachable] of Object.entries(next)) {
      const reached: string[] = [];
      for (const status of Object.keys(next).filter((other) => other !== from)) {
        await club.database.pool.query('update "user" set status = $2, enabled = $3 where id = $1', [
          user.id,
          from,
          from !== 'pendingErasure',
        ]);
        const answer = await club.admin.put(`/user/${user.id}`, { ...person('krok.po.kroku'), status });
        if (answer.status === 200) reached.push(answer.body.status);
        else expect(answer.body.errors).toMatchObject([{ field: 'status', code: 'status-not-reachable' }]);
      }
      expect([from, ...reached]).toEqual([from, ...reachable]);
    }
    const { body: contract } = await club.nobody.get('/openapi.json');
    for (const schema of ['User', 'UserWrite'])
      expect(contract.components.schemas[schema].properties.status['x-steps']).toEqual(next);
  });

  it('comes with a password, as do at most nineteen others at once', async () => {
    const save = Array.from({ length: 21 }, (_, at) => ({ ...person(`naraz.${at}`), password: PASSWORD }));
    const { status, body } = await club.admin.post('/user/batch', { save });
    expect(status).toBe(400);
    expect(body.errors).toContainEqual(
      expect.objectContaining({ field: 'save.20.password', code: 'too-many' }),
    );
  });

  it('comes with a password that is hashed before a connection is held', async () => {
    const others = Array.from({ length: 12 }, () => hashPassword('ktoś inny'));
    let isOver = false;
    void Promise.all(others.slice(0, 8)).then(() => {
      isOver = true;
    });
    const began = performance.now();
    const made = make({ ...person('w.kolejce'), password: PASSWORD });
    // The server's own work has transactions too, which are short: one that waits for its hash would be as old as the queue.
    let oldest = 0;
    let queued = 0;
    while (!isOver) {
      const { rows } = await club.database.pool.query<{ age: number }>(
        `select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::float8 * 1000 as age
         from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
      // On a busy machine an answer may come when it is the request's own turn.
      if (isOver) break;
      oldest = Math.max(oldest, rows[0]?.age ?? 0);
      queued = performance.now() - began;
    }
    expect((await made).status).toBe(201);
    expect(oldest).toBeLessThan(queued / 2);
    await club.signIn('w.kolejce');
  });

  it('gets no password that is easy to guess, and none later', async () => {
    const easy = await make({ ...person('latwa'), password: 'kochanie123' });
    expect([easy.status, easy.body.errors]).toMatchObject([
      400,
      [{ field: 'password', code: 'easy-to-guess' }],
    ]);
    const { body } = await make(person('pozniejsza'));
    const late = await club.admin.put(`/user/${body.id}`, { ...body, password: PASSWORD });
    expect([late.status, late.body.errors]).toMatchObject([
      400,
      [{ field: 'password', code: 'only-when-created' }],
    ]);
  });
});

describe('the first administrator', () => {
  it('has no name until they say one, and then goes by that', async () => {
    const isNamed = async (caller: Caller) => (await caller.get('/authinfo/whoami')).body.isNamed;
    expect(await isNamed(club.admin)).toBe(false);
    expect(await isNamed(await club.join('nazwana', 'Members'))).toBe(true);
    await club.admin.put('/authinfo/profile', { firstName: 'Joanna', lastName: 'Rekowska' });
    expect(await isNamed(club.admin)).toBe(true);
  });
});

describe('the club’s terms and privacy notice', () => {
  const toAccept = async (member: Caller) => (await member.get('/authinfo/whoami')).body.toAccept;

  it('are asked for at the first sign-in, and what was accepted stands with its time and edition', async () => {
    expect((await club.nobody.get('/about')).body).toMatchObject({
      terms: { url: 'https://klub.example/regulamin', version: '2026-09' },
      privacy: { url: 'https://klub.example/prywatnosc', version: '1' },
    });
    const member = await club.join('zgodna', 'Members');
    expect(await toAccept(member)).toEqual(['terms', 'privacy']);
    await member.post('/authinfo/acceptance', { terms: '2026-09' });
    expect(await toAccept(member)).toEqual(['privacy']);
    club.clock.now = new Date(Date.now() + 60_000);
    const { status, body } = await member.post('/authinfo/acceptance', { terms: '2026-09', privacy: '1' });
    expect([status, body]).toMatchObject([
      200,
      { termsVersion: '2026-09', privacyVersion: '1', termsAcceptedAt: expect.stringMatching(/^20/) },
    ]);
    club.clock.now = null;
    expect(body.termsAcceptedAt < body.privacyAcceptedAt).toBe(true);
    expect(await toAccept(member)).toEqual([]);
    const { body: log } = await club.admin.get(`/audit-log?row=${member.id}`);
    expect(log._embedded.results.filter(({ verb }: { verb: string }) => verb === 'acceptTexts')).toHaveLength(
      2,
    );
  });

  it('are asked for again when there is a new edition, and only that can be accepted', async () => {
    const member = await club.join('ponownie', 'Members');
    await member.post('/authinfo/acceptance', { terms: '2026-09', privacy: '1' });
    const before = club.config.terms;
    club.config.terms = { url: 'https://klub.example/regulamin', version: '2027-01' };
    expect(await toAccept(member)).toEqual(['terms']);
    const old = await member.post('/authinfo/acceptance', { terms: '2026-09' });
    expect([old.status, old.headers['problem-code']]).toEqual([409, 'not-the-present-text']);
    expect((await member.post('/authinfo/acceptance', { terms: '2027-01' })).body.termsVersion).toBe(
      '2027-01',
    );
    club.config.terms = before;
  });
});

describe('sessions', () => {
  it('are listed, and ended one by one', async () => {
    const here = await club.join('wielourzadzeniowa', 'Members');
    const there = await club.signIn('wielourzadzeniowa');
    const { body: sessions } = await here.get('/authinfo/sessions');
    expect(sessions.map((session: { current: boolean }) => session.current)).toEqual([true, false]);
    expect((await here.remove(`/authinfo/sessions/${sessions[1].id}`)).status).toBe(204);
    expect((await there.get('/authinfo/whoami')).status).toBe(401);
    const { body: foreign } = await club.admin.get('/authinfo/sessions');
    expect((await here.remove(`/authinfo/sessions/${foreign[0].id}`)).status).toBe(404);
  });
});

describe('a ticket', () => {
  it('opens one download, and nothing else', async () => {
    const member = await club.join('biletowa', 'Members');
    const ticket = async (purpose: string) => (await member.post('/tickets', { purpose })).body.ticket;
    const download = await ticket('download');
    expect((await club.nobody.get(`/authinfo/whoami?access_token=${download}`)).status).toBe(401);
    expect((await club.nobody.get(`/authinfo/export?access_token=${await ticket('websocket')}`)).status).toBe(
      401,
    );
    const answer = await club.nobody.get(`/authinfo/export?access_token=${download}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect((await club.nobody.get(`/authinfo/export?access_token=${download}`)).status).toBe(401);
    expect((await club.nobody.get(`/authinfo/export?access_token=${member.token}`)).status).toBe(401);
    const [soon, late] = [await ticket('download'), await ticket('download')];
    const issued = Date.now();
    club.clock.now = new Date(issued + 28_000);
    expect((await club.nobody.get(`/authinfo/export?access_token=${soon}`)).status).toBe(200);
    club.clock.now = new Date(issued + 31_000);
    expect((await club.nobody.get(`/authinfo/export?access_token=${late}`)).status).toBe(401);
    club.clock.now = null;
    const orphan = await ticket('download');
    await member.get('/logout');
    expect((await club.nobody.get(`/authinfo/export?access_token=${orphan}`)).status).toBe(401);
  });
});

describe('the export of the own data', () => {
  it('holds what is theirs in JSON and CSV, nothing of others, and no secret', async () => {
    const member = await club.join('ciekawa', 'Members');
    const own = { firstName: '=Ciekawa', lastName: 'Żółć', joinedOn: '2024-01-01' };
    const { body: student } = await club.admin.post('/student', { ...own, user: member.id });
    await club.admin.post('/student', { ...own, firstName: 'Obca' });
    const answer = await club.app.inject({
      url: `${club.config.apiPrefix}/authinfo/export`,
      headers: { authorization: `Bearer ${member.token}` },
    });
    const files = Object.entries(unzipSync(answer.rawPayload)).map(
      ([name, bytes]) => [name, strFromU8(bytes)] as const,
    );
    const text = Object.fromEntries(files);
    expect(JSON.parse(text['student.json'] ?? '')).toMatchObject([{ id: student.id, lastName: 'Żółć' }]);
    expect(text['student.csv']).toContain(`'=Ciekawa,Żółć`);
    expect(JSON.parse(text['user.json'] ?? '')).toMatchObject([{ username: 'ciekawa' }]);
    expect(JSON.parse(text['session.json'] ?? '')).toMatchObject([{ method: 'password', device: 'script' }]);
    for (const [name, content] of files) {
      expect(content, name).not.toContain('Obca');
      expect(content, name).not.toContain('argon2');
      expect(content, name).not.toMatch(/hash|secret|calendarToken/i);
    }
  });
});

describe('erasure', () => {
  it('can be taken back for 30 days, then the person is gone and their attendance is not', async () => {
    const member = await club.join('odchodzaca', 'Members');
    const { body: student } = await club.admin.post('/student', {
      user: member.id,
      firstName: 'Ola',
      lastName: 'Odchodząca',
      joinedOn: '2024-01-01',
      phone: '+48501502503',
      note: 'Uczulona na orzechy',
      medicalKind: 'certificate',
      medicalValidTo: '2027-01-01',
      imageConsentOn: '2024-01-01',
    });
    await club.admin.post('/guardian', { student: student.id, name: 'Jan Odchodzący' });
    expect((await member.post('/authinfo/erasure')).body.status).toBe('pendingErasure');
    expect((await member.remove('/authinfo/erasure')).body.status).toBe('active');
    await member.post('/authinfo/erasure');
    const at = (days: number) => ({ ...club.services, now: () => new Date(Date.now() + days * 86_400_000) });
    await clearUp(at(29));
    expect((await club.admin.get(`/user/${member.id}`)).body.status).toBe('pendingErasure');
    await clearUp(at(31));
    const { body: erased } = await club.admin.get(`/user/${member.id}`);
    expect(erased).toMatchObject({ status: 'erased', enabled: false, firstName: '–', phone: null });
    expect(JSON.stringify(erased)).not.toContain('odchodzaca');
    const { body: nameless } = await club.admin.get(`/student/${student.id}`);
    const kept = { id: student.id, joinedOn: '2024-01-01', status: 'left', section: 'adult' };
    expect(nameless).toMatchObject({ ...kept, user: null, firstName: '–', lastName: '–' });
    const { phone, note, medicalKind, medicalValidTo, imageConsentOn } = nameless;
    expect([phone, note, medicalKind, medicalValidTo, imageConsentOn]).toEqual(Array(5).fill(null));
    expect((await club.admin.get(`/guardian?student=${student.id}`)).body.page.totalElements).toBe(0);
    await expect(club.signIn('odchodzaca')).rejects.toThrow('invalid_grant');
  });

  it('takes back what they had signed up for, and keeps where they were', async () => {
    const { admin } = club;
    const member = await club.join('zapisana', 'Members');
    const { body: student } = await admin.post('/student', {
      ...{ user: member.id, firstName: 'Ala', lastName: 'Zapisana', joinedOn: '2024-01-01' },
    });
    const dojo = await openDojo(admin, 'Hala Zapisów');
    const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const plan = async (day: string) => (await admin.post('/training', trainingOn(dojo, day))).body.id;
    const [was, before, comes] = [await plan(dayIn(-3)), await plan(dayIn(10)), await plan(dayIn(40))];
    await admin.post('/presence', { student: student.id, training: was, status: 'present' });
    for (const training of [before, comes])
      expect(
        (await member.post('/presence', { student: student.id, training, status: 'declared' })).status,
      ).toBe(201);
    const declared = async (id: string) => (await admin.get(`/training/${id}`)).body.declaredCount;
    expect(await declared(comes)).toBe(1);
    await member.post('/authinfo/erasure');
    await clearUp({ ...club.services, now: () => new Date(Date.now() + 31 * 86_400_000) });
    expect(await declared(comes)).toBe(0);
    const kept = rowsOf<{ training: string }>(await admin.get(`/presence?student=${student.id}`));
    // What they had signed up for and was over by then has been, and stays as it is.
    expect(kept.map(({ training }) => training).toSorted()).toEqual([was, before].toSorted());
    expect(JSON.stringify((await admin.get('/audit-log?table=presence&size=200')).body)).not.toContain(
      'Zapisana',
    );
  });

  it('keeps grades, exams and homework, without a word that was written of the person or by them', async () => {
    const { admin } = club;
    const written = 'Po operacji kolana';
    const member = await club.join('kolano', 'Members');
    const { body: student } = await admin.post('/student', {
      user: member.id,
      firstName: 'Iga',
      lastName: 'Zapomniana',
      joinedOn: '2024-01-01',
    });
    const grades = rowsOf<{ id: string; code: string }>(await admin.get('/grade?size=200'));
    const gradeOf = (code: string) => grades.find((grade) => grade.code === code)?.id;
    const { body: awarded } = await admin.post('/student-grade', {
      student: student.id,
      grade: gradeOf('6kyu'),
      awardedOn: '2025-01-01',
      note: written,
    });
    await admin.post(`/student-grade/${awarded.id}/annul`, { reason: written });
    const { workplace } = await openDojo(admin, 'Hala Egzaminów');
    const { body: exam } = await admin.post('/exam', {
      name: 'Egzamin na stopnie',
      date: '2026-12-12',
      workplace,
      profile: 'PFA',
      examiners: ['Krzysztof Osiński'],
    });
    const { body: candidate } = await admin.post('/exam-candidate', {
      exam: exam.id,
      student: student.id,
      gradeTo: gradeOf('6kyu'),
      overrideReason: written,
      note: written,
    });
    const { body: homework } = await admin.post('/homework', {
      title: 'Przewroty',
      description: 'Po dziesięć.',
      assignees: 'students',
      students: [student.id],
    });
    await admin.post(`/homework/${homework.id}/publish`);
    const path = `/homework-submission?homework=${homework.id}`;
    const [submission] = rowsOf<{ id: string }>(await admin.get(path));
    const own = `/homework-submission/${submission?.id}`;
    await member.put(own, { ...(await member.get(own)).body, text: written });
    await member.post(`${own}/submit`);
    await admin.post(`${own}/review`, { feedback: written, rating: 4 });

    const about = async () =>
      JSON.stringify([
        (await admin.get(`/student-grade/${awarded.id}`)).body,
        (await admin.get(`/exam-candidate/${candidate.id}`)).body,
        (await admin.get(own)).body,
        ...(await Promise.all(
          [awarded.id, candidate.id, submission?.id].map(
            async (row) => (await admin.get(`/audit-log?row=${row}`)).body,
          ),
        )),
      ]);
    expect((await about()).split(written).length - 1).toBe(12);
    // What is gone from the club is told of in the log.
    const { body: item } = await admin.post('/item', { name: 'Jo' });
    const loan = { item: item.id, student: student.id, from: '2026-01-10', note: written };
    await admin.remove(`/item-loan/${(await admin.post('/item-loan', loan)).body.id}`);
    const [technique] = rowsOf<{ id: string }>(await admin.get('/technik?size=1'));
    const progress = { student: student.id, technik: technique?.id, level: 'toLearn' };
    expect((await admin.post('/technik-progress', progress)).status).toBe(201);
    const inLog = async () => {
      const { rows } = await club.database.pool.query<{ table: string }>(
        `select distinct "table" from audit_log
         where name like any('{%Zapomniana%,%kolano%}') or changes::text like $1 order by 1`,
        [`%${written}%`],
      );
      return rows.map(({ table }) => table);
    };
    expect(await inLog()).toEqual(
      expect.arrayContaining(['item-loan', 'technik-progress', 'exam-candidate']),
    );
    await member.post('/authinfo/erasure');
    await clearUp({ ...club.services, now: () => new Date(Date.now() + 31 * 86_400_000) });
    const left = await about();
    for (const word of [written, 'Zapomniana']) expect(left).not.toContain(word);
    expect(await inLog()).toEqual([]);
    expect((await admin.get(own)).body).toMatchObject({ state: 'reviewed', rating: 4, text: null });
    expect((await admin.get(`/student-grade/${awarded.id}`)).body).toMatchObject({ annulledReason: '–' });
  });

  it('takes a guardian’s name, numbers and secrets too, once the child has another', async () => {
    const { admin } = club;
    const parent = await club.join('rodzic', 'Members');
    const child = { firstName: 'Staś', lastName: 'Mały', joinedOn: '2024-01-01', birthDate: '2018-05-05' };
    const { body: student } = await admin.post('/student', {
      ...child,
      section: 'kids',
      guardians: [
        {
          name: 'Renata Rodzicielska',
          user: parent.id,
          phone: '+48501502503',
          email: 'renata@example.org',
          consentOn: '2024-01-01',
        },
      ],
    });
    const refused = await parent.post('/authinfo/erasure');
    expect([refused.status, refused.headers['problem-code']]).toEqual([409, 'only-guardian']);
    expect(refused.body).toContain('Staś Mały');
    const path = `/user/${parent.id}`;
    await club.database.pool.query(`update "user" set status = 'blocked' where id = $1`, [parent.id]);
    const blocked = (await admin.get(path)).body;
    const erased = await admin.put(path, { ...blocked, status: 'pendingErasure' });
    expect([erased.status, erased.headers['problem-code']]).toEqual([409, 'only-guardian']);
    await club.database.pool.query(`update "user" set status = 'active' where id = $1`, [parent.id]);
    const { body: other } = await admin.post('/guardian', { student: student.id, name: 'Babcia' });
    expect((await parent.post('/authinfo/erasure')).body.status).toBe('pendingErasure');
    await parent.post('/tickets', { purpose: 'download' });
    await club.database.pool.query(
      `insert into idempotency_key ("user", key, request_hash, status, created_at) values ($1, 'k', '', 200, now() + interval '31 days')`,
      [parent.id],
    );
    await admin.post(`/user/${parent.id}/invite`);
    const later = { ...club.services, now: () => new Date(Date.now() + 31 * 86_400_000) };
    // The grandmother is gone meanwhile, so the parent is needed again.
    await club.database.pool.query('delete from guardian where id = $1', [other.id]);
    await clearUp(later);
    expect((await admin.get(`/user/${parent.id}`)).body.status).toBe('pendingErasure');
    await admin.post('/guardian', { student: student.id, name: 'Ciocia' });
    await clearUp(later);
    expect((await admin.get(`/user/${parent.id}`)).body.status).toBe('erased');
    const left = JSON.stringify([
      (await admin.get(`/guardian?student=${student.id}`)).body,
      (await admin.get('/audit-log?table=guardian&size=200')).body,
    ]);
    expect(left).toContain('Ciocia');
    for (const word of ['Renata', '501502503', parent.id]) expect(left).not.toContain(word);
    for (const table of ['single_use', 'idempotency_key', 'session']) {
      const { rowCount } = await club.database.pool.query(`select from ${table} where "user" = $1`, [
        parent.id,
      ]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
  });

  it('of somebody who is blocked the club begins, and may take back; they stay out all the while', async () => {
    const member = await club.join('wykluczona', 'Members');
    const path = `/user/${member.id}`;
    const become = async (status: string) => {
      const { body } = await club.admin.get(path);
      return club.admin.put(path, { ...body, status });
    };
    expect((await become('pendingErasure')).status).toBe(400);
    await become('blocked');
    expect((await become('pendingErasure')).body).toMatchObject({ status: 'pendingErasure', enabled: false });
    await expect(club.signIn('wykluczona')).rejects.toThrow('invalid_grant');
    expect((await become('active')).status).toBe(400);
    expect((await become('blocked')).body).toMatchObject({ status: 'blocked', erasureRequestedAt: null });
    await become('pendingErasure');
    await clearUp({ ...club.services, now: () => new Date(Date.now() + 31 * 86_400_000) });
    expect((await club.admin.get(path)).body).toMatchObject({ status: 'erased', firstName: '–' });
  });

  it('that a member has asked for can’t be taken back by blocking them', async () => {
    const member = await club.join('zdecydowana', 'Members');
    await member.post('/authinfo/erasure');
    const { body } = await club.admin.get(`/user/${member.id}`);
    expect((await club.admin.put(`/user/${member.id}`, { ...body, status: 'blocked' })).status).toBe(400);
  });

  it('is not for the last administrator', async () => {
    expect((await club.admin.post('/authinfo/erasure')).status).toBe(409);
  });
});
