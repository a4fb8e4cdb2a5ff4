import { basename } from 'node:path';
import type { Plugin } from 'vite';

interface UnusedPart {
  /** The module that always brings it. */
  broughtBy: string;
  /** The module by which an app asks for it. */
  askedForBy: string;
  standIn: string;
}

/** What TanStack Query always brings, and the app never asks for, by its module. */
const unusedParts: Readonly<Record<string, UnusedPart>> = {
  'mutationCache.js': {
    broughtBy: 'queryClient.js',
    askedForBy: 'mutationObserver.js',
    standIn:
      'export class MutationCache { resumePausedMutations() { return Promise.resolve(); } clear() {} }',
  },
  'infiniteQueryBehavior.js': {
    broughtBy: 'query.js',
    askedForBy: 'infiniteQueryObserver.js',
    standIn:
      "export function infiniteQueryBehavior() { throw new Error('build/query-parts.ts leaves it out'); }",
  },
};

const standInFor = '\0tatami:in-place-of/';
const isOfQuery = (id: string) => id.includes('/query-core/');

/**
 * Leaves out of what browsers get the parts of TanStack Query that the app has no use of: mutations, and lists that grow at
 * their end (decision 007). A build in which somebody asks for one of them fails.
 */
export function queryPartsPlugin(): Plugin {
  const leftOut = new Set<string>();
  return {
    name: 'tatami:query-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer = '') {
      const part = basename(source);
      if (!isOfQuery(importer) || basename(importer) !== unusedParts[part]?.broughtBy) return null;
      leftOut.add(part);
      return standInFor + part;
    },
    load: (id) => (id.startsWith(standInFor) ? unusedParts[id.slice(standInFor.length)]?.standIn : null),
    generateBundle(_, bundle) {
      const rendered = new Set(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? file.moduleIds.filter(isOfQuery).map((id) => basename(id)) : [],
        ),
      );
      for (const [part, { broughtBy, askedForBy }] of Object.entries(unusedParts)) {
        if (!leftOut.has(part)) this.error(`${broughtBy} of TanStack Query does not bring ${part} any more.`);
        if (rendered.has(askedForBy)) this.error(`${askedForBy} asks for ${part}, which is left out.`);
      }
    },
  };
}
