import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeClub } from './fake-club.ts';
import { type Person, person, program } from './tatami.ts';

/** Runs the program, and presses Ctrl-C at a moment. @returns what it ends with, and after how many milliseconds */
async function interrupt(
  { home, env }: Person,
  args: readonly string[],
  moment: (child: ReturnType<typeof spawn>) => Promise<unknown>,
) {
  const child = spawn(process.execPath, [program, ...args], { cwd: home, env });
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  const over = once(child, 'close');
  await moment(child);
  const begun = performance.now();
  child.kill('SIGINT');
  const [exitCode] = await over;
  return { exitCode, err, milliseconds: performance.now() - begun };
}

const atOnce = {
  exitCode: 130,
  err: 'Interrupted.\n',
  milliseconds: expect.toSatisfy((each: number) => each < 3_000, 'soon'),
};

test.each([
  [['whoami']],
  [['tables']],
  [['list', 'student']],
  [['get', 'workplace', 'Dojo']],
  [['export', 'student']],
  [['backup']],
  [['tail']],
])('Ctrl-C ends %j at once, while no answer comes', async (args) => {
  const { url, isAsked } = await fakeClub();
  const somebody = person({ CLUB_URL: url, CLUB_TOKEN: 'x' });
  expect(await interrupt(somebody, args, () => isAsked)).toEqual(atOnce);
});

test('Ctrl-C ends a sign-in and a sign-out at once, too', async () => {
  const [entered, left] = [await fakeClub(), await fakeClub()];
  const somebody = person();
  const signIn = ['login', entered.url, '--username', 'admin', '--password-stdin'];
  const signingIn = interrupt(somebody, signIn, (child) => {
    child.stdin?.end('guessed');
    return entered.isAsked;
  });
  expect(await signingIn).toEqual(atOnce);

  const folder = join(somebody.home, 'config/tatami');
  mkdirSync(folder, { recursive: true });
  const address = `${left.url}/api`;
  writeFileSync(
    join(folder, 'session.json'),
    JSON.stringify({ current: address, tokens: { [address]: 'x' } }),
  );
  expect(await interrupt(somebody, ['logout'], () => left.isAsked)).toEqual(atOnce);
});

test.each([
  [['login', 'http://127.0.0.1:1', '--username', 'admin', '--password-stdin']],
  [['import', 'workplace', '-', '--yes']],
])('Ctrl-C ends %j at once, while its input goes on', async (args) => {
  // More than fits into a pipe: who has taken it is reading.
  const isRead = (child: ReturnType<typeof spawn>) =>
    new Promise((resolve) => child.stdin?.write('x'.repeat(1 << 20), resolve));
  expect(await interrupt(person({ CLUB_TOKEN: 'x' }), args, isRead)).toEqual(atOnce);
});

test('Ctrl-C ends an export that nobody reads on', async () => {
  const results = Array.from({ length: 200 }, () => ({ name: 'x'.repeat(10_000) }));
  const page = { size: 200, totalElements: 200, totalIsExact: true, totalPages: 1, number: 0 };
  const { url } = await fakeClub((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ _embedded: { results }, _links: {}, page }));
  });
  const somebody = person({ CLUB_URL: url, CLUB_TOKEN: 'x' });
  const isBegun = (child: ReturnType<typeof spawn>) =>
    new Promise((resolve) => child.stdout?.once('readable', resolve));
  expect(await interrupt(somebody, ['export', 'workplace'], isBegun)).toEqual(atOnce);
});
