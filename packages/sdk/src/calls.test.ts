import createClient, { type Middleware } from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { type CallInit, createCalls } from './calls.ts';

type Answer = () => Response;
type Calls = (method: string, path: string, init?: CallInit) => Promise<unknown>;

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);
const root = 'http://club.test/api/';

/** What went out, and what came of it, as plain data. */
async function traced(
  make: (fetch: (request: Request) => Promise<Response>) => Calls,
  answer: Answer,
  call: Call,
) {
  const sent: unknown[] = [];
  const { method = 'GET', path = '/student', init, wares = [] } = call(sent);
  const calls = make(async (request) => {
    const { url, method, headers, redirect } = request;
    const type = headers.get('content-type')?.replace(/boundary=.*/, '');
    const body = type?.startsWith('multipart') ? [...(await request.formData())] : await request.text();
    const other = [...headers].filter(([name]) => name !== 'content-type');
    sent.push({ url, method, other, type, redirect, body });
    return answer();
  });
  const middleware = [...wares, ...(init?.middleware ?? [])];
  const outcome = await calls(method, path, { ...init, ...(middleware.length > 0 && { middleware }) }).then(
    async (result) => {
      const { response, data, ...rest } = result as { response: Response; data?: unknown };
      const read =
        data instanceof Blob || data instanceof ReadableStream ? await new Response(data).text() : data;
      return { status: response.status, data: read, ...rest };
    },
    (error: Error) => ({ thrown: error.message }),
  );
  return { sent, outcome };
}

const theirs = (fetch: (request: Request) => Promise<Response>): Calls => {
  const { request } = createClient<Record<string, never>>({ baseUrl: root, fetch });
  return request as never;
};
const ours = (fetch: (request: Request) => Promise<Response>): Calls => createCalls(root, fetch, []);

type Call = (sent: unknown[]) => { method?: string; path?: string; init?: CallInit; wares?: Middleware[] };
const query = { q: 'Jan & Ola', size: 5, sort: ['name', 'joined,desc'], none: [], no: null, not: undefined };
const form = new FormData();
form.set('a', 'b');

const calls: Record<string, CallInit & { method?: string; path?: string }> = {
  plain: {},
  'a query': { params: { query } },
  'a query by hand': { params: { query }, querySerializer: () => '?size=7' },
  'a path': { path: '/student/{id}/{what}/{left}', params: { path: { id: 'ż/1', what: 3, left: null } } },
  'a path by hand': { path: '/x/{id}', params: { path: { id: 1 } }, pathSerializer: (path) => `${path}!` },
  'another address': { baseUrl: 'http://other.test/' },
  headers: {
    headers: { 'x-one': 'a', 'x-many': ['a', 'b'], 'x-none': null, 'x-number': 4 },
    params: { header: { 'if-match': '"3"', 'x-one': null, 'idempotency-key': undefined } },
  },
  'a body': { method: 'POST', body: { name: 'Ola', at: null } },
  'no body': { method: 'POST' },
  'an empty body': { method: 'POST', body: null },
  'a form': {
    method: 'POST',
    body: { a: 'b c', d: 'e&f' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  'a form with files': { method: 'POST', body: form },
  'a body by hand': {
    method: 'PUT',
    body: new Blob(['picture']),
    bodySerializer: ((body: unknown) => body) as never,
    headers: { 'content-type': 'image/png' },
  },
  'a method without a body': { method: 'HEAD' },
  text: { parseAs: 'text' },
  'a blob': { parseAs: 'blob' },
  'a stream': { parseAs: 'stream' },
  'a redirect': { redirect: 'error' },
};

const answers: Record<string, Answer> = {
  JSON: json({ a: [1, null] }),
  'JSON of a known length': () =>
    new Response('{"a":1}', { headers: { 'content-length': '7', 'content-type': 'application/json' } }),
  'a 204': () => new Response(null, { status: 204 }),
  'nothing at all': () => new Response('', { headers: { 'content-length': '0' } }),
};

describe.each(Object.entries(calls))('a call with %s', (_, { method, path, ...init }) => {
  test.each(Object.entries(answers))('makes of %s what openapi-fetch makes', async (_, answer) => {
    const call: Call = () => ({ init, ...(method && { method }), ...(path && { path }) });
    expect(await traced(ours, answer, call)).toEqual(await traced(theirs, answer, call));
  });
});

const wares: Record<string, (sent: unknown[]) => Middleware[]> = {
  'tell what they see, the last first on the way back': (sent) =>
    ['a', 'b'].map((name) => ({
      onRequest: ({ schemaPath, params, options }) => {
        sent.push(name, schemaPath, params, options.baseUrl, options.parseAs, Object.keys(options).sort());
      },
      onResponse: ({ response }) => {
        sent.push(name, response.status);
      },
    })),
  'change the request': () => [
    { onRequest: ({ request }) => new Request(`${request.url}?more`, request) },
    { onRequest: ({ request }) => request.headers.set('x-more', request.url) },
  ],
  'answer themselves': (sent) => [
    { onRequest: () => Response.json({ kept: true }), onResponse: () => void sent.push('never') },
    { onRequest: () => void sent.push('never') },
  ],
  'change the answer': () => [
    { onResponse: async ({ response }) => Response.json(await response.json(), { status: 201 }) },
  ],
  throw: () => [
    {
      onRequest: () => {
        throw new Error('no');
      },
    },
  ],
  'say what an error is': (sent) => [
    { onError: ({ error }) => void sent.push((error as Error).message) },
    { onError: () => new Error('worse') },
  ],
  'answer an error': () => [{ onError: () => Response.json('instead') }],
};

describe.each(Object.entries(wares))('middlewares that %s', (_, middlewares) => {
  test.each([
    ['an answer', json({ a: 1 })],
    [
      'no answer',
      () => {
        throw new TypeError('no network');
      },
    ],
  ] as [string, Answer][])('have the effect at %s that they have with openapi-fetch', async (_, answer) => {
    const call: Call = (sent) => ({ wares: middlewares(sent), init: { params: { query: { a: 1 } } } });
    expect(await traced(ours, answer, call)).toEqual(await traced(theirs, answer, call));
  });
});
