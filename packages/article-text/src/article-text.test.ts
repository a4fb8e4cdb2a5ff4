import { endlessTexts } from '@tatami/tooling/endless-texts';
import { expect, test } from 'vitest';
import { articleText } from './article-text.ts';

const html = (markdown: string, origin?: string) => articleText(markdown, { origin }).html;
const id = '018f3c5e-7a41-7c3b-9b6d-0a1b2c3d4e5f';
const picture = `/cms/picture/${id}-1600x900`;

test('an article is made of paragraphs, lists, quotes, tables and crossed-out words', () => {
  expect(html('Staż **zimowy** z ~~jo~~ *bokkenem*.\n\n> Miecz nie poprawia postawy.')).toBe(
    '<p>Staż <strong>zimowy</strong> z <del>jo</del> <em>bokkenem</em>.</p>\n' +
      '<blockquote>\n<p>Miecz nie poprawia postawy.</p>\n</blockquote>',
  );
  expect(html('3. pas\n4. keikogi')).toBe('<ol start="3">\n<li>pas</li>\n<li>keikogi</li>\n</ol>');
  const table = html('| | Ile |\n|---|---:|\n| Sobota | 90 zł |');
  expect(table).toContain('<div data-table="" tabindex="0"><table>');
  expect(table).toContain('<td></td>\n<th data-align="right" scope="col">Ile</th>');
  expect(table).toContain('<td data-align="right">90 zł</td>');
});

test('HTML is shown as it was typed', () => {
  expect(html('<b>pas</b> <!-- nie --> <script>alert(1)</script>')).toBe(
    '<p>&#x3C;b>pas&#x3C;/b> &#x3C;!-- nie --> &#x3C;script>alert(1)&#x3C;/script></p>',
  );
  expect(html('<img src=x onerror=alert(1)>\n\n<svg/onload=alert(1)>')).not.toMatch(/<(img|svg)/);
});

test('the outline begins below the title and leaves out no level, however it was typed', () => {
  const { contents } = articleText(
    '### Jo\n\n##### Bokken\n\n# Żółta łódź, 6 dan!\n\n# Żółta łódź 6 dan\n\n#\n',
  );
  expect(contents).toEqual([
    { id: 't-jo', text: 'Jo', level: 2 },
    { id: 't-bokken', text: 'Bokken', level: 3 },
    { id: 't-zolta-lodz-6-dan', text: 'Żółta łódź, 6 dan!', level: 2 },
    { id: 't-zolta-lodz-6-dan-2', text: 'Żółta łódź 6 dan', level: 2 },
  ]);
  expect(html('## 合気道')).toBe('<h2 id="t-section">合気道</h2>');
});

test('no name of a heading is one of the page’s or of a document’s properties', () => {
  const { contents } = articleText('# content\n\n# body\n\n# location\n\n# __proto__\n\n# a-2\n\n# a\n\n# a');
  expect(contents.map((each) => each.id)).toEqual([
    't-content',
    't-body',
    't-location',
    't-proto',
    't-a-2',
    't-a',
    't-a-3',
  ]);
});

test.each([
  ['https://example.org/a?b=1&c=ą', 'https://example.org/a?b=1&#x26;c=%C4%85'],
  ['mailto:biuro@example.org', 'mailto:biuro@example.org'],
  ['tel:+48585550127', 'tel:+48585550127'],
  ['/cms/egzamin-letni#t-zapisy', '/cms/egzamin-letni#t-zapisy'],
  ['#t-zapisy', '#t-zapisy'],
])('a link leads to %s', (to, href) => {
  expect(html(`[zapisy](${to})`)).toContain(`href="${href}"`);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#10;script:alert(1)',
  '&#x6A;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  '//example.org',
  '/..//example.org',
  'egzamin',
])('a link does not lead to %s: its words stay', (to) => {
  expect(html(`[zapisy](${to})`)).toBe('<p>zapisy</p>');
  expect(html(`[zapisy][z]\n\n[z]: ${to}`)).not.toContain('<a');
  expect(html(`![plakat](${to})`)).toBe('<p>plakat</p>');
});

test('what a browser might take for another host stays a page of the club', () => {
  expect(html('[zapisy](/\\example.org)')).toContain('href="/%5Cexample.org"');
  expect(html('[zapisy](/&#9;/example.org)')).toContain('href="/%09/example.org"');
});

test('a bare address is a link, and so is a picture of somewhere else', () => {
  expect(html('Zapisy: www.example.org')).toContain('<a href="http://www.example.org/"');
  expect(html('![Plakat](https://example.org/plakat.png "Staż")')).toBe(
    '<p><a href="https://example.org/plakat.png" rel="noopener noreferrer">Plakat</a></p>',
  );
  expect(html('[![Plakat](https://example.org/plakat.png)](https://example.org)')).toBe(
    '<p><a href="https://example.org/" rel="noopener noreferrer">Plakat</a></p>',
  );
  expect(html('[](https://example.org)')).toContain('>https://example.org/</a>');
});

test('a picture of the club’s own comes in what the browser reads best, and keeps its place', () => {
  expect(html(`![Jo i bokken](${picture} "W tej samej skali")`)).toBe(
    '<figure><picture>' +
      `<source type="image/avif" srcset="${picture}/480.avif 480w, ${picture}/960.avif 960w, ${picture}/1440.avif 1440w" sizes="(min-width: 728px) 680px, calc(100vw - 48px)">` +
      `<source type="image/webp" srcset="${picture}/480.webp 480w, ${picture}/960.webp 960w, ${picture}/1440.webp 1440w" sizes="(min-width: 728px) 680px, calc(100vw - 48px)">` +
      `<img src="${picture}/1440.jpg" alt="Jo i bokken" width="1600" height="900" loading="lazy" decoding="async">` +
      '</picture><figcaption>W tej samej skali</figcaption></figure>',
  );
});

test('a picture is never offered wider than it is', () => {
  const small = `/cms/picture/${id}-800x600`;
  expect(html(`![](${small})`)).toContain(`srcset="${small}/480.avif 480w"`);
  const tiny = `/cms/picture/${id}-64x64`;
  expect(html(`![](${tiny})`)).toContain(`src="${tiny}/64.jpg" alt=""`);
  expect(html(`Znak ![klubu](${tiny}) w tekście`)).toContain('<p>Znak <picture>');
});

test('read elsewhere, own paths are whole addresses', () => {
  const read = html(`[egzamin](/cms/egzamin)\n\n![](${picture})`, 'https://klub.example');
  expect(read).toContain('<a href="https://klub.example/cms/egzamin">');
  expect(read).toContain(
    `srcset="https://klub.example${picture}/480.avif 480w, https://klub.example${picture}/960.avif`,
  );
  expect(read).toContain(`src="https://klub.example${picture}/1440.jpg"`);
});

test('words are counted as they are read, and a minute is the least', () => {
  expect(
    articleText('| Kiedy | Ile |\n|---|---|\n| sobota | 90 zł |\n\n- czarno-biały\n- *pas*'),
  ).toMatchObject({
    words: 7,
    minutes: 1,
  });
  expect(articleText('słowo '.repeat(720)).minutes).toBe(4);
  expect(articleText('')).toEqual({ html: '', contents: [], words: 0, minutes: 1 });
});

test.each(endlessTexts)(
  'too many of %s keep no server busy',
  (_, text) => {
    const before = process.cpuUsage();
    expect(articleText(text).html).not.toBe('');
    const { user, system } = process.cpuUsage(before);
    // Seconds of a processor, so that others who want it don't matter.
    expect((user + system) / 1_000_000).toBeLessThan(5);
  },
  60_000,
);

test('what a hand writes much of is read as it was meant: a list of results, a long table, quotes of quotes', () => {
  const results = Array.from({ length: 400 }, (_, at) => `${at + 1}. Adept ${at + 1}: zdany`).join('\n');
  expect(html(results).match(/<li>/g)).toHaveLength(400);
  const table = `| Kto | Ile |\n|---|---|\n${'| Ola | 12 |\n'.repeat(400)}`;
  expect(html(table).match(/<tr>/g)).toHaveLength(401);
  expect(html(`${'> '.repeat(5)}Dziękuję.`).match(/<blockquote>/g)).toHaveLength(5);
  expect(html('Staż\n====\n\nZapisy\n------\n')).toContain('<h2 id="t-staz">Staż</h2>');
});

test('a part of a page that has others has headings below that of the part, without names of their own', () => {
  const { html: part, contents } = articleText('# Dojo\n\n## Szatnia\n\nW piwnicy.', { isPart: true });
  expect(part).toBe('<h3>Dojo</h3>\n<h4>Szatnia</h4>\n<p>W piwnicy.</p>');
  expect(contents).toEqual([]);
});
