import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** Members as they are printed, by their names. */
type Members = ReadonlyMap<string, string>;

/** What stands in a report before the types, and is no part of them. */
const fence = '```';

/**
 * All that a package offers to a compiler, as its built types say it: which entry exports what, and each declaration once,
 * with those that they refer to, without comments and in the order of their names. The order in which code was written, and
 * the names of files, leave no trace.
 *
 * @param folder of the package, built
 */
export function apiReport(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = typedEntries(folder, manifest.exports);
  const program = ts.createProgram([...entries.values()], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    noLib: true,
    types: [],
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const isOwn = (node: ts.Node) => {
    const path = relative(folder, node.getSourceFile().fileName);
    return !path.startsWith('..') && !path.startsWith('node_modules');
  };
  const behind = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const declarations = new Map<ts.Node, string>();
  function reach(symbol: ts.Symbol | undefined): void {
    for (const found of symbol ? (behind(symbol).declarations ?? []) : []) {
      const node = topmost(found);
      if (!node || declarations.has(node) || !isOwn(node)) continue;
      declarations.set(node, ts.isInterfaceDeclaration(node) ? printedWhole(node) : printed(node));
      visit(node);
    }
  }
  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) reach(checker.getSymbolAtLocation(node));
    ts.forEachChild(node, visit);
  }

  /** An interface with the members that it picks of others as its own: where they are said may change at any time. */
  function printedWhole(node: ts.InterfaceDeclaration): string {
    const bases = basesOf(node).filter((base) => !pickedBy(base));
    const picked = basesOf(node).flatMap((base) => [...(pickedBy(base)?.values() ?? [])]);
    if (picked.length === 0) return printed(node);
    const { modifiers, name, typeParameters, members } = node;
    const clause = ts.factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, bases);
    const clauses = bases.length > 0 ? [clause] : [];
    const own = ts.factory.updateInterfaceDeclaration(
      node,
      modifiers,
      name,
      typeParameters,
      clauses,
      members,
    );
    return printed(own, node.getSourceFile()).replace(
      /\}$/,
      `${picked.map((text) => `  ${text}\n`).join('')}}`,
    );
  }

  /** What `Pick<Training, 'title'>`, or `Partial` of it, has, printed by its name, where all of it is ours. */
  function pickedBy(base: ts.Node): Members | undefined {
    if (!ts.isExpressionWithTypeArguments(base) && !ts.isTypeReferenceNode(base)) return;
    const [from, names] = base.typeArguments ?? [];
    const type = (ts.isTypeReferenceNode(base) ? base.typeName : base.expression).getText();
    const whole = type === 'Partial' && from && pickedBy(from);
    if (whole)
      return new Map([...whole].map(([name, text]) => [name, text.replace(`${name}: `, `${name}?: `)]));
    if (type !== 'Pick' || !from || !names || !ts.isTypeReferenceNode(from) || from.typeArguments) return;
    const all = membersOf(checker.getSymbolAtLocation(from.typeName));
    const picked = [...names.getText().matchAll(/'(\w+)'/g)].map(
      ([, name = '']) => [name, all.get(name)] as const,
    );
    return picked.every((each): each is [string, string] => each[1] !== undefined)
      ? new Map(picked)
      : undefined;
  }

  function membersOf(symbol: ts.Symbol | undefined): Members {
    const nodes = symbol ? (behind(symbol).declarations ?? []) : [];
    return new Map(
      nodes.flatMap((node) => {
        if (!ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) return [];
        const inherited = ts.isInterfaceDeclaration(node) ? basesOf(node).map(pickedBy) : [];
        const own = node.members.flatMap((member) =>
          member.name ? [[member.name.getText(), printed(member)] as const] : [],
        );
        return [...inherited.flatMap((members) => [...(members ?? [])]), ...own];
      }),
    );
  }

  const exported = [...entries].map(([entry, file]) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    const all = symbol ? checker.getExportsOfModule(symbol) : [];
    for (const each of all) reach(each);
    const name = entry === '.' ? manifest.name : `${manifest.name}${entry.slice(1)}`;
    const names = all.map((each) => `\n  | '${each.name}'`).toSorted();
    return `type exports_of_${name.replaceAll(/\W+/g, '_')} =${names.join('')};`;
  });

  const text = [...new Set(declarations.values())].toSorted(byName);
  return `# The types of ${manifest.name}

Written by \`pnpm api\` from what is built. What is gone here needs a \`major\` changeset, what is new a \`minor\` one
([releases.md](../../../docs/releases.md)).

${fence}ts
${exported.toSorted().join('\n')}

${text.join('\n')}
${fence}
`;
}

/** The types in a report, for the comparison of two. */
export function typesIn(report: string): string {
  return new RegExp(`${fence}ts\\n([\\s\\S]*?)\\n${fence}`).exec(report)?.[1] ?? '';
}

function typedEntries(folder: string, exports: Record<string, unknown>): Map<string, string> {
  const found = Object.entries(exports).flatMap(([entry, target]) => {
    const types = typeof target === 'object' && target && 'types' in target ? String(target.types) : '';
    if (!types.includes('*')) return types ? [[entry, join(folder, types)] as const] : [];
    const [before = '', after = ''] = types.replace(/^\.\//, '').split('*');
    return globSync(`${before}*${after}`, { cwd: folder }).map(
      (path) => [entry.replace('*', path.slice(before.length, -after.length)), join(folder, path)] as const,
    );
  });
  return new Map(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The statement of a module that a declaration is, or is part of. */
function topmost(node: ts.Node): ts.Node | undefined {
  if (ts.isSourceFile(node) || ts.isTypeParameterDeclaration(node)) return undefined;
  let at = node;
  while (at.parent && !ts.isSourceFile(at.parent)) at = at.parent;
  const isDeclaration =
    ts.isInterfaceDeclaration(at) ||
    ts.isClassDeclaration(at) ||
    ts.isTypeAliasDeclaration(at) ||
    ts.isFunctionDeclaration(at) ||
    ts.isVariableStatement(at) ||
    ts.isEnumDeclaration(at);
  return isDeclaration ? at : undefined;
}

const basesOf = (node: ts.InterfaceDeclaration): readonly ts.ExpressionWithTypeArguments[] =>
  node.heritageClauses?.flatMap(({ types }) => types) ?? [];

const printer = ts.createPrinter({ removeComments: true });

function printed(node: ts.Node, file = node.getSourceFile()): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, file)
    .replace(/^(?:export |declare |default )+/, '')
    .replaceAll(/^( {4})+/gm, (spaces) => ' '.repeat(spaces.length / 2));
}

const nameOf = (text: string) => /^(?:abstract )?\w+ ([\w$]+)/.exec(text)?.[1] ?? text;

function byName(a: string, b: string): number {
  const [first, second] = [nameOf(a), nameOf(b)];
  if (first !== second) return first < second ? -1 : 1;
  return a < b ? -1 : 1;
}
