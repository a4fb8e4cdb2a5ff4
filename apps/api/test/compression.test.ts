import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestClub, type TestClub } from './support/club.ts';

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

it('what is short comes as it is, and so does all to whoever reads nothing else', async () => {
  expect((await ask('br', '/api/authinfo/whoami')).headers['content-encoding']).toBeUndefined();
  expect((await ask('identity')).headers['content-encoding']).toBeUndefined();
});
