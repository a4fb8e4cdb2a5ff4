import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { photo, picturesIn } from './support/pictures.ts';

// It needs the site as it is built: `pnpm build`.
let club: TestClub;
let admin: Caller;
beforeAll(async () => {
  club = await openTestClub({ CLUB_NAME: 'Aikido Gdańsk', PUBLIC_URL: 'https://klub.example' });
  admin = club.admin;
});
afterAll(() => club.close());

const visit = (path: string, headers: Record<string, string> = {}) => club.app.inject({ url: path, headers });
const seen = async (path: string) => (await visit(path)).body;
const status = async (path: string) => (await visit(path)).statusCode;
const soon = { timeout: 5_000 };
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

async function publish(more: Record<string, unknown>): Promise<{ id: string; slug: string }> {
  const { body } = await admin.post('/article', { titlePl: 'Nowy sezon', bodyPl: 'Zaczynamy.', ...more });
  const { status: answer } = await admin.post(`/article/${body.id}/publish`);
  expect(answer, JSON.stringify(body)).toBe(200);
  return body;
}

/** The titles of a list in the order in which they stand. */
const titles = (page: string) =>
  [...page.matchAll(/<h[23][^>]*><a[^>]*>(.*?)<\/a>/g)].map(([, title]) => title?.replace(/<\/?mark>/g, ''));

describe('before anything is published', () => {
  test('the list says so, in both languages, and feeds are there, and empty', async () => {
    expect(await seen('/cms')).toContain('Jeszcze nic tu nie ma');
    expect(await seen('/en/cms')).toContain('Nothing here yet');
    expect(await seen('/cms/rss.xml')).not.toContain('<item>');
    expect(await seen('/cms/atom.xml')).not.toContain('<entry>');
  });

  test('what nobody has published is not there: 404, in the club’s own hand', async () => {
    const { body } = await admin.post('/article', { slug: 'szkic', titlePl: 'Szkic', bodyPl: 'Tajne.' });
    for (const path of [
      '/cms/szkic',
      '/cms/nie-ma',
      '/en/cms/nie-ma',
      '/cms/Nie%20Ma',
      '/cms?page=2',
      '/cms?page=x',
      '/cms?category=x',
    ]) {
      const answer = await visit(path);
      expect([answer.statusCode, path], path).toEqual([404, path]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toMatch(/Nie ma takiego artykułu|There is no such article/);
      expect(answer.body).not.toContain('Tajne');
    }
    await admin.remove(`/article/${body.id}`);
  });
});

describe('a visitor', () => {
  let exam: { id: string; slug: string };
  beforeAll(async () => {
    await club.database.pool.query(
      `update "user" set first_name = 'Krzysztof', last_name = 'Osiński' where id = $1`,
      [admin.id],
    );
    await publish({
      slug: 'nowa-mata',
      titlePl: 'Nowa mata w Oliwie',
      publishAt: ago(48),
      bodyPl: 'Wymieniliśmy 48 płyt.',
    });
    exam = await publish({
      slug: 'egzamin-letni',
      category: 'exam',
      titlePl: 'Egzamin letni',
      titleEn: 'The summer exam',
      leadPl: 'Za nami egzamin w hali.',
      bodyPl: 'Gratulujemy!\n\n## Wyniki\n\nSą w profilach.\n\n## Co dalej\n\nNastępny za pół roku.',
      bodyEn: 'Congratulations!',
      publishAt: ago(24),
    });
    await publish({
      slug: 'pierwszy-trening',
      titlePl: 'Pierwszy trening',
      pinned: true,
      publishAt: ago(72),
    });
  });

  test('finds what is pinned first, then the newest, and how many there are of each kind', async () => {
    await expect.poll(() => seen('/cms'), soon).toContain('Pierwszy trening');
    await expect.poll(() => seen('/en/cms'), soon).toContain('Pierwszy trening');
    const page = await seen('/cms');
    expect(titles(page)).toEqual(['Pierwszy trening', 'Egzamin letni', 'Nowa mata w Oliwie']);
    expect(page).toMatch(/Z życia klubu <span[^>]*>2</);
    expect(page).toMatch(/Egzaminy <span[^>]*>1</);
    expect(titles(await seen('/cms?category=exam'))).toEqual(['Egzamin letni']);
    expect(titles(await seen('/en/cms'))).toEqual([
      'Pierwszy trening',
      'The summer exam',
      'Nowa mata w Oliwie',
    ]);
  });

  test('reads an article with its contents, who wrote it, and the ways on', async () => {
    const page = await seen('/cms/egzamin-letni');
    expect(page).toMatch(/^<!doctype html><html lang="pl">/);
    expect(page).toContain('<title>Egzamin letni · Aikido Gdańsk</title>');
    expect(page).toContain('<h2 id="t-wyniki">Wyniki</h2>');
    expect(page).toContain('href="#t-co-dalej"');
    expect(page).toContain('Krzysztof Osiński');
    expect(page).toMatch(/rel="prev" href="\/cms\/nowa-mata"/);
    expect(page).not.toContain('rel="next"');
    expect(page).toContain('hrefLang="en" href="https://klub.example/en/cms/egzamin-letni"');
  });

  test('reads Polish where there is no English, and is told so', async () => {
    const english = await seen('/en/cms/egzamin-letni');
    expect(english).toContain('The summer exam');
    expect(english).toContain('<p class="');
    expect(english).toContain('Congratulations!');
    expect(english).toMatch(/<p[^>]* lang="pl">Za nami egzamin w hali\./);
    const polish = await seen('/en/cms/nowa-mata');
    expect(polish).toContain('This article is in Polish only.');
    expect(polish).toMatch(/<h1[^>]* lang="pl">Nowa mata w Oliwie/);
    expect(polish).toMatch(/<div[^>]* lang="pl"><p>Wymieniliśmy/);
    expect(polish, 'the Polish one is the one to be found').toContain(
      '<link rel="canonical" href="https://klub.example/cms/nowa-mata"/>',
    );
    expect(await seen('/cms/nowa-mata')).not.toContain('hrefLang="en" href="https');
  });

  test('sees what was changed within a second, and what was taken back no more', async () => {
    const { body } = await admin.get(`/article/${exam.id}`);
    await admin.put(`/article/${exam.id}`, { ...body, titlePl: 'Egzamin czerwcowy' });
    await expect.poll(() => seen('/cms/egzamin-letni'), soon).toContain('Egzamin czerwcowy');
    await expect.poll(() => seen('/cms'), soon).toContain('Egzamin czerwcowy');
    await admin.post(`/article/${exam.id}/archive`);
    const begun = Date.now();
    await expect.poll(() => status('/cms/egzamin-letni'), { ...soon, interval: 50 }).toBe(404);
    expect(Date.now() - begun).toBeLessThan(1_500);
    await expect.poll(() => seen('/cms'), soon).not.toContain('Egzamin czerwcowy');
    await expect.poll(() => seen('/cms/rss.xml'), soon).not.toContain('Egzamin czerwcowy');
    expect(await seen('/cms?q=czerwcowy')).not.toContain('/cms/egzamin-letni');
    await admin.post(`/article/${exam.id}/publish`);
    await expect.poll(() => status('/cms/egzamin-letni'), soon).toBe(200);
  });

  test('sees one that is scheduled from its minute on', async () => {
    const later = await publish({
      slug: 'oboz-letni',
      titlePl: 'Obóz letni',
      publishAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect(await status('/cms/oboz-letni')).toBe(404);
    await club.database.pool.query(
      `update article set publish_at = now() + interval '700 ms' where id = $1`,
      [later.id],
    );
    expect(await status('/cms/oboz-letni')).toBe(404);
    await expect.poll(() => status('/cms/oboz-letni'), soon).toBe(200);
    await expect.poll(() => seen('/cms'), soon).toContain('Obóz letni');
  });

  test('is sent what they have not yet, packed', async () => {
    const first = await visit('/cms/nowa-mata', { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, no-cache' });
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('Wymieniliśmy');
    const again = await visit('/cms/nowa-mata', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect((await visit('/cms/rss.xml')).headers.etag).toBeDefined();
  });

  test('sees the cover of an article while it is published, and no other', async () => {
    const { send } = picturesIn(club);
    const { body } = await admin.post('/article', {
      ...{
        slug: 'z-okladka',
        titlePl: 'Z okładką',
        bodyPl: 'Tekst.',
        coverAltPl: 'Mata w słońcu.',
        publishAt: ago(1),
      },
    });
    await send(admin, `/article/${body.id}/picture`, await photo());
    const { body: covered } = await admin.get(`/article/${body.id}`);
    const file = `/cms/cover/${body.id}-${covered.cover.slice(0, 16)}-640.webp`;
    expect(await status(file), 'before it is published').toBe(404);
    await admin.post(`/article/${body.id}/publish`);
    const picture = await visit(file);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await visit(file, { 'if-none-match': String(picture.headers.etag) })).statusCode).toBe(304);
    await expect.poll(() => seen('/cms/z-okladka'), soon).toContain(file.replace('640', '1600'));
    expect(await status(file.replace('-640', '-641'))).toBe(404);
    expect(await status('/cms/cover/..%2f..%2fetc')).toBe(404);
    await admin.post(`/article/${body.id}/archive`);
    expect(await status(file)).toBe(404);
  });
});

describe('search', () => {
  beforeAll(async () => {
    await publish({
      slug: 'staz-jesienny',
      category: 'seminar',
      titlePl: 'Staż jesienny',
      bodyPl: 'Jo i bokken na macie, dla każdego.',
    });
    await publish({
      slug: 'walka',
      titlePl: 'O walce z samym sobą',
      bodyPl: 'Rozmowa po treningu o **łodziach** i mieście.',
    });
  });

  test.each([
    ['staże', 'Staż jesienny'],
    ['stażami jesiennymi', 'Staż jesienny'],
    ['STAZU', 'Staż jesienny'],
    ['mata', 'Staż jesienny'],
    ['walka', 'O walce z samym sobą'],
    ['łódź', 'O walce z samym sobą'],
    ['miasto', 'O walce z samym sobą'],
    ['rozmów', 'O walce z samym sobą'],
    ['jesien', 'Staż jesienny'],
  ])('„%s” finds it in any form of the word', async (asked, title) => {
    expect(titles(await seen(`/cms?q=${encodeURIComponent(asked)}`))).toContain(title);
  });

  test('marks what was found, and what the title says comes before what the text says', async () => {
    await publish({ slug: 'mata', titlePl: 'Maty są czyste', bodyPl: 'Dziękujemy.', publishAt: ago(200) });
    const page = await seen('/cms?q=mata');
    expect(page).toContain('<mark>Maty</mark> są czyste');
    expect(page).toContain('na <mark>macie</mark>, dla');
    const found = titles(page);
    expect(found.indexOf('Maty są czyste')).toBeLessThan(found.indexOf('Staż jesienny'));
    expect(page).toContain('<meta name="robots" content="noindex"/>');
  });

  test('says when there is nothing, and takes what is no word', async () => {
    expect(await seen('/cms?q=quidditch')).toContain('Nic nie pasuje');
    for (const odd of ["'", "' | '", '!!!', ':*', '\\', "a'b:*&|!()", '%00', '😀', 'x'.repeat(5_000)]) {
      const answer = await visit(`/cms?q=${odd === '%00' ? odd : encodeURIComponent(odd)}`);
      expect([odd, answer.statusCode]).toEqual([odd, 200]);
    }
    expect(await status('/cms?q=a&q=b')).toBe(404);
    expect(titles(await seen(`/cms?category=exam&q=mata`))).toEqual([]);
  });
});

test('a list of more than twelve goes on, a page at a time', async () => {
  for (let at = 0; at < 12; at += 1)
    await publish({
      slug: `kronika-${at}`,
      titlePl: `Kronika ${at}`,
      category: 'guide',
      publishAt: ago(500 + at),
    });
  await publish({ slug: 'kronika-12', titlePl: 'Kronika 12', category: 'guide', publishAt: ago(600) });
  await expect
    .poll(async () => titles(await seen('/cms?category=guide&page=2')), soon)
    .toEqual(['Kronika 12']);
  expect(titles(await seen('/cms?category=guide'))).toHaveLength(12);
  expect(await seen('/cms?category=guide')).toContain('rel="next" href="/cms?category=guide&amp;page=2"');
  expect(await status('/cms?category=guide&page=3')).toBe(404);
});

test('search engines are told of every article, in the languages that it is in', async () => {
  await expect.poll(() => seen('/sitemap.xml'), soon).toContain('/cms/kronika-12</loc>');
  const sitemap = await seen('/sitemap.xml');
  expect(sitemap).toContain('<loc>https://klub.example/en/cms/egzamin-letni</loc>');
  expect(sitemap).not.toContain('<loc>https://klub.example/en/cms/nowa-mata</loc>');
  const page = await seen('/cms/egzamin-letni');
  const [, facts = ''] = page.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
  expect(JSON.parse(facts)['@graph']).toMatchObject([
    {
      '@type': 'Article',
      headline: 'Egzamin czerwcowy',
      inLanguage: 'pl',
      author: { '@type': 'Person', name: 'Krzysztof Osiński' },
      publisher: { name: 'Aikido Gdańsk' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1 },
        { position: 2 },
        { name: 'Egzaminy' },
        { item: 'https://klub.example/cms/egzamin-letni' },
      ],
    },
  ]);
});
