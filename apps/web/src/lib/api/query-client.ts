import { type Query, QueryClient } from '@tanstack/react-query';
import { isPassing } from './when-ready.ts';

const seconds = 1000;

/** What was read is shown again at once, and asked for anew when it is older than this. */
const staleTime = 20 * seconds;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime,
      // Nobody waits for a network without being told.
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isPassing(error) && navigator.onLine,
      persister: async (ask, context, query) => {
        try {
          return await ask(context);
        } catch (error) {
          // Where the code can't be had either, the error is still that of the request.
          const kept = await import('../kept/keep-answers.ts').catch(() => null);
          if (!kept) throw error;
          return kept.readLast(query as Query, error as Error);
        }
      },
    },
  },
});
