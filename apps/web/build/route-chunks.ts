import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** The files a route needs beside the entry's own, by the route's path; what takes longest to come first. */
export type RouteChunks = Record<string, string[]>;

/** Reads what each route imports, and from the manifest which files that and the route itself are made of. */
export async function routeChunks(root: string, dist: string, manifest: Manifest): Promise<RouteChunks> {
  const sizes = new Map<string, number>();
  for (const { file } of Object.values(manifest)) sizes.set(file, (await stat(join(dist, file))).size);
  const sizeOf = (file: string) => sizes.get(file) ?? 0;
  const loaded = filesOf(
    manifest,
    Object.values(manifest).find(({ isEntry }) => isEntry),
  );
  const chunks: RouteChunks = {};
  for (const source of ['src/app/entry-routes.ts', 'src/app/routes.ts']) {
    const declarations = (await readFile(join(root, source), 'utf8')).split(/\broute\('/).slice(1);
    if (declarations.length === 0) throw new Error(`${source}: no routes were found.`);
    const routes = filesOf(manifest, manifest[source]);
    for (const declaration of declarations) {
      const [path = ''] = declaration.split("'");
      const files = new Set(routes);
      for (const [, module = ''] of declaration.matchAll(/\bimport\('\.\.\/([^']+)'\)/g))
        for (const file of moduleFiles(manifest, module)) files.add(file);
      chunks[path] = [...files]
        .filter((file) => !loaded.has(file))
        .sort((one, other) => sizeOf(other) - sizeOf(one));
    }
  }
  return chunks;
}

function moduleFiles(manifest: Manifest, module: string): Set<string> {
  const chunk = manifest[posix.join('src', module)];
  if (!chunk) throw new Error(`The manifest has no chunk for ${module}.`);
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
