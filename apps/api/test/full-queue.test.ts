import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { errorAnswers } from '../src/http/errors.ts';
import { refuseWhenFull } from '../src/http/full-queue.ts';

test('who comes while everything is busy is told when to come again, and is let in once there is room', async () => {
  const app = Fastify();
  const room: (() => void)[] = [];
  await app.register(errorAnswers, { constraints: new Map() });
  await app.register(refuseWhenFull, { most: 2 });
  app.get('/slow', () => new Promise<string>((resolve) => room.push(() => resolve('done'))));

  const early = [app.inject('/slow'), app.inject('/slow')];
  await expect.poll(() => room.length).toBe(2);
  const late = await app.inject('/slow');
  expect(late.statusCode).toBe(503);
  expect(late.headers['retry-after']).toBe('1');
  expect(late.json().code).toBe('unavailable');

  for (const leave of room.splice(0)) leave();
  expect((await Promise.all(early)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const next = app.inject('/slow');
  await expect.poll(() => room.length).toBe(1);
  room[0]?.();
  expect((await next).statusCode).toBe(200);
  await app.close();
});
