import { ClubApiError } from '@tatami/sdk';

const waiting = new Set<() => void>();

/** Whether the same request may succeed a moment later: no answer came, or the server was in trouble. */
export function isPassing(error: unknown): boolean {
  return error instanceof ClubApiError && (error.code === 'network' || error.status === 503);
}

/** Resolves once the server, which has just failed to answer, can do so again. */
export const whenReady = () => new Promise<void>((resolve) => void waiting.add(resolve));

/** Whether something waits for that. */
export const isAwaited = () => waiting.size > 0;

/** Says that the server can answer again. */
export function sayReady(): void {
  for (const goOn of waiting) goOn();
  waiting.clear();
}
