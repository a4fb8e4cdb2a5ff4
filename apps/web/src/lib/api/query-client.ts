import { QueryClient } from '@tanstack/react-query';
import { isPassing } from './when-ready.ts';

const seconds = 1000;

/** What was read is shown again at once, and asked for anew when it is older than this. */
const staleTime = 20 * seconds;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime, retry: (failures, error) => failures < 2 && isPassing(error) },
  },
});
