import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { tables } from '../src/tables/index.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import type { Contract } from './support/contract-promise.ts';
import { type Ground, prepareGround, rowOf, sampleOf } from './support/samples.ts';

/** What clients that know nothing of the club rely on: links, media types, methods, and how failures are told. */
let club: TestClub;
let ground: Ground;
let port: number;
beforeAll(async () => {
  club = await openTestClub();
  ground = await prepareGround(club);
  await club.app.listen({ port: 0, host: '127.0.0.1' });
  port = (club.app.server.address() as AddressInfo).port;
});
afterAll(() => club.close());

const HAL = 'application/hal+json; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

describe('a row', () => {
  it('says where it is found, alone and on a page', async () => {
    const { admin } = club;
    const { body: made, headers } = await admin.post('/workplace', { name: 'Odnośna' });
    const path = `/workplace/${made.id}`;
    const self = { self: { href: `/api${path}` } };
    expect([made._links, headers.location]).toEqual([self, self.self.href]);
    expect((await admin.get(path)).body._links).toEqual(self);
    expect((await admin.put(path, { ...made, city: 'Reda' })).body._links).toEqual(self);
    const { body: page } = await admin.get('/workplace?name=Odno%C5%9Bna');
    expect(page._embedded.results).toMatchObject([{ _links: self }]);
    const { body: users } = await admin.get('/user/all?username=admin');
    expect(users._embedded.results).toMatchObject([{ _links: { self: { href: `/api/user/${admin.id}` } } }]);
    const { body: task } = await admin.post('/task', { title: 'Zamieść matę' });
    const { body: done } = await admin.post(`/task/${task.id}/done`);
    expect([done.status, done._links.self.href]).toEqual(['done', `/api/task/${task.id}`]);
    const key = { 'idempotency-key': 'z-odnosnikiem' };
    const again = () => admin.post('/workplace', { name: 'Raz z kluczem' }, key);
    const [one, other] = await Promise.all([again(), again()]);
    expect(other.body).toEqual(one.body);
    expect(one.body._links.self.href).toBe(`/api/workplace/${one.body.id}`);
  });

  it('says it wherever it stands in an answer, as long as it is there', async () => {
    const { admin, member } = ground;
    const send = async (body: object) => (await admin.post('/workplace/batch', body)).body.results;
    const toSelf = (table: string, id: string) => ({ self: { href: `/api/${table}/${id}` } });
    const [tried] = await send({ save: [{ name: 'Na próbę' }], dryRun: true });
    expect(tried).toMatchObject({ outcome: 'created', after: { name: 'Na próbę' } });
    expect(tried.after).not.toHaveProperty('_links');
    const [{ id, after: made }] = await send({ save: [{ name: 'Zbiorowa' }] });
    const links = toSelf('workplace', id);
    expect(made._links).toEqual(links);
    for (const dryRun of [true, false]) {
      const [changed] = await send({ save: [{ id, name: 'Zbiorowa', city: 'Sopot' }], dryRun });
      expect(changed).toMatchObject({
        outcome: 'changed',
        before: { _links: links },
        after: { _links: links },
      });
    }
    const [kept] = await send({ remove: [id], dryRun: true });
    expect(kept).toMatchObject({ outcome: 'removed', before: { _links: links } });
    const [gone] = await send({ remove: [id] });
    expect(gone).toMatchObject({ outcome: 'removed', before: { city: 'Sopot' } });
    expect(gone.before).not.toHaveProperty('_links');

    const presence = await rowOf('presence', ground, ground.mine);
    const { body: roster } = await admin.get(`/training/${presence.training}/roster`);
    const marks = roster.students.flatMap(({ presence: mark }: { presence: unknown }) => mark ?? []);
    expect(marks).toMatchObject([{ _links: toSelf('presence', presence.id) }]);

    for (const caller of [admin, member])
      expect((await caller.get('/authinfo/profile')).body._links).toEqual(toSelf('user', caller.id));
  });

  it('says it in a preview, unless it would only be made', async () => {
    const { admin } = ground;
    const repairs = { dateFrom: '2030-05-07', dateTo: '2030-05-07', kind: 'closure' };
    const { body: off } = await admin.post('/day-off', { name: 'Remont sali', ...repairs });
    // It leaves that day out.
    const series = await rowOf('training-series', ground);
    const { body: page } = await admin.get(`/training?series=${series.id}&sort=startsAt`);
    const trainings = page._embedded.results.map(({ _links }: { _links: object }) => _links);
    expect(trainings).toHaveLength(1);
    const moved = { id: off.id, ...repairs, dateFrom: '2030-05-14', dateTo: '2030-05-14' };
    const { body: preview } = await admin.post('/day-off/preview', moved);
    expect(preview.cancelled.map(({ _links }: { _links: object }) => _links)).toEqual(trainings);
    expect(preview.restored).toMatchObject([{ series: series.id }]);
    expect(preview.restored[0]).not.toHaveProperty('_links');
  });

  it('is HAL for whom asks for that, and JSON else', async () => {
    const { id } = (await club.admin.post('/workplace', { name: 'Podwójna' })).body;
    for (const path of ['/workplace', `/workplace/${id}`]) {
      const typeFor = async (accept?: string) =>
        (await club.admin.get(path, accept ? { accept } : {})).headers['content-type'];
      expect(await typeFor('application/hal+json')).toBe(HAL);
      expect(await typeFor('application/hal+json;q=1, application/json;q=0.7')).toBe(HAL);
      for (const accept of [undefined, '*/*', 'application/json'])
        expect(await typeFor(accept)).toBe(JSON_TYPE);
    }
    const refused = await club.nobody.get('/workplace', { accept: 'application/hal+json' });
    expect(refused.headers['content-type']).toBe('application/problem+json');
  });
});

const changeable = tables.filter(({ without = [] }) => !without.includes('update'));

test.each(changeable.map(({ name }) => [name]))('a row of %s is put back as it was read', async (name) => {
  const row = await rowOf(name, ground);
  const { status, body } = await ground.admin.put(`/${name}/${row.id}`, row);
  expect([status, body]).toEqual([200, row]);
});

const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#f00' } })
  .png()
  .toBuffer();

/** What is sent where neither a row nor the contract's own example is taken. */
const sentTo: Record<string, { type?: string; payload: object }> = {
  'post /authinfo/acceptance': { payload: { terms: '2026-09' } },
  'post /training-series/{id}/split': { payload: { from: '2030-05-10' } },
  ...Object.fromEntries(
    tables
      .filter(({ pictured }) => pictured)
      .map(({ name }) => [`put /${name}/{id}/picture`, { type: 'image/png', payload: picture }]),
  ),
};

test('each call that promises HAL answers it', async () => {
  const { admin } = ground;
  const leaving = await club.join('odchodzaca', 'Members');
  club.config.terms = { url: 'https://klub.example/regulamin', version: '2026-09' };
  const contract: Contract = (await admin.get('/openapi.json')).body;
  const answered: string[] = [];
  const refused: string[] = [];
  for (const [template, operations] of Object.entries(contract.paths))
    for (const [method, { responses, requestBody }] of Object.entries(operations)) {
      const isPromised = Object.entries(responses).some(
        ([status, { content = {} }]) => status < '300' && 'application/hal+json' in content,
      );
      if (!isPromised) continue;
      const call = `${method} ${template}`;
      const [table = ''] = template.slice(1).split('/');
      const row = template.includes('{id}') ? await rowOf(table, ground) : undefined;
      const isCreated = call === `post /${table}`;
      const shown = Object.values(requestBody?.content ?? {})[0]?.example;
      const { type = 'application/json', payload } = sentTo[call] ?? {
        payload: isCreated ? await sampleOf(table, ground) : method === 'put' ? (row ?? shown) : shown,
      };
      const { token } = table === 'authinfo' ? leaving : admin;
      const { statusCode, headers } = await club.app.inject({
        method: method.toUpperCase() as 'GET',
        url: `/api${template.replace('{id}', row?.id ?? '')}`,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/hal+json',
          ...(payload && { 'content-type': type }),
        },
        ...(payload && { payload }),
      });
      (statusCode < 300 ? answered : refused).push(call);
      if (statusCode < 300) expect(headers['content-type'], call).toBe(HAL);
    }
  // All actions are answered by one endpoint, whatever state a row has to be in for some of them.
  const actions = tables.flatMap(({ name, actions = {} }) =>
    Object.keys(actions).map((action) => `post /${name}/{id}/${action}`),
  );
  // Without a code at the door nobody checks in: check-in.test.ts. What a student spares nobody else writes: mat.test.ts.
  expect(refused.filter((call) => !actions.includes(call))).toEqual([
    'put /training/{id}/check-in',
    'put /student/{id}/limit',
  ]);
  expect(answered.filter((call) => actions.includes(call)).length).toBeGreaterThan(5);
});

test('who names no version changes what they name, and nothing else', async () => {
  const { admin } = club;
  const { body: made } = await admin.post('/workplace', { name: 'Niczyja', city: 'Gdynia', room: '1' });
  const path = `/workplace/${made.id}`;
  const { name } = made;
  await admin.put(path, { ...made, city: 'Rumia' });
  const [room, capacity] = await Promise.all([
    admin.put(path, { name, room: '2' }),
    admin.put(path, { name, capacity: 12 }),
  ]);
  expect([room.status, capacity.status]).toEqual([200, 200]);
  const { body } = await admin.get(path);
  expect(body).toMatchObject({ name, city: 'Rumia', room: '2', capacity: 12, version: 4 });
  for (const sent of [
    { ...made, city: 'Hel' },
    { name, city: 'Hel', version: 1 },
  ])
    expect((await admin.put(path, sent)).status).toBe(409);
});

describe('a method that a path does not have', () => {
  it.each([
    ['PATCH', '/workplace', 'GET, HEAD, POST'],
    ['DELETE', '/workplace', 'GET, HEAD, POST'],
    ['POST', '/workplace/00000000-0000-7000-8000-000000000000', 'GET, HEAD, PUT, DELETE'],
    ['PUT', '/audit-log/00000000-0000-7000-8000-000000000000', 'GET, HEAD'],
    ['POST', '/about', 'GET, HEAD'],
    ['DELETE', '/openapi.json', 'GET, HEAD'],
  ] as const)('%s %s is refused, and the others are named', async (method, path, allowed) => {
    for (const { token } of [club.admin, club.nobody]) {
      const { statusCode, headers, body } = await club.app.inject({
        method,
        url: `/api${path}`,
        headers: { ...(token && { authorization: `Bearer ${token}` }) },
      });
      expect([statusCode, headers['content-type']]).toEqual([405, 'application/problem+json']);
      expect(String(headers.allow).split(', ').sort()).toEqual(allowed.split(', ').sort());
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      expect(JSON.parse(body)).toMatchObject({ status: 405, code: 'method-not-allowed' });
    }
  });

  it.each(['/oauth/token', '/oauth/revoke'])('%s refuses in the words of RFC 6749', async (path) => {
    const { statusCode, headers, body } = await club.app.inject({ url: `/api${path}` });
    expect([statusCode, headers.allow]).toEqual([405, 'POST']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(JSON.parse(body)).toEqual({ error: 'invalid_request', error_description: 'POST is expected.' });
  });

  it('is no such resource where there is no such path', async () => {
    expect((await club.admin.put('/nothing-of-the-kind')).status).toBe(404);
  });
});

/** What comes back for bytes that need not be a request. */
async function sent(
  text: string,
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    answer += part;
  });
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(first.split(' ')[1]), headers, body };
}

const request = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');

describe('what can’t be taken is told as all else is', () => {
  const form = 'Content-Type: application/json';
  it.each([
    [
      'headers beyond measure',
      request('GET /api/about', `X-Long: ${'a'.repeat(20_000)}`),
      431,
      'headers-too-large',
    ],
    ['no request at all', 'Dzień dobry\r\n\r\n', 400, 'bad-request'],
    ['an address that is none', request('GET /api/%'), 400, 'bad-request'],
    [
      'a body of another format',
      `${request('POST /api/tickets', 'Content-Type: text/xml', 'Content-Length: 4')}<a/>`,
      401,
      'unauthorized',
    ],
    [
      'a form of another format',
      `${request('POST /api/user/register/reset', 'Content-Type: text/xml', 'Content-Length: 4')}<a/>`,
      415,
      'unsupported-media-type',
    ],
    [
      'a form of a page',
      `${request('POST /api/user/register/reset', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 10')}username=x`,
      415,
      'unsupported-media-type',
    ],
    [
      'a plain text',
      `${request('POST /api/user/register/reset', 'Content-Type: text/plain', 'Content-Length: 16')}{"username":"x"}`,
      415,
      'unsupported-media-type',
    ],
    [
      'a body that is too large',
      request('POST /api/user/register/reset', form, 'Content-Length: 99999'),
      413,
      'payload-too-large',
    ],
  ] as const)('%s', async (_, text, status, code) => {
    const answer = await sent(text);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'same-origin',
    });
    expect(JSON.parse(answer.body)).toMatchObject({ status, code, detail: expect.any(String) });
  });
});

describe('the token endpoint', () => {
  const post = (payload: string, type: string) =>
    club.app.inject({
      method: 'POST',
      url: '/api/oauth/token',
      headers: { 'content-type': type, authorization: `Basic ${btoa('photoclient:')}` },
      payload,
    });

  it.each([
    ['JSON', '{"grant_type":"password"}', 'application/json'],
    ['JSON that breaks off', '{"grant_type":', 'application/json'],
    ['XML', '<a/>', 'text/xml'],
    ['a form that never ends', `username=${'a'.repeat(20_000)}`, 'application/x-www-form-urlencoded'],
    [
      'a form of a thousand names',
      Array.from({ length: 1_000 }, (_, n) => `n${n}=1`).join('&'),
      'application/x-www-form-urlencoded',
    ],
    [
      'a name twice',
      'grant_type=a&grant_type=b&%C5%BC%22=1&%C5%BC%22=2',
      'application/x-www-form-urlencoded',
    ],
  ])('speaks of %s as RFC 6749 does', async (_, payload, type) => {
    const { statusCode, headers, body } = await post(payload, type);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      400,
      JSON_TYPE,
      'no-store',
    ]);
    expect(JSON.parse(body)).toEqual({ error: 'invalid_request', error_description: expect.any(String) });
    expect(body).toMatch(/^[\x20-\x7e]+$/);
  });
});
