import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export const root = join(import.meta.dirname, '../..');

export interface UiProgram {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** What `@tatami/ui` exports, by name. */
  readonly exported: ReadonlyMap<string, ts.Symbol>;
}

let opened: UiProgram | undefined;

/** The package as its compiler knows it: read once, and again when a file has changed. */
export function openProgram(): UiProgram {
  opened ??= open();
  return opened;
}

/** Forgets what was read. */
export function closeProgram(): void {
  opened = undefined;
}

function open(): UiProgram {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = globSync('src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /\.(test|test-d)\.tsx?$/.test(name),
  });
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
  );
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(join(root, 'src/index.ts'));
  const module = index && checker.getSymbolAtLocation(index);
  const exported = new Map(
    (module ? checker.getExportsOfModule(module) : []).map((each) => [each.name, each]),
  );
  return { program, checker, exported };
}

/** The symbol itself, where one is another’s name. */
export function ownSymbol(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Whether a declaration is the package’s own, and not React’s or the browser’s. */
export function isOwn(declaration: ts.Declaration | undefined): boolean {
  const file = declaration?.getSourceFile().fileName;
  return file?.startsWith(join(root, 'src')) ?? false;
}
