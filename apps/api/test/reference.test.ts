import { join } from 'node:path';
import { compile } from '@tatami/tooling/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestClub, type TestClub } from './support/club.ts';

// It needs the site as it is built: `pnpm build`.
let club: TestClub;
beforeAll(async () => {
  club = await openTestClub();
});
afterAll(() => club.close());

interface Operation {
  'x-codeSamples'?: { label: string; source: string }[];
}

it('the page is whole, and lets nobody else in', async () => {
  const { statusCode, headers, body } = await club.app.inject('/api/docs');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
  const [, script = ''] = body.match(/<script type="module" src="([^"]+)"/) ?? [];
  const sent = await club.app.inject({ url: script, headers: { 'accept-encoding': 'br' } });
  expect(sent.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  const again = await club.app.inject({
    url: '/api/docs',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

it('each call of the document has a line of the SDK, which compiles', async () => {
  const { paths } = (await club.app.inject('/api/docs/openapi.json')).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  expect(Object.keys(paths)).toEqual(Object.keys((await club.nobody.get('/openapi.json')).body.paths));
  const lines = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { 'x-codeSamples': samples }]) => {
      expect(samples, `${method} ${path}`).toHaveLength(1);
      return `{ ${samples?.[0]?.source} }`;
    }),
  );
  const given = `declare const club: import('@tatami/sdk').Club;\ndeclare const file: Blob;\nexport {};\n`;
  const sdk = join(import.meta.dirname, '../../../packages/sdk');
  expect(compile(sdk, [given + lines.join('\n')]).faults).toEqual([]);
}, 120_000);
