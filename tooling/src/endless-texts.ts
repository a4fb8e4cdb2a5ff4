/** How long the texts are: as long as an article may be. */
const LONGEST = 50_000;

const fill = (part: string): string => part.repeat(Math.ceil(LONGEST / part.length));
const lines = (count: number): string => 'b\n'.repeat(count);

/** Markdown that nobody types, by what it has too much of: a parser that is not warned takes seconds for it, or minutes. */
export const endlessTexts: readonly (readonly [name: string, text: string])[] = (
  [
    ['quotes in quotes', fill('>')],
    ['quotes in lists', fill('- > ')],
    [
      'points in points, line by line',
      Array.from({ length: 220 }, (_, at) => `${' '.repeat(2 * at)}- a`).join('\n'),
    ],
    ['points in points, a thousand times', fill(`${'- '.repeat(12)}a\n`)],
    ['quotes that go on without their sign', `${'> '.repeat(12)}a\n${lines(24_000)}`],
    ['points that go on without their sign', `${'- '.repeat(6)}a\n${lines(24_000)}`],
    ['quotes that go on, again and again', fill(`${'> '.repeat(12)}a\n${lines(490)}\n`)],
    ['headings that are underlined', fill('a\n=\n')],
    ['bold in bold', `${'**a '.repeat(7_000)}${'b** '.repeat(5_000)}`],
    ['bold paragraphs', `${'**a '.repeat(140)}${'b** '.repeat(140)}\n\n`.repeat(44)],
    ['a row of asterisks', fill('*')],
    ['crossed out in crossed out', `${'~~a '.repeat(6_000)}${' b~~'.repeat(6_000)}`],
    ['links in links', fill('[a](')],
    ['pictures in pictures', `${'!['.repeat(10_000)}${'](/b)'.repeat(6_000)}`],
    ['brackets', fill(`${'['.repeat(590)}\n\n`)],
    ['addresses of links', `Dojo\n\n${fill('[a]: b\n')}`],
    ['comments', fill('<!--')],
    ['tags', fill('<a ')],
    ['marks of code', Array.from({ length: 310 }, (_, at) => `${'`'.repeat(at + 1)}a`).join('')],
    ['the same heading', fill('# Jo\n')],
    ['points of a list', fill('- a\n')],
    ['lines', lines(25_000)],
  ] as const
).map(([name, text]) => [name, text.slice(0, LONGEST)]);
