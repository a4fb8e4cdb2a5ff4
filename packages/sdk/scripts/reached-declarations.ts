import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** A module of declarations: what it declares, and what it knows by the name of another one. */
interface Module {
  text: string;
  statements: readonly ts.Statement[];
  declared: ReadonlyMap<string, ts.Statement>;
  imported: ReadonlyMap<string, { file: string; name: string }>;
  used: Set<ts.Statement>;
  /** Those that an entry exports: others can't be named, and so not be looked up. */
  shown: Set<ts.Statement>;
  names: Set<string>;
}

/**
 * The text of each declaration file that the entries lead to, without the declarations in it that they do not lead to, and
 * without the words over those that none of them exports; what stands over their members somebody hovers over all the same.
 */
export function reachedFrom(entries: readonly string[]): ReadonlyMap<string, string> {
  const modules = new Map<string, Module>();

  function moduleOf(file: string): Module {
    const known = modules.get(file);
    if (known) return known;
    const read = readModule(file);
    modules.set(file, read);
    return read;
  }

  function reach(file: string, name: string): void {
    const { declared, imported, used, names } = moduleOf(file);
    const from = imported.get(name);
    if (from && !names.has(name)) {
      names.add(name);
      reach(from.file, from.name);
    }
    const statement = declared.get(name);
    if (!statement || used.has(statement)) return;
    used.add(statement);
    for (const each of namesIn(statement)) reach(file, each);
  }

  function show(file: string, name: string): void {
    reach(file, name);
    const { declared, imported, shown } = moduleOf(file);
    const from = imported.get(name);
    if (from) show(from.file, from.name);
    const statement = declared.get(name);
    if (statement) shown.add(statement);
  }

  function reachAll(file: string): void {
    const { statements, declared } = moduleOf(file);
    for (const name of declared.keys()) show(file, name);
    for (const statement of statements) {
      if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
      const from = fileAt(file, statement.moduleSpecifier);
      const { exportClause } = statement;
      if (!exportClause) reachAll(from);
      else if (ts.isNamedExports(exportClause))
        for (const { name, propertyName } of exportClause.elements) show(from, (propertyName ?? name).text);
    }
  }

  for (const entry of entries) reachAll(entry);
  return new Map([...modules].flatMap(([file, module]) => (isOurs(file) ? [[file, textOf(module)]] : [])));
}

const isOurs = (file: string): boolean => file.endsWith('.d.ts');

function readModule(file: string): Module {
  const text = isOurs(file) ? readFileSync(file, 'utf8') : '';
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declared = new Map<string, ts.Statement>();
  const imported = new Map<string, { file: string; name: string }>();
  for (const statement of statements) {
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) declared.set(name.getText(), statement);
    else if (ts.isImportDeclaration(statement))
      for (const { name, propertyName } of specifiersOf(statement))
        imported.set(name.text, {
          file: fileAt(file, statement.moduleSpecifier),
          name: (propertyName ?? name).text,
        });
    else if ('name' in statement) declared.set((statement.name as ts.Identifier).text, statement);
  }
  return { text, statements, declared, imported, used: new Set(), shown: new Set(), names: new Set() };
}

/** Another package is a file of its own name. */
function fileAt(from: string, specifier: ts.Expression): string {
  const { text } = specifier as ts.StringLiteral;
  return text.startsWith('.') ? resolve(dirname(from), text.replace(/\.ts$/, '.d.ts')) : text;
}

const specifiersOf = ({ importClause }: ts.ImportDeclaration): readonly ts.ImportSpecifier[] => {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
};

function namesIn(node: ts.Node): string[] {
  const names: string[] = [];
  const look = (each: ts.Node): void => {
    if (ts.isIdentifier(each)) names.push(each.text);
    ts.forEachChild(each, look);
  };
  look(node);
  return names;
}

function textOf({ text, statements, declared, used, shown, names }: Module): string {
  const dropped = new Set([...declared.values()].filter((statement) => !used.has(statement)));
  const hidden = new Set([...declared.values()].filter((statement) => !shown.has(statement)));
  return statements
    .filter((statement) => !dropped.has(statement))
    .map((statement) => {
      const start = hidden.has(statement) ? statement.getStart() : statement.getFullStart();
      const whole = text.slice(start, statement.end).trimStart();
      if (!ts.isImportDeclaration(statement)) return whole;
      const kept = specifiersOf(statement)
        .filter(({ name }) => names.has(name.text))
        .map((specifier) => specifier.getText().replace(/^type /, ''));
      return kept.length > 0
        ? `import type { ${kept.join(', ')} } from ${statement.moduleSpecifier.getText()};`
        : '';
    })
    .filter(Boolean)
    .map((statement) => `${statement}\n`)
    .join('');
}
