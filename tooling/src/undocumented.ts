import ts from 'typescript';

/**
 * What a package exports, and members of it, that no docstring says anything of.
 *
 * @param entries the paths of the modules that others may import
 * @param speaksForItself whether a member needs none, by the name of what it is a member of
 */
export function undocumented(
  entries: readonly string[],
  speaksForItself: (owner: string, member: string) => boolean,
): string[] {
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
  });
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
      ({ flags, name }) =>
        flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method) && !speaksForItself(symbol.name, name),
    );
    return [
      ...(says(own) ? [] : [symbol.name]),
      ...named.filter((member) => !says(member)).map(({ name }) => `${symbol.name}.${name}`),
    ];
  });
}
