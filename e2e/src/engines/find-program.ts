import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program by the variable that names it, by its name on the path, or in one of the places where it usually lies. */
export function findProgram(
  variable: string,
  names: readonly string[],
  usual: readonly string[] = [],
): string | null {
  const { [variable]: named, PATH = '' } = process.env;
  if (named) {
    if (!isExecutable(named)) throw new Error(`${variable} is "${named}", which is not a program.`);
    return named;
  }
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usual].find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
