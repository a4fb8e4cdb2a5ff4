import { QueryClient } from '@tanstack/react-query';
import { ClubApiError } from '@tatami/sdk';

const seconds = 1000;

/** What was read is shown again at once, and asked for anew when it is older than this. */
const staleTime = 20 * seconds;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime, retry: (failures, error) => failures < 2 && isPassing(error) },
  },
});

/** Whether the same request may succeed a moment later: no answer came, or the server was in trouble. */
function isPassing(error: Error): boolean {
  return error instanceof ClubApiError && (error.code === 'network' || error.status === 503);
}
