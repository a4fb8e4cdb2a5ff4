import { expect, test } from 'vitest';
import { contentOf, requestOf } from './request.ts';

const address = 'https://club.test/api/training/{id}';
const post = (init: Parameters<typeof requestOf>[2]) => requestOf('POST', 'https://club.test/api/task', init);

test('what stands in a path is written so that it stays one step of it', () => {
  const { url } = requestOf('GET', address, { params: { path: { id: 'a/b?c' } } });
  expect(url).toBe('https://club.test/api/training/a%2Fb%3Fc');
});

test('a list stands for its name once for each value, and what is not given is not asked for', () => {
  const query = { 'status.in': ['active', 'trial'], q: 'Łuk & co', size: 0, page: undefined, sort: null };
  const { searchParams } = new URL(requestOf('GET', address, { params: { path: { id: '1' }, query } }).url);
  expect([...searchParams]).toEqual([
    ['status.in', 'active'],
    ['status.in', 'trial'],
    ['q', 'Łuk & co'],
    ['size', '0'],
  ]);
  const none = requestOf('GET', 'https://club.test/api/task', { params: { query: { ids: [] } } });
  expect(none.url).toBe('https://club.test/api/task');
});

test('a body is JSON, unless its kind says otherwise', async () => {
  const json = post({ body: { title: 'Maty' } });
  expect(json.headers.get('content-type')).toBe('application/json');
  expect(await json.json()).toEqual({ title: 'Maty' });

  const type = 'application/x-www-form-urlencoded';
  const fields = post({ body: { password: 'a b&c' }, headers: { 'content-type': type } });
  expect(fields.headers.get('content-type')).toBe(type);
  expect(await fields.text()).toBe('password=a+b%26c');

  const form = new FormData();
  form.set('file', new Blob(['x']), 'x.txt');
  const upload = post({ body: form });
  expect(upload.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect((await upload.formData()).get('file')).toBeInstanceOf(Blob);
});

test('a header that is undefined is not sent, and null takes one away', () => {
  const { headers } = post({
    body: {},
    params: { header: { 'if-match': undefined, 'idempotency-key': 'k' } },
    headers: { 'content-type': null },
  });
  expect([...headers.keys()]).not.toContain('if-match');
  expect(headers.get('idempotency-key')).toBe('k');
  expect(headers.get('content-type')).not.toBe('application/json');
});

test('an empty answer has no content, whatever it was to be read as', async () => {
  expect(await contentOf(new Response(null, { status: 204 }), 'DELETE')).toBeUndefined();
  expect(await contentOf(new Response(''), 'GET')).toBeUndefined();
  expect(await contentOf(new Response('', { headers: { 'content-length': '0' } }), 'GET', 'text')).toBe(
    undefined,
  );
  expect(await contentOf(new Response('a,b'), 'GET', 'text')).toBe('a,b');
});
