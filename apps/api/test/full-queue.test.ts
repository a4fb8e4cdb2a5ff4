import { get, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { errorAnswers } from '../src/http/errors.ts';
import { refuseWhenFull } from '../src/http/full-queue.ts';
import { work } from '../src/http/work.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { accessControl } from '../src/session/access.ts';
import { fairShare } from '../src/session/fair-share.ts';
import type { Viewer } from '../src/session/viewer.ts';

/** A server whose calls are answered when they are let go. Who calls is told by the token. */
async function openServer(options: { most?: number; atOnce?: number; mostWaiting?: number }) {
  const app = Fastify();
  const room: (() => void)[] = [];
  const seen = { begun: 0, closed: 0 };
  app.addHook('onRequest', (_, reply, done) => {
    seen.begun += 1;
    reply.raw.once('close', () => {
      seen.closed += 1;
    });
    done();
  });
  await app.register(errorAnswers, { constraints: new Map(), apiPrefix: '/api' });
  await app.register(accessControl, {
    knownRights: [],
    authenticate: ({ headers }) => ({ id: headers.authorization ?? 'nobody' }) as Viewer,
  });
  await app.register(work);
  const metrics = createMetrics();
  await app.register(fairShare, { ...options, metrics });
  await app.register(refuseWhenFull, { ...options, metrics });
  const slow = () => new Promise<string>((resolve) => room.push(() => resolve('done')));
  app.get('/slow', { config: { access: 'signed-in' } }, slow);
  app.get('/list', { config: { access: 'signed-in', isList: true } }, slow);
  app.post('/slow', { config: { access: 'signed-in' } }, slow);
  app.get('/quick', { config: { access: 'signed-in' } }, async () => 'done');
  const call = (authorization: string, url = '/slow') => app.inject({ url, headers: { authorization } });
  const letGo = () => {
    for (const leave of room.splice(0)) leave();
  };
  const toldToComeAgain = async (reason: 'full' | 'share') =>
    new RegExp(`^http_requests_refused_total{reason="${reason}"} (\\d+)$`, 'm').exec(
      await metrics.text(),
    )?.[1];
  return { app, room, seen, call, letGo, toldToComeAgain };
}

async function portOf(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0 });
  return (app.server.address() as AddressInfo).port;
}

test('who comes while everything is busy is told when to come again, and is let in once there is room', async () => {
  const { app, room, call, letGo, toldToComeAgain } = await openServer({ most: 2 });
  const early = [call('ola'), call('ela')];
  await expect.poll(() => room.length).toBe(2);
  const late = await call('ula');
  expect(late.statusCode).toBe(503);
  expect(late.headers['retry-after']).toBe('1');
  expect(late.json().code).toBe('unavailable');
  expect([await toldToComeAgain('full'), await toldToComeAgain('share')]).toEqual(['1', '0']);

  letGo();
  expect((await Promise.all(early)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const next = call('ula');
  await expect.poll(() => room.length).toBe(1);
  letGo();
  expect((await next).statusCode).toBe(200);
  await app.close();
});

test('who hangs up leaves room once the work for them is done, and not before', async () => {
  const { app, room, seen, call, letGo } = await openServer({ most: 2 });
  const port = await portOf(app);
  const early = [0, 1].map(() => get({ port, path: '/slow' }).on('error', () => {}));
  await expect.poll(() => room.length).toBe(2);
  for (const each of early) each.destroy();
  await expect.poll(() => seen.closed).toBe(2);
  expect((await call('ula', '/quick')).statusCode).toBe(503);
  letGo();
  await expect.poll(async () => (await call('ula', '/quick')).statusCode).toBe(200);
  await app.close();
});

test('who hangs up in the midst of a body leaves room', async () => {
  const { app, seen, call } = await openServer({ most: 1 });
  const port = await portOf(app);
  const headers = { 'content-type': 'application/json', 'content-length': 100 };
  const broken = send({ port, path: '/slow', method: 'POST', headers }).on('error', () => {});
  broken.write('{');
  await expect.poll(() => seen.begun).toBe(1);
  expect((await call('ula', '/quick')).statusCode).toBe(503);
  broken.destroy();
  await expect.poll(async () => (await call('ula', '/quick')).statusCode).toBe(200);
  await app.close();
});

test('of one person so much is worked on at once, the next wait, and then they are refused; others go on', async () => {
  const { app, room, call, letGo } = await openServer({ atOnce: 2, mostWaiting: 1 });
  const early = [call('ola'), call('ola'), call('ola')];
  await expect.poll(() => room.length).toBe(2);
  const refused = await call('ola');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  const other = call('ela');
  await expect.poll(() => room.length).toBe(3);
  letGo();
  expect((await other).statusCode).toBe(200);
  await expect.poll(() => room.length).toBe(1);
  letGo();
  expect((await Promise.all(early)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await app.close();
});

test('of lists one person has a smaller share, and all else goes on beside them', async () => {
  const { app, room, call, letGo } = await openServer({});
  const lists = Array.from({ length: 6 }, () => call('ola', '/list'));
  await expect.poll(() => room.length).toBe(4);
  const others = Array.from({ length: 9 }, () => call('ola'));
  await expect.poll(() => room.length).toBe(4 + 8);
  const quick = call('ela', '/quick');
  expect((await quick).statusCode).toBe(200);
  letGo();
  await expect.poll(() => room.length).toBe(2 + 1);
  letGo();
  const answers = await Promise.all([...lists, ...others]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(15).fill(200));
  await app.close();
});

test('for who hangs up while they wait nothing is begun', async () => {
  const { app, room, seen, call, letGo } = await openServer({ atOnce: 1, mostWaiting: 1 });
  const port = await portOf(app);
  const early = call('ola');
  await expect.poll(() => room.length).toBe(1);
  const waiting = get({ port, path: '/slow', headers: { authorization: 'ola' } }).on('error', () => {});
  await expect.poll(() => seen.begun).toBe(2);
  expect((await call('ola')).statusCode).toBe(503);
  waiting.destroy();
  await expect.poll(() => seen.closed).toBe(2);
  // There is room to wait again.
  const next = call('ola', '/quick');
  letGo();
  expect((await early).statusCode).toBe(200);
  expect((await next).statusCode).toBe(200);
  expect(room).toHaveLength(0);
  await app.close();
});
