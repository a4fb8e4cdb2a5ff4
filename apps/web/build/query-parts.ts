import { basename } from 'node:path';
import type { Plugin } from 'vite';

interface UnusedPart {
  standIn: string;
  /** The modules by which an app asks for it. */
  askedForBy?: readonly string[];
  /** The words by which it does. */
  askedForAs?: RegExp;
}

const suspenseHooks = ['useSuspenseQuery.js', 'useSuspenseQueries.js', 'useSuspenseInfiniteQuery.js'];

/** What TanStack Query always brings, and the app never asks for, by its module. */
const unusedParts: Readonly<Record<string, UnusedPart>> = {
  'mutationCache.js': {
    standIn:
      'export class MutationCache { resumePausedMutations() { return Promise.resolve(); } clear() {} }',
    askedForBy: ['mutationObserver.js'],
  },
  'infiniteQueryBehavior.js': {
    standIn: `export function infiniteQueryBehavior() { throw new Error('build/query-parts.ts leaves it out'); }
    export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };`,
    askedForBy: ['infiniteQueryObserver.js'],
  },
  'timeoutManager.js': {
    standIn: `export const timeoutManager = {
      setTimeout: (...timed) => setTimeout(...timed), clearTimeout: (id) => clearTimeout(id),
      setInterval: (...timed) => setInterval(...timed), clearInterval: (id) => clearInterval(id),
    };
    export const systemSetTimeoutZero = (callback) => setTimeout(callback, 0);`,
    askedForAs: /\bsetTimeoutProvider\b/,
  },
  'suspense.js': {
    standIn: `export const ensureSuspenseTimers = () => {};
    export const shouldSuspend = () => false;
    export const fetchOptimistic = () => {};
    export const defaultThrowOnError = () => true;`,
    askedForBy: suspenseHooks,
    askedForAs: /\bsuspense: ?true\b/,
  },
  'errorBoundaryUtils.js': {
    standIn: `export const ensurePreventErrorBoundaryRetry = () => {};
    export const useClearResetErrorBoundary = () => {};
    export const getHasError = () => false;`,
    askedForBy: suspenseHooks,
    askedForAs: /\bthrowOnError\b/,
  },
  'QueryErrorResetBoundary.js': {
    standIn: 'export const useQueryErrorResetBoundary = () => {};',
    askedForAs: /\bQueryErrorResetBoundary\b/,
  },
  'IsRestoringProvider.js': {
    standIn: 'export const useIsRestoring = () => false;',
    askedForAs: /\b(IsRestoring|PersistQueryClient)Provider\b/,
  },
  'environmentManager.js': {
    standIn: 'export const isServer = () => false;',
    askedForAs: /\bsetIsServer\b/,
  },
};

const standInFor = '\0tatami:in-place-of/';
const isOfQuery = (id: string) => id.includes('/query-core/') || id.includes('/react-query/');

/**
 * Leaves out of what browsers get the parts of TanStack Query that the app has no use of: mutations, lists that grow at their
 * end, errors and waits that are thrown (decision 007). A build in which somebody asks for one of them fails.
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
      // Its index names all of them, and brings none that nobody asks for.
      if (!isOfQuery(importer) || basename(importer) === 'index.js' || !unusedParts[part]) return null;
      leftOut.add(part);
      return standInFor + part;
    },
    load: (id) => (id.startsWith(standInFor) ? unusedParts[id.slice(standInFor.length)]?.standIn : null),
    transform(code, id) {
      if (id.includes('/node_modules/')) return;
      for (const [part, { askedForAs }] of Object.entries(unusedParts))
        if (askedForAs?.test(code)) this.error(`${id} asks for ${part}, which is left out.`);
    },
    generateBundle(_, bundle) {
      const rendered = new Set(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? file.moduleIds.filter(isOfQuery).map((id) => basename(id)) : [],
        ),
      );
      for (const [part, { askedForBy = [] }] of Object.entries(unusedParts)) {
        if (!leftOut.has(part)) this.error(`TanStack Query does not bring ${part} any more.`);
        const asking = askedForBy.find((module) => rendered.has(module));
        if (asking) this.error(`${asking} asks for ${part}, which is left out.`);
      }
    },
  };
}
