import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import { readDictionary, sayTexts } from './english-plugin.ts';
import { names } from './names.ts';
import { type FoundText, textsOf } from './texts-of.ts';
import { root } from './ui-program.ts';

const known = readDictionary();

const files = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    return { file, code, texts: textsOf(source) };
  });
const stories = files('src/**/*.stories.tsx');
const guides = files('src/**/*.guide.tsx');
const samples = files('.storybook/*.{ts,tsx}');

const wordsOf = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];
const english = new Set([...known.values()].flatMap(wordsOf).map((word) => word.toLowerCase()));
/** The words of Polish that the dictionary has met. */
const polish = new Set(
  [...known.keys()]
    .flatMap(wordsOf)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2 && !english.has(word)),
);

const isPolish = (word: string) =>
  !names.has(word) && (polish.has(word.toLowerCase()) || /[ąćęłńóśźż]/i.test(word));

/** What one word of small letters names is known to the program alone; an address is a name. */
const isId = ({ node, key }: FoundText) =>
  /^\S*[@/]\S*$/.test(key) || (!ts.isJsxText(node) && /^#?[a-z][a-z\d-]*$/.test(key));

/** What a guide says itself in both languages; the other names of a component are of either. */
function isSaid({ node }: FoundText): boolean {
  for (let each: ts.Node = node; each.parent; each = each.parent) {
    if (ts.isPropertyAssignment(each) && /^(pl|en|alias)$/.test(each.name.getText())) return true;
  }
  return false;
}

/** The sample data that stories stand on, without those words that are there in both languages. */
const lent = samples.filter(
  ({ file }) => !file.endsWith('/import-labels.ts') && stories.some(({ code }) => code.includes(`/${file}'`)),
);

test('what a story or a guide says it says in English too', () => {
  const polishTexts = [...stories, ...guides, ...lent].flatMap(({ file, texts }) =>
    texts
      .filter((text) => !known.has(text.key) && !isId(text) && !isSaid(text))
      .filter(({ key }) => wordsOf(key).some(isPolish))
      .map(({ key }) => `${file}: ${key}`),
  );
  expect(polishTexts).toEqual([]);
});

test('the dictionary has no text that nobody says', () => {
  const all = [...stories, ...guides, ...samples].flatMap(({ texts }) => texts);
  const said = new Set(all.map(({ key }) => key));
  expect([...known.keys()].filter((key) => !said.has(key))).toEqual([]);
});

const say = (code: string) =>
  sayTexts(code, '/packages/ui/src/components/Some/Some.stories.tsx', known)?.code.replace(
    /^(import [^;]*;){2}/,
    '',
  );

test('the words around an element keep their distance to it', () => {
  expect(say('<Text>\n  Trening prowadzi <Link />, zastępuje ją <b />.\n</Text>')).toBe(
    '<Text>\n  {__told("Trening prowadzi")} <Link />{__told(", zastępuje ją")} <b />.\n</Text>',
  );
});

test('words that components bring are those of the language', () => {
  expect(say("import { a, b as c } from '../../labels/pl.ts';")).toBe('const { a, b: c } = __words;');
  expect(say('<Demo labels={importLabels.pl} />')).toBe('<Demo labels={importLabels[__told("pl")]} />');
});

test('a play, which looks for Polish words, is played in Polish', () => {
  expect(say("const Default = { play: async () => see('Zapisz') };")).toBe(
    "const Default = { play: __inPolish(async () => see('Zapisz')) };",
  );
});

test('in English the code to copy is in English', async () => {
  vi.resetModules();
  vi.stubGlobal('location', { search: '?globals=language:en' });
  const { told, toldCode } = await import('../told.ts');
  vi.unstubAllGlobals();
  // Who comes after reads the book in Polish.
  vi.resetModules();
  expect(told('Usuń: {0}', 'Jan')).toBe('Remove: Jan');
  expect(told('Regulamin klubu. ')).toBe('Rules of the club. ');
  const shown = (label: string, text: string, note: string) =>
    `<Text label={\`${label}: \${name}\`}>\n  ${text} <b /> {'${note}\\n'}\n</Text>`;
  expect(toldCode(shown('Usuń', 'Zapisz', 'Proszę zabrać bokken.'))).toBe(
    shown('Remove', 'Save', 'Please bring a bokken.'),
  );
  expect(toldCode("import { tableLabels } from '@tatami/ui/labels/pl';")).toBe(
    "import { tableLabels } from '@tatami/ui/labels/en';",
  );
});
