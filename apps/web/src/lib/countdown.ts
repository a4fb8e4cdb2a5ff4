import { useNow } from './use-now.ts';

/** Whole seconds until a moment, counted down to 0. */
export function useSecondsLeft(until: number): number {
  const now = useNow(250);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** 0:27, 14:05 */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
