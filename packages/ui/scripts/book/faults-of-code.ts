import ts from 'typescript';

/** Where an example may have its names from, beside the sample data that is shown under it. */
const isOurs = (module: string) => module === 'react' || /^@tatami\/ui(\/|$)/.test(module);

/** Elements of one letter, which a minifier’s name would look like. */
const elements: ReadonlySet<string> = new Set(['a', 'b', 'i', 'p', 'q', 's', 'u']);

/**
 * What keeps a piece of source from being what a developer would write: it can’t be read, it takes from elsewhere, or it
 * has a component that it neither imports nor declares, as a minifier’s name would be.
 */
export function faultsOfCode(code: string, samples: readonly string[]): string[] {
  const source = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const { parseDiagnostics = [] } = source as ts.SourceFile & { parseDiagnostics?: ts.Diagnostic[] };
  const unread = parseDiagnostics.map(
    ({ messageText }) => `its code can’t be read: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
  const known = new Set<string>();
  const drawn = new Set<string>();
  const foreign: string[] = [];
  const visit = (node: ts.Node): void => {
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
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const [name = ''] = node.tagName.getText().split('.');
      if (/^[A-Z_$]|^\w$/.test(name) && !elements.has(name)) drawn.add(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const strangers = [...drawn]
    .filter((name) => !known.has(name))
    .map((name) => `its code draws ${name}, which it has from nowhere`);
  return [...unread, ...foreign, ...strangers];
}
