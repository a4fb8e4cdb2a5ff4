import ts from 'typescript';
import { keyOf } from '../key-of.ts';

type Text = ts.JsxText | ts.StringLiteralLike | ts.TemplateExpression;

/** A text of a source, and what the dictionary knows it by: of a template `Usuń: {0}`. */
export interface FoundText {
  readonly node: Text;
  readonly key: string;
}

/** The play of a story: a test, which nobody reads. */
export const isPlay = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'play';

/** The texts of a source, each after those that stand in it. */
export function textsOf(source: ts.SourceFile): FoundText[] {
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || isPlay(node))
      return;
    ts.forEachChild(node, visit);
    if (isText(node)) found.push({ node, key: keyOf(patternOf(node)) });
  };
  visit(source);
  return found;
}

const isText = (node: ts.Node): node is Text =>
  ts.isJsxText(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isStringLiteralLike(node) && !isName(node) && !ts.isTaggedTemplateExpression(node.parent));

/** A text with the places in it counted. */
export const patternOf = (node: Text): string =>
  ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }, at) => `{${at}}${literal.text}`).join('')
    : node.text;

/** A key or a title is the program’s, not the reader’s. */
const isName = (node: ts.StringLiteralLike) =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isPropertyAssignment(node.parent) &&
    node.parent.name.getText() === 'title' &&
    /^\w+\/\w+/.test(node.text)) ||
  ts.isLiteralTypeNode(node.parent) ||
  ts.isElementAccessExpression(node.parent);
