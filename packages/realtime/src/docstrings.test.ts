import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const entries = ['index', 'react'].map((name) => join(import.meta.dirname, `${name}.ts`));

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
    const named = [...(own.members?.values() ?? [])].filter(
      ({ flags, name }) => flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method) && name !== 'name',
    );
    return [
      ...(says(own) ? [] : [symbol.name]),
      ...named.filter((member) => !says(member)).map(({ name }) => `${symbol.name}.${name}`),
    ];
  });
}

test('everything that the package exports says what it is', () => {
  expect(undocumented()).toEqual([]);
}, 60_000);
