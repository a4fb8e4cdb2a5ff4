import { choices } from '../cookies/consent.ts';
import { defaultTimeZone } from './zoned-time.ts';

const storageKey = 'tatami.timeZone';

/** The club's zone as the server said it at an earlier visit. */
export const keptTimeZone = (): string | null => choices().getItem(storageKey);

/** The same, or the zone of most clubs. */
export const likelyTimeZone = (): string => keptTimeZone() ?? defaultTimeZone;

export const keepTimeZone = (timeZone: string): void => choices().setItem(storageKey, timeZone);
