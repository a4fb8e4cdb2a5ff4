import { xssCorpus } from '@tatami/tooling/xss-corpus';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestClub, type TestClub } from './support/club.ts';

// It needs the site as it is built: `pnpm build`.
type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

let club: TestClub;
let scripts: string[];

const slugOf = (at: number) => `napis-${at}`;
const cut = (text: string, length: number) => [...text].slice(0, length).join('');

beforeAll(async () => {
  club = await openTestClub({ CLUB_NAME: 'Aikido Gdańsk', PUBLIC_URL: 'https://klub.example' });
  scripts = scriptsOf(parse((await club.app.inject({ url: '/cms' })).body));
  // As many authors as there are texts; past the door and its bounds: what is stored is all that a page may rely on.
  await club.database.pool.query(
    `insert into "user" (id, username, email, first_name, last_name, created_at, updated_at, version)
     select gen_random_uuid(), 'autor-' || at, 'autor-' || at || '@example.org', left(text, 100), left(text, 100), now(), now(), 1
     from unnest($1::text[]) with ordinality as each (text, at)`,
    [xssCorpus],
  );
  await club.database.pool.query(
    `insert into article (id, slug, title_pl, title_en, lead_pl, lead_en, body_pl, body_en, cover, cover_alt_pl, cover_alt_en,
       category, author, publish_at, pinned, state, created_at, updated_at, version)
     select gen_random_uuid(), 'napis-' || (at - 1), left(text, 200), left(text, 200), left(text, 300), left(text, 300),
       text || E'\\n\\n' || text, case when at % 2 = 0 then text end, repeat('a', 64), left(text, 300), left(text, 300),
       'news', u.id, now() - at * interval '1 minute', false, 'published', now(), now(), 1
     from unnest($1::text[]) with ordinality as each (text, at) join "user" u on u.username = 'autor-' || at`,
    [xssCorpus],
  );
});
afterAll(() => club.close());

const read = async (url: string) => {
  const answer = await club.app.inject({ url });
  expect(answer.statusCode, url).toBe(200);
  return answer;
};

function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elements(node.content);
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elements(child);
}

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value;
const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** The scripts of a page that a browser would run. */
function scriptsOf(page: Node): string[] {
  return [...elements(page)]
    .filter((each) => each.tagName === 'script' && attribute(each, 'type') !== 'application/ld+json')
    .map(textOf);
}

/** All that a page of the site is made of. */
const known = new Set(
  `html head meta title link style script body a header div nav main article h1 h2 h3 h4 h5 h6 p span b time ul ol li svg g path
  rect circle img picture source figure figcaption section footer details summary button search form label input mark
  strong em del code pre br hr blockquote table thead tbody tr th td`.split(/\s+/),
);
const addresses = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'poster',
  'data',
  'background',
  'cite',
]);
const safe = /^(https?:\/\/|\/(?![/\\])|#|mailto:|tel:)/;

/** Says what of a page could run, or load something of somebody else. */
function dangers(root: Node, ours: readonly string[] = scripts): string[] {
  const found: string[] = [];
  const ids = new Set<string>();
  for (const element of elements(root)) {
    const where = `<${element.tagName}>`;
    if (!known.has(element.tagName)) found.push(`${where} is none of ours`);
    for (const { name, value, prefix } of element.attrs) {
      const full = prefix ? `${prefix}:${name}` : name;
      if (/^on/i.test(full) || ['style', 'srcdoc', 'http-equiv', 'ping', 'target', 'name'].includes(full))
        if (!(full === 'name' && ['meta', 'input'].includes(element.tagName)))
          found.push(`${where} ${full}=${value}`);
      if (addresses.has(full) && !safe.test(value)) found.push(`${where} ${full}=${value}`);
      if (['src', 'srcset'].includes(full))
        for (const each of value.split(/,\s*/))
          if (!/^(https:\/\/klub\.example)?\/(cms|site)\//.test(each))
            found.push(`${where} ${full}=${value}`);
      if (full === 'id') {
        if (ids.has(value)) found.push(`${where} id=${value} twice`);
        ids.add(value);
      }
    }
    if (element.tagName === 'style' && !textOf(element).includes('@font-face'))
      found.push('<style> of somebody');
    if (element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
      JSON.parse(textOf(element));
  }
  const run = scriptsOf(root);
  if (JSON.stringify(run) !== JSON.stringify(ours)) found.push(`scripts: ${run.length}`);
  return found;
}

test('the corpus is large, and the parser finds in it what browsers run', () => {
  expect(xssCorpus.length).toBeGreaterThanOrEqual(150);
  const dangerous = xssCorpus.filter((text) => dangers(parseFragment(text), []).length > 0);
  expect(dangerous.length).toBeGreaterThan(100);
});

describe('what somebody wrote stays a text', () => {
  test('on its own page, with what search engines are told of it, in both languages', async () => {
    for (const [at, text] of xssCorpus.entries())
      for (const path of at % 4 === 0 ? ['/cms', '/en/cms'] : ['/cms']) {
        const { body } = await read(`${path}/${slugOf(at)}`);
        const page = parse(body);
        expect(dangers(page), `${path} ${text}`).toEqual([]);
        const all = [...elements(page)];
        const title = cut(text, 200);
        // Neither cut short nor changed: as HTML reads a carriage return and nothing else otherwise.
        expect(textOf(all.find(({ tagName }) => tagName === 'h1') as Node), text).toBe(title);
        const meta = all.find((each) => attribute(each, 'property') === 'og:title') as Element;
        expect(attribute(meta, 'content'), text).toBe(title);
        const facts = all.find((each) => attribute(each, 'type') === 'application/ld+json') as Element;
        expect(JSON.parse(textOf(facts))['@graph'][0].headline, text).toBe(cut(title, 110));
      }
  }, 240_000);

  test('in lists, on all of their pages', async () => {
    const titles: string[] = [];
    for (const path of ['/cms', '/en/cms'])
      for (let page = 1; page <= Math.ceil(xssCorpus.length / 12); page += 1) {
        const list = parse((await read(`${path}?page=${page}`)).body);
        expect(dangers(list), `${path}?page=${page}`).toEqual([]);
        titles.push(...[...elements(list)].filter(({ tagName }) => tagName === 'h2').map(textOf));
      }
    expect(titles).toEqual([...xssCorpus, ...xssCorpus].map((text) => cut(text, 200)));
  }, 120_000);

  test('where it is searched for, and where it was found', async () => {
    for (const text of xssCorpus) {
      const { body } = await read(`/cms?q=${encodeURIComponent(text)}`);
      expect(dangers(parse(body)), text).toEqual([]);
    }
    for (const word of ['pas', 'window', 'example', 'javascript']) {
      const page = parse((await read(`/cms?q=${word}`)).body);
      expect(
        [...elements(page)].some(({ tagName }) => tagName === 'mark'),
        word,
      ).toBe(true);
      expect(dangers(page), word).toEqual([]);
    }
  }, 120_000);

  test('in feeds, whose titles and texts are read as HTML', async () => {
    const parser = new XMLParser({ ignoreAttributes: false, processEntities: true, htmlEntities: false });
    for (let first = 0; first < xssCorpus.length; first += 25) {
      await club.database.pool.query(
        `update article set publish_at = now() - interval '1 day' - publish_at_rank * interval '1 minute'
         from (select id, ((substr(slug, 7)::int - $1 + $2) % $2) as publish_at_rank from article) ranked where ranked.id = article.id`,
        [first, xssCorpus.length],
      );
      const newest = cut(xssCorpus[first] ?? '', 200);
      for (const [path, of] of [
        [
          '/cms/rss.xml',
          (feed: Feed) =>
            feed.rss.channel.item.map((item) => [item.title, item['content:encoded'], item.description]),
        ],
        [
          '/en/cms/atom.xml',
          (feed: Feed) =>
            feed.feed.entry.map((entry) => [
              entry.title['#text'],
              entry.content['#text'],
              entry.summary['#text'],
            ]),
        ],
      ] as const) {
        await expect
          .poll(async () => decoded(String(of(parser.parse((await read(path)).body))[0]?.[0])), {
            timeout: 5_000,
          })
          .toBe(decoded(asHtml(newest)));
        const { body } = await read(path);
        expect(XMLValidator.validate(body), path).toBe(true);
        const entries = of(parser.parse(body));
        expect(entries).toHaveLength(30);
        for (const part of entries.flat())
          expect(dangers(parseFragment(String(part ?? '')), []), String(part)).toEqual([]);
        for (const [, link] of body.matchAll(/<link>([^<]*)|<link [^>]*href="([^"]*)/g))
          if (link) expect(link).toMatch(/^https:\/\/klub\.example\/(en\/)?cms/);
      }
    }
  }, 120_000);

  test('as the address of an article: nobody can give it one that is more than letters and hyphens', async () => {
    for (const text of xssCorpus) {
      const { status, body } = await club.admin.post('/article', {
        titlePl: 'Pas',
        bodyPl: 'Pas.',
        slug: text,
      });
      expect([status, JSON.stringify(body)], text).toEqual([400, expect.stringContaining('"slug"')]);
    }
  });

  test('in an address that somebody was sent: there is no such page, and it repeats nothing of it', async () => {
    for (const text of xssCorpus)
      for (const path of [
        '/cms/*',
        '/en/cms/*',
        '/cms/preview/*',
        `/site/card/pl/article.*/${'0'.repeat(16)}.png`,
      ]) {
        const { statusCode, body, headers } = await club.app.inject({
          url: path.replace('*', () => encodeURIComponent(text)),
        });
        expect(statusCode, path + text).toBeGreaterThanOrEqual(400);
        if (String(headers['content-type']).startsWith('text/html'))
          expect(dangers(parse(body)), path + text).toEqual([]);
        else expect(headers['content-type'], path + text).toMatch(/^application\/(problem\+)?json/);
        expect(body, path + text).not.toContain('window.__ran');
      }
  }, 120_000);

  test('in the sitemap', async () => {
    const { body } = await read('/sitemap.xml');
    expect(XMLValidator.validate(body)).toBe(true);
    expect(body).not.toMatch(/__ran|<script/);
  });

  test('among the news of the landing page, in both languages', async () => {
    for (const url of ['/', '/en']) {
      const page = parse((await read(url)).body);
      expect(scriptsOf(page), url).toEqual(scripts);
      for (const element of elements(page))
        for (const { name, value } of element.attrs) {
          expect(name, value).not.toMatch(/^on|^srcdoc$|^style$/);
          if (element.tagName === 'a' && name === 'href') expect(value).toMatch(safe);
        }
      expect([...elements(page)].map(textOf)).toContain(cut(xssCorpus[0] ?? '', 200).trim());
    }
  });

  test('in what members read of it at home: the text as it was typed, in an answer that is no page', async () => {
    const { status, body, headers } = await club.admin.get('/home');
    expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
    expect(headers['content-type']).toMatch(/^application\/json/);
    const { slug, titlePl } = body.article;
    expect(titlePl).toBe(cut(xssCorpus[Number(slug.replace('napis-', ''))] ?? '', 200));
  });
});

interface Feed {
  rss: { channel: { item: Record<string, unknown>[] } };
  feed: { entry: Record<'title' | 'content' | 'summary', Record<string, unknown>>[] };
}

/** What HTML reads a text as, without what XML has no place for. */
const decoded = (html: string) => textOf(parseFragment(html)).trim();
const asHtml = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what XML has no place for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
