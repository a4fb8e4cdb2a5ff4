import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { openProgram, ownSymbol, root } from './ui-program.ts';

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
}

let named: ReadonlyMap<string, string> | undefined;

/** Where an application has a name from: `Button` → `@tatami/ui`, `Tree` → `@tatami/ui/Tree`. */
export function publicNames(): ReadonlyMap<string, string> {
  named ??= readNames();
  return named;
}

export function forgetNames(): void {
  named = undefined;
}

function readNames(): ReadonlyMap<string, string> {
  const { program, checker } = openProgram();
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const found = new Map<string, string>();
  for (const [entry, target] of Object.entries(exports)) {
    const file = typeof target === 'object' ? target['@tatami/source'] : undefined;
    const source = file && program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const specifier = `@tatami/ui${entry.slice(1)}`;
      const known = found.get(symbol.name);
      // What the index has too is taken from there.
      if (!known) found.set(symbol.name, specifier);
      // The same word may name two things: each is found by the file it stands in.
      const [declaration] = ownSymbol(checker, symbol).declarations ?? [];
      const place = declaration && relative(root, declaration.getSourceFile().fileName);
      if (place && !found.has(`${place}#${symbol.name}`)) found.set(`${place}#${symbol.name}`, specifier);
    }
  }
  return found;
}
