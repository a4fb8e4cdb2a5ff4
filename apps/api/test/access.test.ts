import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { accessControl } from '../src/http/access.ts';

it('a route that doesn’t say who may call it is refused at registration', async () => {
  const app = Fastify();
  await app.register(accessControl, { authenticate: async () => null });
  expect(() => app.get('/open-by-oversight', async () => 'secret')).toThrow(
    "doesn't declare who may call it",
  );
  expect(() => app.get('/said', { config: { access: 'public' } }, async () => 'hello')).not.toThrow();
});
