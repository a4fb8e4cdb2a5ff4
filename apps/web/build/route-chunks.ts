import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** The files a route needs beside the entry's own, by the route's path. */
export type RouteChunks = Record<string, string[]>;

/** Reads which page each route imports, and from the manifest which files that page is made of. */
export async function routeChunks(routesFile: string, manifest: Manifest): Promise<RouteChunks> {
  const declarations = (await readFile(routesFile, 'utf8')).split(/\broute\('/).slice(1);
  if (declarations.length === 0) throw new Error(`${routesFile}: no routes were found.`);
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const loaded = filesOf(manifest, entry);
  return Object.fromEntries(
    declarations.map((declaration) => {
      const [path = ''] = declaration.split("'");
      const [, page] = declaration.match(/\bimport\('\.\.\/([^']+)'\)/) ?? [];
      return [path, page ? [...pageFiles(manifest, page)].filter((file) => !loaded.has(file)) : []];
    }),
  );
}

function pageFiles(manifest: Manifest, page: string): Set<string> {
  const chunk = manifest[posix.join('src', page)];
  if (!chunk) throw new Error(`The manifest has no chunk for ${page}.`);
  return filesOf(manifest, chunk);
}

/** A chunk's own files and those of everything it imports. */
export function filesOf(manifest: Manifest, chunk: ManifestChunk | undefined, found = new Set<string>()) {
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  for (const name of chunk.imports ?? []) filesOf(manifest, manifest[name], found);
  return found;
}
