import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { accessControl } from '../src/session/access.ts';

it('a route that doesn’t say who may call it, or asks for a right there isn’t, is refused at registration', async () => {
  const app = Fastify();
  await app.register(accessControl, { knownRights: ['Grade:Read'], authenticate: async () => null });
  expect(() => app.get('/open-by-oversight', async () => 'secret')).toThrow(
    "doesn't declare who may call it",
  );
  expect(() =>
    app.get('/open-to-nobody', { config: { access: { right: 'Grades:Read' } } }, async () => 'secret'),
  ).toThrow('a right that nobody can hold');
  expect(() => app.get('/said', { config: { access: 'public' } }, async () => 'hello')).not.toThrow();
});
