import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const entries = ['index', 'rules', 'access', 'references'].map((name) =>
  join(import.meta.dirname, `${name}.ts`),
);

/** The paths say what they are in the words of the contract, over each of their verbs. */
const ofContract = new Set(['paths', 'components']);

/** What the package exports, and members of it, that no docstring says anything of. */
function undocumented(): string[] {
  const options = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();
  const says = (symbol: ts.Symbol) =>
    symbol.getDocumentationComment(checker).length + symbol.getJsDocTags(checker).length > 0;
  const exported = entries.flatMap((entry) => {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    return module ? checker.getExportsOfModule(module) : [];
  });
  return exported.flatMap((symbol) => {
    const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const members = [...(ofContract.has(symbol.name) ? [] : (own.members?.values() ?? []))];
    const named = members.filter(({ flags }) => flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method));
    return [
      ...(says(own) ? [] : [symbol.name]),
      ...named.filter((member) => !says(member)).map(({ name }) => `${symbol.name}.${name}`),
    ];
  });
}

test('everything that the package exports says what it is', () => {
  expect(undocumented()).toEqual([]);
}, 60_000);
