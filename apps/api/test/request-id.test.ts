import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { openTestClub, type TestClub } from './support/club.ts';
import { addressOf } from './support/stomp.ts';

const builtSite = existsSync(join(import.meta.dirname, '../../site/dist'));
const builtWebApp = existsSync(join(import.meta.dirname, '../../web/dist/index.html'));
const ours = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let club: TestClub;
let origin: string;
let written = '';
beforeAll(async () => {
  const logTo = {
    write(line: string) {
      written += line;
    },
  };
  club = await openTestClub({ LOG_LEVEL: 'INFO' }, logTo);
  origin = new URL(await addressOf(club)).origin.replace('ws', 'http');
});
beforeEach(() => {
  written = '';
});
afterAll(() => club.close());

const lines = (): { reqId: string }[] =>
  written
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const ask = (path: string, { headers = {}, ...init }: RequestInit = {}) =>
  fetch(`${origin}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${club.admin.token}`, ...(headers as Record<string, string>) },
  });

describe('every answer says what its request is called in the log', () => {
  test.each<[string, string, RequestInit, number]>([
    ['a row', '/api/authinfo/whoami', {}, 200],
    ['nothing', '/api/logout', { headers: { authorization: '' } }, 204],
    ['a refusal', '/api/workplace/none', {}, 404],
    ['one for who is nobody', '/api/student', { headers: { authorization: 'Bearer none' } }, 401],
    ['one in the words of OAuth', '/api/oauth/token', { method: 'POST' }, 400],
    ['a call that there is not', '/api/no/such/call', {}, 404],
    ['a method that there is not', '/api/authinfo/whoami', { method: 'DELETE' }, 405],
    [
      'a body that can’t be read',
      '/api/workplace',
      { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['a file that is made meanwhile', '/api/authinfo/export', {}, 200],
    ['a path that no router reads', '/api/%zz', {}, 400],
  ])('%s', async (_, path, init, status) => {
    const answer = await ask(path, init);
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-request-id')).toMatch(ours);
  });

  test.runIf(builtSite)('a page, and one that has not changed since', async () => {
    const first = await club.app.inject('/api/docs');
    // A program that fetches asks for no answer out of a cache, and so for a whole one.
    const again = await club.app.inject({
      url: '/api/docs',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
    for (const { headers } of [first, again]) expect(headers['x-request-id']).toMatch(ours);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  test.runIf(builtWebApp)('a file of the web app, and its document', async () => {
    for (const path of ['/favicon.svg', '/dashboard'])
      expect((await ask(path)).headers.get('x-request-id')).toMatch(ours);
  });

  test('a socket that is opened', async () => {
    const { body } = await club.admin.post('/tickets', { purpose: 'websocket' });
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/websocket?access_token=${body.ticket}`);
    const [answer] = await once(socket, 'upgrade');
    expect(answer.headers['x-request-id']).toMatch(ours);
    socket.terminate();
  });

  test('an ERROR frame of a socket, whose connection the answer to the upgrade names', async () => {
    const socket = new WebSocket(await addressOf(club), {
      headers: { authorization: `Bearer ${club.admin.token}`, 'x-request-id': 'tail:7' },
    });
    socket.on('open', () =>
      socket.send('CONNECT\naccept-version:1.2\n\n\0SUBSCRIBE\nid:1\ndestination:/nothing\n\n\0'),
    );
    const frames: string[] = [];
    socket.on('message', (data) => frames.push(String(data)));
    const [[answer]] = await Promise.all([once(socket, 'upgrade'), once(socket, 'close')]);
    expect(frames.at(-1)).toMatch(/^ERROR\nmessage:There is no \/nothing\n/);
    // STOMP 1.2 writes a colon so.
    expect(frames.at(-1)).toContain('\nx-request-id:tail\\c7\n');
    expect(answer.headers['x-request-id']).toBe('tail:7');
    await expect.poll(() => lines().map(({ reqId }) => reqId)).toContain('tail:7');
  });

  test('what is no request of HTTP', async () => {
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.end('HELO tatami\r\n\r\n');
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    const [, id = ''] = /x-request-id: (\S+)/i.exec(head) ?? [];
    expect(id).toMatch(ours);
    expect(JSON.parse(body).requestId).toBe(id);
    expect(lines().map(({ reqId }) => reqId)).toContain(id);
  });
});

test('the log, the answer and the problem call it the same', async () => {
  const answer = await ask('/api/workplace/none');
  const id = answer.headers.get('x-request-id');
  expect(await answer.json()).toMatchObject({ requestId: id });
  await expect.poll(() => lines().map(({ reqId }) => reqId)).toEqual([id]);
});

test('whoever asks may call it what they like, so that their log and ours can be read together', async () => {
  const name = 'nightly-import:2026-11-28.7';
  const answer = await ask('/api/about', { headers: { 'x-request-id': name } });
  expect(answer.headers.get('x-request-id')).toBe(name);
  await expect.poll(() => lines().map(({ reqId }) => reqId)).toEqual([name]);
});

test.each(['', 'a b', 'żółw', '"}', 'x'.repeat(65), '<script>'])('but not “%s”', async (name) => {
  const { headers } = await club.app.inject({ url: '/api/about', headers: { 'x-request-id': name } });
  expect(headers['x-request-id']).toMatch(ours);
});

test('whoever asks somewhere else than at the API is told where it is', async () => {
  const answer = await ask('/oauth/token', { method: 'POST', headers: { 'accept-language': 'en' } });
  expect(await answer.json()).toMatchObject({
    status: 404,
    code: 'no-api',
    detail: 'The club’s API isn’t here. It is at /api.',
  });
});
