import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { fakeClub } from './fake-club.ts';
import { clubOfTests, type Person, person, program, unique } from './tatami.ts';

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

/** Somebody whose line to the club keeps the answer to what they write for a moment, and then brings it or is cut. */
async function writer({ isCut }: { isCut: boolean }) {
  const { promise: isWritten, resolve: write } = Promise.withResolvers<void>();
  const club = await clubOfTests();
  const { url } = await fakeClub(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const body = await text(request);
    const { authorization = '', 'content-type': type = 'application/json', 'idempotency-key': key } = headers;
    const answer = await fetch(`${inject('club').url}${path}`, {
      method,
      headers: { authorization, 'content-type': type, ...(key && { 'idempotency-key': `${key}` }) },
      ...(body && { body }),
    });
    if (path.endsWith('/batch') && !JSON.parse(body).dryRun) {
      write();
      await setTimeout(500);
      if (isCut) return response.destroy();
    }
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  });
  const somebody = person({ CLUB_URL: url, CLUB_TOKEN: club.session.getToken() ?? '' });
  const name = unique('Dojo');
  writeFileSync(join(somebody.home, 'dojos.csv'), `name,capacity\n${name},30\n`);
  const importing = ['import', 'workplace', 'dojos.csv', '--yes', '--undo', 'undo.json'];
  const count = async () => (await club.table('workplace').list({ name })).page.totalElements;
  return { ...somebody, end: await interrupt(somebody, importing, () => isWritten), count };
}

test('Ctrl-C does not end an import that is being written: what takes it back is kept', async () => {
  const { run, end, count } = await writer({ isCut: false });
  expect(end).toMatchObject({ exitCode: 0, err: expect.stringContaining('tatami undo undo.json') });
  expect(await count()).toBe(1);
  expect(await run(['undo', 'undo.json'])).toMatchObject({ exitCode: 0 });
  expect(await count()).toBe(0);
});

test('where no answer comes to what is written, it is said that nobody knows what became of it', async () => {
  const { home, end, count } = await writer({ isCut: true });
  expect(end).toMatchObject({
    exitCode: 6,
    err: expect.stringContaining('Whether it was stored is not known'),
  });
  expect(existsSync(join(home, 'undo.json'))).toBe(false);
  expect(await count()).toBe(1);
});
