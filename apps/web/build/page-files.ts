import { relative, sep } from 'node:path';
import { type ESTree, type Manifest, type ManifestChunk, type Plugin, parseAst, Visitor } from 'vite';
import type { NamedFiles } from '../src/start/page-files.ts';

/** The files that each page needs beside the entry's own, by its path: first those of most pages, which are large. */
export type PageFiles = Record<string, string[]>;

/** The files that all pages need, of those that need any beside the entry's. */
export function sharedFiles(files: PageFiles): string[] {
  return Object.values(files)
    .filter((each) => each.length > 0)
    .reduce((shared, each) => shared.filter((file) => each.includes(file)));
}

/** What the document is told of them when it asks. */
export function namedFiles(files: PageFiles): NamedFiles {
  const shared = sharedFiles(files);
  return {
    shared: named(shared),
    own: Object.fromEntries(
      Object.entries(files).flatMap(([path, each]) =>
        each.length > 0 ? [[path, named(each.filter((file) => !shared.includes(file)))]] : [],
      ),
    ),
  };
}

/** The names in the folder that all files are in, and of scripts without what they end in. */
export const named = (files: readonly string[]) => files.map((file) => file.replace(/^static\/|\.js$/g, ''));

/** What the build asks of a route. */
export interface BuiltRoute {
  path: string;
  /** Loads the page's code. */
  page: () => Promise<unknown>;
}

declare global {
  /** What is told, while the build runs the app, the file of every module that is loaded when it is needed. */
  var tatamiLoads: ((file: string) => void) | undefined;
}

/** Makes the app tell what it loads while the build itself runs it. */
export function toldLoadsPlugin(): Plugin {
  return {
    name: 'tatami:told-loads',
    apply: 'build',
    // What is globbed has become imports by then.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'prerender',
    async transform(code, id) {
      if (!code.includes('import(')) return null;
      const loads: ESTree.ImportExpression[] = [];
      new Visitor({
        ImportExpression(node) {
          loads.push(node);
        },
      }).visit(parseAst(code));
      let told = code;
      for (const { start, end, source } of loads.toSorted((one, other) => other.start - one.start)) {
        const target = source.type === 'Literal' && (await this.resolve(String(source.value), id));
        if (!target) continue;
        const load = `(globalThis.tatamiLoads?.(${JSON.stringify(target.id)}), ${code.slice(start, end)})`;
        told = told.slice(0, start) + load + told.slice(end);
      }
      return { code: told, map: null };
    },
  };
}

/** The app's routes: those of the entry, and those that come with the first page that is not one of them. */
export interface BuiltRoutes {
  entryRoutes: readonly BuiltRoute[];
  loadRoutes: () => Promise<readonly BuiltRoute[]>;
}

type RunFiles = (run: () => Promise<unknown>) => Promise<string[]>;

/** Runs what loads code as the app does, and reads from the manifest of what was built for browsers which files that takes. */
export function filesToRunOf(root: string, manifest: Manifest): RunFiles {
  const inEntry = filesOf(
    manifest,
    Object.values(manifest).find(({ isEntry }) => isEntry),
  );
  return async (run) => {
    const files = new Set<string>();
    globalThis.tatamiLoads = (module) => {
      const source = relative(root, module).split(sep).join('/');
      const chunk = manifest[source];
      if (!chunk) throw new Error(`The manifest has no chunk for ${source}.`);
      filesOf(manifest, chunk, files);
    };
    await run();
    globalThis.tatamiLoads = undefined;
    return [...files].filter((file) => !inEntry.has(file));
  };
}

/** The files that the page of every route takes. */
export async function pageFiles(
  filesToRun: RunFiles,
  { entryRoutes, loadRoutes }: BuiltRoutes,
): Promise<PageFiles> {
  const found: PageFiles = {};
  for (const { path, page } of entryRoutes) found[path] = await filesToRun(page);
  for (const { path, page } of await loadRoutes()) {
    found[path] = await filesToRun(async () => {
      await loadRoutes();
      await page();
    });
  }
  const uses = new Map<string, number>();
  for (const file of Object.values(found).flat()) uses.set(file, (uses.get(file) ?? 0) + 1);
  const usesOf = (file: string) => uses.get(file) ?? 0;
  for (const files of Object.values(found)) {
    files.sort((one, other) => usesOf(other) - usesOf(one) || one.localeCompare(other));
  }
  return found;
}

/** A chunk's own files and those of everything it imports. */
export function filesOf(manifest: Manifest, chunk: ManifestChunk | undefined, found = new Set<string>()) {
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  for (const name of chunk.imports ?? []) filesOf(manifest, manifest[name], found);
  return found;
}
