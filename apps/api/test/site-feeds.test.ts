import { readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { photo, picturesIn } from './support/pictures.ts';

// It needs the site as it is built: `pnpm build`.
let club: TestClub;
let admin: Caller;
const seen = async (path: string) => (await club.app.inject({ url: path })).body;
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Each is a trap for whoever writes XML by hand. */
const texts = [
  {
    titlePl: 'Staż & egzamin <6 kyu>',
    leadPl: 'Zapisy „do piątku” ]]> i ani dnia dłużej',
    bodyPl: 'Od **środy**, [tu](/cms).',
  },
  {
    titlePl: 'Nowa mata 🥋',
    leadPl: '&amp; to nie wszystko',
    bodyPl: '![Mata](https://example.org/mata.png)\n\n]]>',
  },
  { titlePl: '<script>alert(1)</script>', leadPl: '<b>Ważne</b>', bodyPl: '`]]>`\n\n```\n<![CDATA[\n```' },
  { titlePl: 'Bez zajawki', bodyPl: '## Nagłówek\n\n| a | b |\n|---|---|\n| 1 | 2 |' },
];

beforeAll(async () => {
  club = await openTestClub({
    CLUB_NAME: 'Aikido & przyjaciele <Gdańsk>',
    PUBLIC_URL: 'https://klub.example',
  });
  admin = club.admin;
  await club.database.pool.query(
    `update "user" set first_name = 'Krzysztof', last_name = '<Osiński> & syn' where id = $1`,
    [admin.id],
  );
  for (const [at, values] of texts.entries()) {
    const { body } = await admin.post('/article', {
      ...{
        slug: `artykul-${at}`,
        titleEn: at === 0 ? 'A seminar & an exam' : null,
        coverAltPl: at === 0 ? 'Mata' : null,
        publishAt: ago(24 * (at + 1)),
      },
      ...values,
    });
    if (at === 0) await picturesIn(club).send(admin, `/article/${body.id}/picture`, await photo());
    expect((await admin.post(`/article/${body.id}/publish`)).status).toBe(200);
  }
});
afterAll(() => club.close());

const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false },
  isArray: (name) => ['item', 'entry', 'link', 'category', 'atom:link'].includes(name),
});
const isAbsolute = (address: string) => /^https:\/\/klub\.example\//.test(address);
/** RFC 822, with the four digits of a year that RSS allows. */
const ofMail =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/;
/** RFC 3339. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
/** Addresses in a text that whoever reads it elsewhere could not follow. */
const relative = /(?:href|src|srcset)="(?!https?:|mailto:|tel:|#)[^"]*"/;

describe.each(['', '/en'])('the feeds of %s/cms', (language) => {
  test('as RSS have what RSS 2.0 asks for, and no more', async () => {
    const answer = await club.app.inject({ url: `${language}/cms/rss.xml` });
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(XMLValidator.validate(answer.body)).toBe(true);
    const { rss } = parser.parse(answer.body);
    expect(rss['@version']).toBe('2.0');
    const { channel } = rss;
    expect(Object.keys(channel).sort()).toEqual(
      [
        ...['title', 'link', 'description', 'language', 'copyright', 'lastBuildDate', 'generator', 'docs'],
        ...['atom:link', 'item'],
      ].sort(),
    );
    expect(channel.title).toContain('Aikido & przyjaciele <Gdańsk>');
    expect(channel.link[0]).toBe(`https://klub.example${language}/cms`);
    expect(channel.lastBuildDate).toMatch(ofMail);
    expect(channel['atom:link']).toEqual([
      {
        '@href': `https://klub.example${language}/cms/rss.xml`,
        '@rel': 'self',
        '@type': 'application/rss+xml',
      },
    ]);
    const allowed = [
      'title',
      'link',
      'description',
      'category',
      'enclosure',
      'guid',
      'pubDate',
      'content:encoded',
      'dc:creator',
    ];
    for (const item of channel.item) {
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(item)));
      expect(item.title).toBeTruthy();
      expect(isAbsolute(item.link[0]), item.link[0]).toBe(true);
      expect(item.pubDate).toMatch(ofMail);
      expect(item.guid).toMatchObject({
        '@isPermaLink': 'false',
        '#text': expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
      });
      expect(item['content:encoded']).not.toMatch(relative);
    }
    const ids = channel.item.map((item: { guid: { '#text': string } }) => item.guid['#text']);
    expect(new Set(ids).size).toBe(texts.length);
    expect(channel.item[0].enclosure).toEqual({
      '@url': expect.stringMatching(/^https:\/\/klub\.example\/cms\/cover\/.*-1600\.webp$/),
      '@type': 'image/webp',
      '@length': expect.stringMatching(/^[1-9]\d*$/),
    });
  });

  test('as Atom have what RFC 4287 asks for', async () => {
    const answer = await club.app.inject({ url: `${language}/cms/atom.xml` });
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(XMLValidator.validate(answer.body)).toBe(true);
    const { feed } = parser.parse(answer.body);
    expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(feed.id).toBe(`https://klub.example${language}/cms`);
    expect(feed.updated).toMatch(moment);
    // An author of all stands for those that name none (§4.1.1).
    expect(feed.author.name).toContain('przyjaciele');
    const linkOf = (links: Record<string, string>[], rel: string) =>
      links.filter((each) => (each['@rel'] ?? 'alternate') === rel).map((each) => each['@href']);
    expect(linkOf(feed.link, 'self')).toEqual([`https://klub.example${language}/cms/atom.xml`]);
    expect(linkOf(feed.link, 'alternate')).toEqual([`https://klub.example${language}/cms`]);
    for (const entry of feed.entry) {
      expect(entry.id).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
      for (const at of [entry.updated, entry.published]) expect(at).toMatch(moment);
      // One page is what the entry is about (§4.1.1: no two of the same type and language).
      expect(linkOf(entry.link, 'alternate')).toHaveLength(1);
      expect(linkOf(entry.link, 'alternate').every((each) => isAbsolute(String(each)))).toBe(true);
      for (const part of [entry.title, entry.content, entry.summary].filter(Boolean))
        expect(part['@type']).toBe('html');
      expect(entry.content['#text']).not.toMatch(relative);
    }
    expect(feed.entry).toHaveLength(texts.length);
  });
});

test('an entry is the same one after its title, its text and its address were changed', async () => {
  const idsOf = async () =>
    parser.parse(await seen('/cms/atom.xml')).feed.entry.map(({ id }: { id: string }) => id);
  const before = await idsOf();
  const { body } = await admin.get('/article?slug=artykul-3');
  const [found] = body._embedded.results;
  await admin.put(`/article/${found.id}`, { ...found, slug: 'artykul-trzeci', titlePl: 'Z zajawką' });
  await expect.poll(() => seen('/cms/atom.xml'), { timeout: 5_000 }).toContain('artykul-trzeci');
  expect(await idsOf()).toEqual(before);
});

const grammar = readFileSync(new URL('support/atom.rng', import.meta.url), 'utf8');

/** What the grammar of RFC 4287 finds wrong in a feed. */
async function faultsOf(contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'atom.xml', contents }],
    schema: [grammar],
    extension: 'relaxng',
  });
  return errors.map(({ message }) => message);
}

test('the grammar of RFC 4287 finds nothing in the feeds, and something where an entry has no id', async () => {
  const polish = await seen('/cms/atom.xml');
  expect(await faultsOf(polish)).toEqual([]);
  expect(await faultsOf(await seen('/en/cms/atom.xml'))).toEqual([]);
  const nameless = await faultsOf(polish.replace(/<id>urn:[^<]*<\/id>/, ''));
  expect(nameless.join('\n')).toContain('Element entry failed to validate content');
});
