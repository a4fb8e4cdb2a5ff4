import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { isPassing } from '../../lib/api/when-ready.ts';

/** What is shown and could not be read, or not anew. */
export const unanswered: QueryFilters = { type: 'active', predicate: ({ state }) => isPassing(state.error) };

/**
 * Asks for what could not be read. What is still on its way is waited for: its request may have failed before the
 * server was ready, and only what the browser has kept is being looked for.
 */
export function askAgain(queries: QueryClient): void {
  const again = () => queries.refetchQueries(unanswered);
  void again();
  void queries.refetchQueries({ fetchStatus: 'fetching' }, { cancelRefetch: false }).then(again);
}
