import ts from 'typescript';

/** Where an example may have its names from, beside the sample data that is shown under it. */
const isOurs = (module: string) => module === 'react' || /^@tatami\/ui(\/|$)/.test(module);

/** Elements of one letter or two, which a minifier’s name would look like. */
const elements: ReadonlySet<string> = new Set(
  'a b g i p q s u br dd dl dt em h1 h2 h3 h4 h5 h6 hr li ol rp rt td th tr ul'.split(' '),
);

/** A name as a minifier gives it. */
const isShort = (name: string) => name.length <= 2;

/**
 * What keeps a piece of source from being what a developer would write: it can’t be read, it takes from elsewhere, it has
 * a name that it neither imports nor declares, as a minifier’s would be, or a function as the browser prints one.
 */
export function faultsOfCode(code: string, samples: readonly string[]): string[] {
  const source = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const { parseDiagnostics = [] } = source as ts.SourceFile & { parseDiagnostics?: ts.Diagnostic[] };
  const unread = parseDiagnostics.map(
    ({ messageText }) => `its code can’t be read: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
  const known = new Set<string>();
  const drawn = new Set<string>();
  const used = new Set<string>();
  const foreign: string[] = [];
  const printed: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isTypeParameterDeclaration(node)) return;
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { text } = node.moduleSpecifier;
      if (!isOurs(text) && !samples.includes(text.replace('./', '')))
        foreign.push(`its code imports ${text}`);
    }
    if (ts.isImportSpecifier(node) || ts.isNamespaceImport(node)) known.add(node.name.text);
    const isNamed =
      ts.isFunctionDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node) ||
      ts.isParameter(node);
    if (isNamed && node.name && ts.isIdentifier(node.name)) known.add(node.name.text);
    // Whoever writes one writes an arrow, and gives what is declared a name of its own.
    if (ts.isFunctionExpression(node) || (ts.isFunctionDeclaration(node) && isShort(node.name?.text ?? '')))
      printed.push(`its code has ${node.getText().split('\n')[0]}, which nobody writes`);
    if (ts.isIdentifier(node) && isShort(node.text) && isReference(node)) used.add(node.text);
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const [name = ''] = node.tagName.getText().split('.');
      if ((/^[A-Z_$]/.test(name) || isShort(name)) && !elements.has(name)) drawn.add(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const strangers = (names: ReadonlySet<string>, verb: string) =>
    [...names]
      .filter((name) => !known.has(name))
      .map((name) => `its code ${verb} ${name}, which it has from nowhere`);
  return [...unread, ...foreign, ...printed, ...strangers(drawn, 'draws'), ...strangers(used, 'uses')];
}

/** Whether a word stands for what has its name elsewhere: it is no key, no attribute and no element. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent) || ts.isJsxClosingElement(parent))
    return false;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  const isKey =
    ts.isJsxAttribute(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isImportSpecifier(parent) ||
    (ts.isBindingElement(parent) && parent.propertyName === node);
  return !isKey;
}
