import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { spliced } from './spliced.ts';
import { root } from './ui-program.ts';

const dictionary = join(root, '.storybook/english.json');
const isExample = (id: string) =>
  /\/packages\/ui\/(?:src\/.*\.(?:stories|guide)\.tsx|\.storybook\/[\w-]+\.tsx?)$/.test(
    id.replace(/\?.*$/, ''),
  ) && !/\/\.storybook\/(?:say|guide|groups|labels|preview|manager|main)\.tsx?$/.test(id);

/**
 * Lets the examples be read in English, too. They are written in Polish, as the club speaks; each of their texts that the
 * dictionary knows is said in the language of the book, wherever it stands.
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

const readDictionary = () => new Set(Object.keys(JSON.parse(readFileSync(dictionary, 'utf8')) as object));

function sayTexts(
  code: string,
  id: string,
  known: ReadonlySet<string>,
): { code: string; map: null } | undefined {
  const source = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const replaced = new Map<ts.Node, string>();
  const told = (text: string) => `__told(${JSON.stringify(text)})`;
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isJsxText(node)) {
      const text = node.text.trim().replace(/\s+/g, ' ');
      if (known.has(text)) replaced.set(node, `{${told(text)}}`);
      return;
    }
    if (ts.isStringLiteral(node) && known.has(node.text) && !isName(node)) {
      replaced.set(node, ts.isJsxAttribute(node.parent) ? `{${told(node.text)}}` : told(node.text));
      return;
    }
    if (ts.isTemplateExpression(node) && known.has(patternOf(node))) {
      const parts = node.templateSpans.map(({ expression }) => {
        visit(expression);
        return spliced(expression, replaced);
      });
      replaced.set(node, `__told(${JSON.stringify(patternOf(node))}, ${parts.join(', ')})`);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (replaced.size === 0) return;
  const from = JSON.stringify(join(root, '.storybook/told.ts'));
  return { code: `import { told as __told } from ${from};${spliced(source, replaced)}`, map: null };
}

/** A template as the dictionary has it: `Usuń: {0}`. */
const patternOf = ({ head, templateSpans }: ts.TemplateExpression) =>
  head.text + templateSpans.map(({ literal }, at) => `{${at}}${literal.text}`).join('');

/** A key or a title is the program’s, not the reader’s. */
const isName = (node: ts.StringLiteral) =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isPropertyAssignment(node.parent) &&
    node.parent.name.getText() === 'title' &&
    /^\w+\/\w+/.test(node.text)) ||
  ts.isLiteralTypeNode(node.parent) ||
  ts.isElementAccessExpression(node.parent);
