import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { fakeClub } from './fake-club.ts';
import { person } from './tatami.ts';

const notFound = {
  type: 'about:blank',
  title: 'Not found',
  status: 404,
  code: 'not-found',
  detail: 'Not here.',
};

const refusing = (status: number) => (_: unknown, response: ServerResponse) => {
  response.writeHead(status, { 'tatami-contract': '9.0', 'content-type': 'application/problem+json' });
  response.end(JSON.stringify({ ...notFound, status }));
};

test.each([
  ['what is not there', 404, 5],
  ['what was not taken', 400, 1],
])('where a server speaks another contract, its first answer of %s says so', async (_, status, exitCode) => {
  const { url } = await fakeClub(refusing(status));
  const ended = await person({ CLUB_URL: url, CLUB_TOKEN: 'x' }).run(['whoami']);
  expect(ended.err).toContain('error: Not here.');
  expect(ended.err).toMatch(
    /The club speaks contract 9\.0, this program \d+\.\d+: one of the two may be too old\./,
  );
  expect(ended.exitCode).toBe(exitCode);
});

test.each([
  ['a token that is over', 401, 3],
  ['a right that is missing', 403, 4],
  ['a server that is down', 503, 6],
])('%s has nothing to do with the contract', async (_, status, exitCode) => {
  const { url } = await fakeClub(refusing(status));
  const ended = await person({ CLUB_URL: url, CLUB_TOKEN: 'x' }).run(['whoami']);
  expect(ended.err).not.toContain('contract');
  expect(ended.exitCode).toBe(exitCode);
});

test('what the club did not take is told field by field', async () => {
  const { url } = await fakeClub((_, response) => {
    response.setHeader('content-type', 'application/problem+json');
    response.statusCode = 400;
    const errors = [{ field: 'q', code: 'too-long', message: 'At most 100 characters.' }];
    const detail = 'Correct the marked fields.';
    response.end(JSON.stringify({ ...notFound, status: 400, code: 'validation-failed', detail, errors }));
  });
  const { run } = person({ CLUB_URL: url, CLUB_TOKEN: 'x' });
  expect(await run(['list', 'student', '--search', 'x'])).toMatchObject({
    err: 'error: The club did not take it:\n  q: At most 100 characters.\n',
    exitCode: 1,
  });
});

test('where something else answers than a club, none has answered', async () => {
  const { url } = await fakeClub((_, response) => response.writeHead(404).end('nginx'));
  const { run } = person({ CLUB_URL: `${url}/club`, CLUB_TOKEN: 'x' });
  expect(await run(['whoami'])).toMatchObject({
    err: expect.stringContaining(`Did you mean ${url}/club/api?`),
    exitCode: 6,
  });
});

test('where there is no terminal, it says how to sign in without one', async () => {
  const { err, exitCode } = await person().run(['login', 'https://club.example', '--username', 'admin']);
  expect(err).toContain('error: There is no terminal here to ask at.');
  expect(err).toContain('--password-stdin < FILE');
  expect(exitCode).toBe(2);
});

test('on this machine a club has no certificate', async () => {
  const { url } = await fakeClub((_, response) => response.writeHead(403).end());
  const { run } = person({ CLUB_URL: url.replace('http://', ''), CLUB_TOKEN: 'x' });
  expect((await run(['whoami'])).exitCode).toBe(4);
});
