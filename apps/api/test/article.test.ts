import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { rowsOf } from './support/schedule.ts';

let club: TestClub;
let admin: Caller;
let member: Caller;
beforeAll(async () => {
  club = await openTestClub();
  admin = club.admin;
  member = await club.join('czytelnik', 'Members');
});
afterAll(() => club.close());

let made = 0;
const write = async (more: object = {}) => {
  made += 1;
  const { body } = await admin.post('/article', {
    slug: `wiadomosc-${made}`,
    titlePl: 'Nowy sezon',
    bodyPl: 'Zaczynamy **we wrześniu**.',
    ...more,
  });
  return body as Record<string, unknown> & { id: string };
};
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const reads = async ({ id }: { id: string }) => (await member.get(`/article/${id}`)).status === 200;

test('everybody signed in reads what is published, and nothing else', async () => {
  const draft = await write();
  const published = await write();
  expect(draft).toMatchObject({ state: 'draft', author: admin.id, category: 'news', pinned: false });
  const { body } = await admin.post(`/article/${published.id}/publish`);
  expect(Date.parse(String(body.publishAt)), 'published from now on').toBeGreaterThan(Date.now() - 60_000);
  expect([await reads(draft), await reads(published)]).toEqual([false, true]);
  expect(rowsOf(await member.get('/article')).map(({ id }) => id)).toEqual([published.id]);
  await admin.post(`/article/${published.id}/archive`);
  expect(await reads(published)).toBe(false);
  expect(rowsOf(await admin.get('/article'))).toHaveLength(2);
  expect((await member.post(`/article/${draft.id}/publish`)).status).toBe(403);
});

test('one whose time is to come is scheduled, and appears by itself', async () => {
  const later = await write({ publishAt: inHours(2) });
  expect((await admin.post(`/article/${later.id}/publish`)).body.state).toBe('scheduled');
  expect(await reads(later)).toBe(false);
  const { body } = await admin.get(`/article/${later.id}`);
  await admin.put(`/article/${later.id}`, { ...body, publishAt: inHours(-1) });
  expect(await reads(later)).toBe(true);
});

test('it goes by itself when its time is over, which comes after it began', async () => {
  const brief = await write({ publishAt: inHours(-2), unpublishAt: inHours(-1) });
  expect((await admin.post(`/article/${brief.id}/publish`)).status).toBe(409);
  const published = await write({ publishAt: inHours(-2), unpublishAt: inHours(1) });
  const { body } = await admin.post(`/article/${published.id}/publish`);
  expect(body.publishAt, 'the time it was given').toBe(published.publishAt);
  expect(await reads(published)).toBe(true);
  await admin.put(`/article/${published.id}`, { ...body, unpublishAt: inHours(-1) });
  expect(await reads(published)).toBe(false);
  const backwards = await admin.put(`/article/${published.id}`, {
    ...body,
    version: 3,
    unpublishAt: inHours(-3),
  });
  expect(backwards.body.errors).toMatchObject([{ field: 'unpublishAt', code: 'wrong-order' }]);
});

test.each(['ab', 'Egzamin', 'zażółć', 'dwa słowa', 'a'.repeat(121)])('%s is no slug', async (slug) => {
  const { status } = await admin.post('/article', { slug, titlePl: 'Tytuł', bodyPl: 'Treść' });
  expect(status).toBe(400);
});

test('a slug stands once, a lead has up to 300 characters', async () => {
  const { slug } = await write({ leadPl: 'ą'.repeat(300) });
  expect((await admin.post('/article', { slug, titlePl: 'Tytuł', bodyPl: 'Treść' })).status).toBe(409);
  const long = await admin.post('/article', {
    slug: 'za-dlugi',
    titlePl: 'Tytuł',
    bodyPl: 'Treść',
    leadEn: 'a'.repeat(301),
  });
  expect(long.body.errors).toMatchObject([{ field: 'leadEn', code: 'too-long' }]);
});
