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
    const named = membersOf(own, checker).filter(
      ({ flags, name }) =>
        flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method) && !speaksForItself(symbol.name, name),
    );
    return [
      ...(says(own) ? [] : [symbol.name]),
      ...named.filter((member) => !says(member)).map(({ name }) => `${symbol.name}.${name}`),
    ];
  });
}

/** What an interface or a class declares itself, and all that a type which is called by its name is made of. */
function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol[] {
  if (!(symbol.flags & ts.SymbolFlags.TypeAlias)) return [...(symbol.members?.values() ?? [])];
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const members = (type.isUnion() ? type.types : [type])
    .filter(({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
    .flatMap((each) => each.getProperties());
  return [...new Set(members)].filter((member) => member.declarations?.every(isOurs));
}

const isOurs = (declaration: ts.Declaration): boolean =>
  !/[\\/]node_modules[\\/]/.test(declaration.getSourceFile().fileName);
