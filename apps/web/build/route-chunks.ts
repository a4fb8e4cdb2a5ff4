import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** The files a route needs beside the entry's own, by the route's path. */
export type RouteChunks = Record<string, string[]>;

/** Reads which page each route imports, and from the manifest which files that page is made of. */
export async function routeChunks(routesFile: string, manifest: Manifest): Promise<RouteChunks> {
  const code = await readFile(routesFile, 'utf8');
  const declared = [...code.matchAll(/\broute\('/g)].length;
  const routes = [...code.matchAll(/\broute\('([^']+)'[\s\S]*?\bimport\('\.\.\/([^']+)'\)/g)];
  if (declared !== routes.length) throw new Error(`${routesFile}: a route's path or page can't be read.`);

  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const loaded = filesOf(manifest, entry);
  return Object.fromEntries(
    routes.map(([, path = '', page = '']) => {
      const chunk = manifest[posix.join('src', page)];
      if (!chunk) throw new Error(`${path}: the manifest has no chunk for ${page}.`);
      return [path, [...filesOf(manifest, chunk)].filter((file) => !loaded.has(file))];
    }),
  );
}

/** A chunk's own files and those of everything it imports. */
export function filesOf(manifest: Manifest, chunk: ManifestChunk | undefined, found = new Set<string>()) {
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  for (const name of chunk.imports ?? []) filesOf(manifest, manifest[name], found);
  return found;
}
