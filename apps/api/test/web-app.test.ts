import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorAnswers } from '../src/http/errors.ts';
import { webApp } from '../src/http/web-app.ts';
import { accessControl } from '../src/session/access.ts';

const documentAt = (api: string) =>
  `<!doctype html><html data-api="${api}"><title>Tatami</title><script type="module" crossorigin src="/entry-Ab12Cd34.js"></script>`;

let app: FastifyInstance;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tatami-web-'));
  await writeFile(join(root, 'index.html'), documentAt('/api'));
  await writeFile(
    join(root, 'csp.json'),
    JSON.stringify({
      'script-src': ['sha256-abc='],
      'style-src': ['sha256-def='],
      'frame-src': ['https://player.example'],
    }),
  );
  await writeFile(join(root, 'entry-Ab12Cd34.js'), 'export {};');
  await writeFile(join(root, 'entry-Ab12Cd34.js.br'), 'compressed');
  await writeFile(join(root, 'favicon.svg'), '<svg/>');
  await writeFile(join(root, 'sw.js'), 'addEventListener');
  await writeFile(join(root, 'app.webmanifest'), JSON.stringify({ name: 'Tatami', scope: '/' }));
  await writeFile(join(root, '.hidden.json'), '{}');
  app = Fastify();
  await app.register(errorAnswers, { constraints: new Map(), apiPrefix: '/api' });
  await app.register(accessControl, { knownRights: [], authenticate: async () => null });
  await app.register(webApp, { apiPrefix: '/api', clubName: () => 'Aikido Gdańsk', root });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

describe('the web app', () => {
  it.each(['/', '/dashboard', '/dojo/training/1?week=2', '/no/such/page'])(
    'is the document at %s',
    async (url) => {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(body).toContain('<title>Tatami</title>');
    },
  );

  it('has no file by a name that was never built, and nobody keeps that for a year', async () => {
    for (const url of ['/entry-Zz98Yy76.js', '/no-such.svg', '/csp.json']) {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, headers['content-type']], url).toEqual([404, 'application/problem+json']);
      expect(JSON.parse(body).code).toBe('not-found');
      expect(headers).not.toHaveProperty('cache-control');
    }
  });

  it('is not at an address that is none', async () => {
    for (const url of ['//[', '//[/page.js', '//host:port/']) {
      const { statusCode, headers } = await app.inject({ url: { pathname: url } as never });
      expect([statusCode, headers['content-type']], url).toEqual([400, 'application/problem+json']);
    }
  });

  it('is installed under the name of the club', async () => {
    const { headers, body } = await app.inject('/app.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(JSON.parse(body)).toEqual({ name: 'Aikido Gdańsk', scope: '/' });
  });

  it('is told where the API is', async () => {
    expect((await app.inject('/')).body).toContain('data-api="/api"');
    const elsewhere = Fastify();
    await elsewhere.register(accessControl, { knownRights: [], authenticate: async () => null });
    await elsewhere.register(webApp, { apiPrefix: '/club/v1', clubName: () => '', root });
    const { headers, body } = await elsewhere.inject('/dashboard');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toBe(documentAt('/club/v1'));
    await elsewhere.close();
  });

  it('has its script fetched before it is read', async () => {
    const { headers } = await app.inject('/');
    expect(headers.link).toBe('</entry-Ab12Cd34.js>; rel=modulepreload; crossorigin');
  });

  it('runs only its own scripts and the one that it was built with', async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-src blob: https://player.example;');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types tatami-worker default");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('keeps files with a hash in their name for good, compressed where it can', async () => {
    const plain = await app.inject('/entry-Ab12Cd34.js');
    expect(plain.headers['cache-control']).toContain('immutable');
    expect(plain.body).toBe('export {};');
    const small = await app.inject({ url: '/entry-Ab12Cd34.js', headers: { 'accept-encoding': 'br' } });
    expect([small.headers['content-encoding'], small.body]).toEqual(['br', 'compressed']);
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('asks for the service worker anew each time, and lets it do nothing but fetch', async () => {
    const { headers } = await app.inject('/sw.js');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; img-src 'self'");
  });

  it.each([
    '/missing.js',
    '/csp.json',
    '/index.html',
    '/.hidden.json',
    '/api',
    '/api/nothing',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('has nothing at %s', async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<title>');
  });
});
