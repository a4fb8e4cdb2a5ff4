import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestClub, PASSWORD, type TestClub } from './support/club.ts';

let club: TestClub;
beforeAll(async () => {
  club = await openTestClub();
});
afterAll(() => club.close());

const ask = (encoding: string | undefined, url = '/api/grade?size=200') =>
  club.app.inject({
    url,
    headers: {
      authorization: `Bearer ${club.admin.token}`,
      ...(encoding && { 'accept-encoding': encoding }),
    },
  });

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a long list comes as %s to whoever reads that, and is the same list', async (encoding, unpack) => {
  const plain = await ask(undefined);
  const packed = await ask(encoding);
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(packed.headers.vary).toMatch(/accept-encoding/i);
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});

it('what is sent is read as it is, and not unpacked first', async () => {
  const form = `grant_type=password&client_id=photoclient&username=admin&password=${encodeURIComponent(PASSWORD)}`;
  const signIn = (payload: string | Buffer, headers = {}) =>
    club.app.inject({
      method: 'POST',
      url: '/api/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });
  expect((await signIn(form)).statusCode).toBe(200);
  expect((await signIn(gzipSync(form), { 'content-encoding': 'gzip' })).statusCode).toBe(401);
});

it('what is short comes as it is, and so does all to whoever reads nothing else', async () => {
  expect((await ask('br', '/api/authinfo/whoami')).headers['content-encoding']).toBeUndefined();
  expect((await ask('identity')).headers['content-encoding']).toBeUndefined();
});
