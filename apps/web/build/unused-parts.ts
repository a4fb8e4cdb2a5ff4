import type { Plugin } from 'vite';

/**
 * Leaves out what a library carries for what nobody does here, where no bundler can tell: TanStack Query decides by a word
 * of each query whether it reads page after page without end, and brings half a kilobyte for it with the first page.
 */
export function unusedPartsPlugin(): Plugin {
  return {
    name: 'tatami:unused-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /query-core.build.modern.infiniteQueryBehavior\.js$/ },
      handler: () => 'export const [infiniteQueryBehavior, hasNextPage, hasPreviousPage] = [];',
    },
  };
}
