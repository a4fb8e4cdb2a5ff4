import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClub } from '@tatami/sdk';
import { Secret, TOTP } from 'otpauth';
import { expect, inject, test } from 'vitest';
import { fakeClub } from './fake-club.ts';
import { newMember, person } from './tatami.ts';

const { url, password } = inject('club');
const signIn = ['login', url, '--username', 'admin', '--password-stdin'];

test('somebody signs in from a script, stays signed in, and signs out on the server too', async () => {
  const { home, run } = person();
  expect(await run(signIn, `${password}\n`)).toMatchObject({
    err: expect.stringContaining('as admin.'),
    exitCode: 0,
  });
  const file = join(home, 'config/tatami/session.json');
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  expect(readFileSync(file, 'utf8')).not.toContain(password);

  const who = await run(['whoami', '--json']);
  expect(JSON.parse(who.out)).toMatchObject({
    username: 'admin',
    groups: ['Administrators'],
    club: `${url}/api`,
  });
  const [token = ''] = Object.values(JSON.parse(readFileSync(file, 'utf8')).tokens as Record<string, string>);
  const left = await run(['logout', '--json']);
  expect(JSON.parse(left.out)).toEqual({ club: `${url}/api`, wasSignedIn: true });
  expect(JSON.parse((await run(['logout', '--json'])).out)).toMatchObject({ wasSignedIn: false });
  expect(readFileSync(file, 'utf8')).not.toContain(token);
  expect(await run(['whoami'])).toMatchObject({
    err: expect.stringContaining('tatami login signs in'),
    exitCode: 3,
  });
  const thief = person({ CLUB_URL: url, CLUB_TOKEN: token });
  expect((await thief.run(['whoami'])).exitCode).toBe(3);
});

test('at a terminal it asks for what is missing, and never shows the password', async () => {
  const { atTerminal, run } = person();
  const terminal = atTerminal(['login']);
  await terminal.until('Where is the club?');
  terminal.type(`\x15${url}\r`);
  await terminal.until('User name or mail address');
  terminal.type('admin\r');
  await terminal.until(/Password\s/);
  terminal.type(`${password}\r`);
  expect(await terminal.exitCode).toBe(0);
  expect(terminal.shown()).toContain('as admin.');
  expect(terminal.raw()).not.toContain(password);
  expect((await run(['whoami'])).out).toContain('Administrators');
});

test('Ctrl-C at a question ends it, and nobody is signed in', async () => {
  const { atTerminal, run } = person();
  const terminal = atTerminal(['login', url]);
  await terminal.until('User name or mail address');
  terminal.type('\x03');
  expect(await terminal.exitCode).toBe(130);
  expect((await run(['whoami'])).exitCode).toBe(3);
});

test('a wrong password is told in the language of the shell', async () => {
  const { run } = person({ LANG: 'pl_PL.UTF-8' });
  const { err, exitCode } = await run(signIn, 'guessed');
  expect(err).toContain('błąd: Nazwa użytkownika lub hasło są nieprawidłowe.');
  expect(err).not.toContain('guessed');
  expect(exitCode).toBe(3);
});

test.each([
  ['en_GB.UTF-8', 'error: That is not done with an access token', 'Without CLUB_TOKEN'],
  ['pl_PL.UTF-8', 'błąd: Tego nie robi się tokenem dostępu', 'Bez CLUB_TOKEN'],
])('whose token it is, does not sign out with it: in %s', async (LANG, message, hint) => {
  const { run } = person({ LANG, CLUB_URL: url, CLUB_TOKEN: 'tat_x' });
  const { err, exitCode } = await run(['logout']);
  expect(err).toContain(message);
  expect(err).toContain(hint);
  expect(exitCode).toBe(7);
});

test('a token that opens nothing is told apart from a session that is over', async () => {
  const token = person({ CLUB_URL: url, CLUB_TOKEN: 'tat_x' });
  expect(await token.run(['whoami'])).toMatchObject({
    err: expect.stringMatching(/^error: The access token opens nothing.*\nA new one is made in your profile/),
    exitCode: 3,
  });
  const { home, run } = person();
  await run(signIn, password);
  const file = join(home, 'config/tatami/session.json');
  const { current } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ current, tokens: { [current]: 'ended' } }));
  expect(await run(['whoami'])).toMatchObject({
    err: expect.stringMatching(/^error: The session is over\.\ntatami login signs in/),
    exitCode: 3,
  });
});

test('the server knows the program and its version, from the sign-in on', async () => {
  const { url: fake, asked } = await fakeClub((_, response) => response.writeHead(400).end());
  const { run } = person({ CLUB_TOKEN: 'x' });
  await run(['login', fake, '--username', 'admin', '--password-stdin'], password);
  await run(['whoami', '--club', fake]);
  const agents = asked.map(({ url: path, headers }) => `${path} ${headers['user-agent']}`);
  expect(agents).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/api\/oauth\/token tatami-cli\/\d+\.\d+\.\d+ tatami-sdk\//),
      expect.stringMatching(/^\/api\/authinfo\/whoami tatami-cli\/\d+\.\d+\.\d+ tatami-sdk\//),
    ]),
  );
});

test('who has a second factor is asked for its code', async () => {
  const username = await newMember('ada', password);
  const club = createClub({ baseUrl: `${url}/api` });
  await club.signIn({ username, password });
  const { data: begun } = await club.api.POST('/authinfo/second-factor', { body: { password } });
  const code = new TOTP({ secret: Secret.fromBase32(begun?.secret ?? '') }).generate();
  const { data: confirmed } = await club.api.POST('/authinfo/second-factor/confirm', { body: { code } });
  const [first = '', second = ''] = confirmed?.recoveryCodes ?? [];

  const { atTerminal, run } = person();
  const terminal = atTerminal(['login', url, '--username', username]);
  await terminal.until(/Password\s/);
  terminal.type(`${password}\r`);
  await terminal.until('The code of your authenticator app');
  terminal.type(`${first}\r`);
  expect(await terminal.exitCode).toBe(0);
  expect((await run(['whoami'])).out).toContain(username);

  const ada = ['login', url, '--username', username, '--password-stdin'];
  expect((await run(ada, password)).err).toContain('Type the code of your authenticator app.');
  expect((await run([...ada, '--otp', second], password)).exitCode).toBe(0);
});

test('where no club answers, it says where it asked', async () => {
  const { run } = person({ CLUB_URL: 'http://127.0.0.1:1', CLUB_TOKEN: 'x' });
  const { err, exitCode } = await run(['whoami']);
  expect(err).toContain('It was asked at http://127.0.0.1:1/api.');
  expect(exitCode).toBe(6);
});

test('what is not asked for a token tells none', async () => {
  const { run } = person({ CLUB_URL: url, CLUB_TOKEN: 'a-token-that-nobody-gave' });
  const { out, err, exitCode } = await run(['list', 'student', '--json']);
  expect({ out, exitCode }).toEqual({ out: '', exitCode: 3 });
  expect(JSON.parse(err).error).toMatchObject({ code: 'unauthorized', exitCode: 3 });
  expect(err).not.toContain('a-token-that-nobody-gave');
});
