import { expect, test } from 'vitest';
import { badDocstrings } from './docstrings.ts';

const textsOf = (source: string) => badDocstrings('box.tsx', source).map(({ text }) => text);

test('a docstring is a sentence with a subject, or names a thing', () => {
  const source = `
    /** A box for what a club lends. */
    interface BoxProps {
      /** The width in pixels. */
      width: number;
      /** Whether it is open, where the caller keeps it. */
      open?: boolean;
      /** What is read in place of a label. */
      label: string;
      /** Receives whether it is open, when that changes. */
      onOpenChange?: ((open: boolean) => void) | undefined;
    }
    /** Opens the box. */
    function openBox() {}
    /** Closes the box. */
    const closeBox = () => {};
    /** \`YYYY-MM-DD\` of today. */
    const today = '';
  `;
  expect(textsOf(source)).toEqual([]);
});

test.each([
  ['a preposition', 'In characters.'],
  ['a participle', 'Told which are open.'],
  ['an auxiliary', 'Can be read, not changed.'],
  ['a pronoun', 'Its element.'],
  ['a conjunction', 'And the last.'],
  ['an order', 'Keep dates on one line.'],
])('%s has no subject before it', (_, text) => {
  expect(textsOf(`interface BoxProps {\n /** ${text} */\n width: number;\n}`)).toEqual([text]);
  expect(textsOf(`/** ${text} */\nexport function openBox() {}`)).toEqual([text]);
});

test('a verb begins what is said of a function, and of nothing else', () => {
  expect(textsOf('/** Opens the box. */\nexport const label = "Open";')).toEqual(['Opens the box.']);
  expect(textsOf('interface Box {\n/** Names the box. */\nlabel: string }')).toEqual(['Names the box.']);
  expect(textsOf('interface Box {\n/** Names the box. */\nlabel: (count: number) => string }')).toEqual([]);
});

test('a verb may say what a program does', () => {
  const program = "import fs from 'node:fs';\n/** Writes the list of boxes. */\nconst folder = '';";
  expect(textsOf(program)).toEqual([]);
  expect(textsOf(`${program}\nexport const boxes = 1;`)).toEqual(['Writes the list of boxes.']);
});

test('what has no subject is told by its line and by the name of what it stands over', () => {
  const source =
    'interface Box {\n  /**\n   * In pixels,\n   * from edge to edge.\n   */\n  width: number;\n}';
  expect(badDocstrings('box.ts', source)).toEqual([
    { line: 2, name: 'width', text: 'In pixels, from edge to edge.' },
  ]);
});
