import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Difference } from './api-facts.ts';
import type { Size } from './changesets.ts';

/** The release that follows a version, as `@since` says it. */
export function nextRelease(version: string, size: Size | undefined): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return size === 'major' ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

/**
 * What is new in the types of a package, and whose docstring does not say with which release it comes, nor that of what it is
 * a member of. What a generator writes down says nothing: it comes with a version of the contract.
 *
 * @param folder of the package, with its sources
 */
export function lacksSince(folder: string, differences: readonly Difference[], release: string): string[] {
  const said = versionsSaid(folder);
  const isSaid = (key: string): boolean =>
    said.get(key) === release || (key.includes('.') && isSaid(key.slice(0, key.lastIndexOf('.'))));
  return differences
    .filter(({ what }) => what.startsWith('new: '))
    .map(({ what }) => what.slice(5).replaceAll(/<.*>| \(\d+\)$/g, ''))
    .filter((key) => said.has(key) && !isSaid(key))
    .map((key) => `${key} is new: its docstring needs "@since ${release}".`);
}

/** The `@since` of each declaration in a package's sources, and of each member by its path; empty where it has none. */
function versionsSaid(folder: string): Map<string, string> {
  const said = new Map<string, string>();
  function visit(node: ts.Node, path: string): void {
    if (ts.isIdentifier(node)) return;
    const name = ts.getNameOfDeclaration(node as ts.Declaration)?.getText();
    const key = name ? `${path}${name}` : path;
    const since = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'since')?.comment;
    if (name) said.set(key, String(since ?? said.get(key) ?? ''));
    ts.forEachChild(node, (child) => visit(child, name ? `${key}.` : path));
  }
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: folder })) {
    const text = readFileSync(join(folder, path), 'utf8');
    if (/^\/\/ Written by "pnpm /m.test(text)) continue;
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) visit(statement, '');
  }
  return said;
}
