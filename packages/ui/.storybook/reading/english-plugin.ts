import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { spliced } from './spliced.ts';
import { isPlay, patternOf, textsOf } from './texts-of.ts';
import { root } from './ui-program.ts';

const dictionary = join(root, '.storybook/english.json');
const isExample = (id: string) =>
  /\/packages\/ui\/(?:src\/.*\.(?:stories|guide)\.tsx|\.storybook\/[\w-]+\.tsx?)$/.test(
    id.replace(/\?.*$/, ''),
  ) && !/\/\.storybook\/(?:say|guide|groups|labels|preview|manager|main)\.tsx?$/.test(id);

/**
 * Lets the examples be read in English, too. They are written in Polish, as the club speaks; each of their texts that the
 * dictionary knows is said in the language of the book, wherever it stands, and so are the words that components bring.
 * Whoever reads a story in English sees it as it is before anybody touches it: plays are tests, and look for Polish words.
 */
export function englishPlugin(): Plugin {
  let known = readDictionary();
  return {
    name: 'english',
    enforce: 'pre',
    transform(code, id) {
      if (!isExample(id)) return;
      return sayTexts(code, id, known);
    },
    handleHotUpdate({ file }) {
      if (file === dictionary) known = readDictionary();
    },
  };
}

/** All that the dictionary knows. */
export const readDictionary = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(JSON.parse(readFileSync(dictionary, 'utf8')) as Record<string, string>));

/** The source of an example with its texts in the language of the book. */
export function sayTexts(
  code: string,
  id: string,
  known: { has: (key: string) => boolean },
): { code: string; map: null } | undefined {
  const source = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const replaced = new Map<ts.Node, string>();
  for (const { node, key } of textsOf(source)) {
    if (!known.has(key)) continue;
    const parts = ts.isTemplateExpression(node)
      ? node.templateSpans.map(({ expression }) => `, ${spliced(expression, replaced)}`)
      : [];
    const said = `__told(${JSON.stringify(ts.isJsxText(node) ? key : patternOf(node))}${parts.join('')})`;
    if (ts.isJsxText(node)) replaced.set(node, `{${said}}${/\s*$/.exec(node.text)?.[0]}`);
    else replaced.set(node, ts.isJsxAttribute(node.parent) ? `{${said}}` : said);
  }
  if (id.includes('/packages/ui/src/')) {
    sayLabels(source, replaced);
    playInPolish(source, replaced);
  }
  if (replaced.size === 0) return;
  const book = join(root, '.storybook');
  const imported = [
    `import { inPolish as __inPolish, told as __told } from ${JSON.stringify(join(book, 'told.ts'))};`,
    `import { words as __words } from ${JSON.stringify(join(book, 'texts.ts'))};`,
  ];
  return { code: imported.join('') + spliced(source, replaced), map: null };
}

/** Words of components are taken in Polish, from what has those alone or from one language of both. */
function sayLabels(source: ts.SourceFile, replaced: Map<ts.Node, string>): void {
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && /\/labels\/pl\.ts'$/.test(node.moduleSpecifier.getText())) {
      replaced.set(node, `const ${namesOf(node)} = __words;`);
    } else if (ts.isPropertyAccessExpression(node) && node.name.text === 'pl') {
      replaced.set(node, `${node.expression.getText()}[__told("pl")]`);
    } else ts.forEachChild(node, visit);
  };
  visit(source);
}

/** A play is none where its story is read in English. */
function playInPolish(source: ts.SourceFile, replaced: Map<ts.Node, string>): void {
  const visit = (node: ts.Node): void => {
    if (isPlay(node)) {
      replaced.set(node.initializer, `__inPolish(${spliced(node.initializer, replaced)})`);
    } else ts.forEachChild(node, visit);
  };
  visit(source);
}

/** What an import names, as a declaration would take it out of an object. */
function namesOf({ importClause }: ts.ImportDeclaration): string {
  const bindings = importClause?.namedBindings;
  if (!bindings) return '{}';
  if (ts.isNamespaceImport(bindings)) return bindings.name.text;
  const names = bindings.elements.map(({ name, propertyName }) =>
    propertyName ? `${propertyName.getText()}: ${name.text}` : name.text,
  );
  return `{ ${names.join(', ')} }`;
}
