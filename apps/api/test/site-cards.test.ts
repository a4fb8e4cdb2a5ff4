import { xssCorpus } from '@tatami/tooling/xss-corpus';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageCard } from '../src/site/articles-data.ts';
import { drawCard } from '../src/site/draw-card.ts';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { photo, picturesIn } from './support/pictures.ts';

// It needs the site as it is built: `pnpm build`.
const soon = { timeout: 5_000 };

/** What a page says of the picture that stands for it. */
function imageOf(page: string) {
  const said = (property: string) =>
    page.match(new RegExp(`<meta property="${property}" content="([^"]*)"`))?.[1];
  return {
    path: said('og:image')?.replace('https://klub.example', ''),
    type: said('og:image:type'),
    width: said('og:image:width'),
    height: said('og:image:height'),
    alt: said('og:image:alt'),
    twitter: page.match(/<meta name="twitter:card" content="([^"]*)"/)?.[1],
  };
}

describe('where a page is handed on', () => {
  let club: TestClub;
  let admin: Caller;
  beforeAll(async () => {
    club = await openTestClub({ CLUB_NAME: 'Aikido Gdańsk', PUBLIC_URL: 'https://klub.example' });
    admin = club.admin;
  });
  afterAll(() => club.close());
  const visit = (path: string, headers: Record<string, string> = {}) =>
    club.app.inject({ url: path, headers });
  const imageAt = async (path: string) => imageOf((await visit(path)).body);
  async function publish(values: Record<string, unknown>): Promise<{ id: string; slug: string }> {
    const { body } = await admin.post('/article', { bodyPl: 'Zapraszamy.', ...values });
    expect((await admin.post(`/article/${body.id}/publish`)).status).toBe(200);
    return body;
  }

  test.each([
    ['/', 'landing', 'przegrywa – Aikido Gdańsk'],
    ['/en', 'landing', ' – Aikido Gdańsk'],
    ['/cms', 'list', 'Aktualności – Aikido Gdańsk'],
    ['/cms?category=exam', 'list.exam', 'Egzaminy – Aikido Gdańsk'],
    ['/en/cms?category=exam', 'list.exam', 'Exams – Aikido Gdańsk'],
  ])('%s has a card of 1200 × 630 pixels that says whose it is', async (path, page, alt) => {
    const { path: card = '', ...said } = await imageAt(path);
    expect(card).toMatch(
      new RegExp(`^/site/card/${path.startsWith('/en') ? 'en' : 'pl'}/${page}/[0-9a-f]{16}\\.png$`),
    );
    expect(said).toEqual({
      ...{ type: 'image/png', width: '1200', height: '630', twitter: 'summary_large_image' },
      alt: expect.stringContaining(alt),
    });
    const answer = await visit(card);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect((await visit(card, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });

  test('an article has another card where its title is another, and the old address leads to it', async () => {
    const { id } = await publish({ slug: 'staz-zimowy', titlePl: 'Staż zimowy', category: 'seminar' });
    const first = await imageAt('/cms/staz-zimowy');
    expect(first.alt).toBe('Staż zimowy – Aikido Gdańsk');
    expect((await visit(first.path ?? '')).headers['cache-control']).toBe('public, max-age=60');
    const { body } = await admin.get(`/article/${id}`);
    await admin.put(`/article/${id}`, { ...body, titlePl: 'Staż zimowy z bokkenem' });
    await expect.poll(async () => (await imageAt('/cms/staz-zimowy')).path, soon).not.toBe(first.path);
    const second = await imageAt('/cms/staz-zimowy');
    await expect.poll(async () => (await visit(first.path ?? '')).headers.location, soon).toBe(second.path);
    expect((await visit(second.path ?? '')).statusCode).toBe(200);
  });

  test('shows the cover of an article, and another one as another card', async () => {
    const { id } = await publish({ slug: 'nowa-mata', titlePl: 'Nowa mata', coverAltPl: 'Mata w słońcu.' });
    const bare = await imageAt('/cms/nowa-mata');
    await picturesIn(club).send(admin, `/article/${id}/picture`, await photo(1_200, 800));
    await expect.poll(async () => (await imageAt('/cms/nowa-mata')).path, soon).not.toBe(bare.path);
    const covered = await imageAt('/cms/nowa-mata');
    expect(covered.alt).toBe('Nowa mata – Aikido Gdańsk');
    await expect.poll(async () => (await visit(covered.path ?? '')).statusCode, soon).toBe(200);
    const { data, info } = await sharp((await visit(covered.path ?? '')).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    // The photograph is red and blue; the mat under it is straw.
    const [red = 0, green = 0, blue = 0] = at(300, 20);
    expect(Math.max(red, blue) - green).toBeGreaterThan(150);
    const [mat = 0, , light = 0] = at(1_180, 480);
    expect([mat > 200, light > 150]).toEqual([true, true]);
  });

  test('nothing is shown of what nobody has published, or what was taken back', async () => {
    const { body } = await admin.post('/article', { slug: 'szkic', titlePl: 'Szkic', bodyPl: 'Tajne.' });
    const version = '0'.repeat(16);
    const statusOf = async (path: string) => (await visit(path)).statusCode;
    expect(await statusOf(`/site/card/pl/article.szkic/${version}.png`)).toBe(404);
    await admin.post(`/article/${body.id}/publish`);
    await expect.poll(() => statusOf('/cms/szkic'), soon).toBe(200);
    const { path = '' } = await imageAt('/cms/szkic');
    expect(await statusOf(path)).toBe(200);
    await admin.post(`/article/${body.id}/archive`);
    await expect.poll(() => statusOf(path), soon).toBe(404);
  });

  test.each([
    '/site/card/pl/list.nic/0000000000000000.png',
    '/site/card/de/list/0000000000000000.png',
    '/site/card/pl/article.A/0000000000000000.png',
    '/site/card/pl/article.x%2f..%2f..%2fy/0000000000000000.png',
    '/site/card/pl/landing/1.png',
    '/site/card/pl/landing/0000000000000000.svg',
    '/site/card/pl/__proto__/0000000000000000.png',
  ])('%s is none', async (path) => {
    expect((await visit(path)).statusCode).toBeGreaterThanOrEqual(400);
  });

  test('a page that is for nobody else has none', async () => {
    const thanks = imageOf((await visit('/pierwszy-trening')).body);
    expect([thanks.path, thanks.twitter]).toEqual([undefined, 'summary']);
  });
});

describe('a card', () => {
  const card = (more: Partial<PageCard>): PageCard => ({
    ...{ path: '', ground: 'mat', kind: 'Staże', title: 'Staż zimowy', cover: null },
    ...{ clubName: 'Aikido Gdańsk', host: 'klub.example', ...more },
  });
  const pixels = async (more: Partial<PageCard>, cover: Buffer | null = null) => {
    const png = await drawCard(card(more), cover);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    return sharp(png).raw().toBuffer();
  };

  test('reads its texts as texts: what looks like markup is written as it stands', async () => {
    for (const title of [
      '<b>pas</b>',
      '&#x3C;b&#x3E;pas',
      '<span size="400pt">pas</span>',
      'a < b & c > d',
      ']]>',
    ])
      expect(await pixels({ title }), title).not.toEqual(await pixels({ title: 'pas' }));
    // As Pango would read it, each would be an error, or the same as „pas” in another look.
    expect(await pixels({ title: '<b>pas</b>' })).not.toEqual(await pixels({ title: '<i>pas</i>' }));
  });

  test('is drawn of whatever somebody wrote', async () => {
    for (const title of xssCorpus.filter((_, at) => at % 8 === 0))
      await pixels({ title, kind: title, clubName: title });
  }, 60_000);

  test.each([
    ['of two hundred letters without a space', 'W'.repeat(200)],
    ['of long words', 'Konstantynopolitańczykowianeczka '.repeat(7).slice(0, 200)],
    ['of small pictures alone', '🥋🥋👨‍👩‍👧🇵🇱'],
    ['of nothing that is seen', '\u200b\u202e \u0000\u001f\ufeff'],
    ['from right to left', 'אייקידו בגדנסק, أيكيدو'],
    ['in other letters', 'Київ 合気道 ᚠᚢᚦ'],
    ['with a half of a letter', 'pas \ud83d'],
    ['of marks upon marks', `a${'\u0301'.repeat(150)}`],
  ])('a title %s finds its room', async (_, title) => {
    const cover = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#00f' } })
      .webp()
      .toBuffer();
    await pixels({ title });
    const data = await pixels({ title, ground: 'cover', clubName: title }, cover);
    // The edges of the mat are free of letters.
    const channels = data.length / (1200 * 630);
    const row = (y: number) => data.subarray(y * 1200 * channels, (y + 1) * 1200 * channels);
    for (const y of [620, 626])
      expect(
        new Set(
          row(y)
            .toString('hex')
            .match(new RegExp(`.{${channels * 2}}`, 'g')),
        ),
      ).toHaveProperty('size', 1);
  });

  test('with a photograph stays light enough for those who show it', async () => {
    const { data, info } = await sharp({
      create: {
        width: 1600,
        height: 900,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .blur(2)
      .webp()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(1600);
    expect((await drawCard(card({ ground: 'cover' }), data)).length).toBeLessThan(600_000);
  });
});
