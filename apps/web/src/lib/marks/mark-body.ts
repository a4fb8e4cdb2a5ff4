import type { Said } from '../club/training/said.ts';
import type { Batch } from './mark-outbox.ts';

/** What the server is told of several marks: not when each was said, for clocks differ, but how long ago. */
export const markBody = (batch: Batch<Said>) =>
  [...batch].map(([student, { at, ...said }]) => ({
    student,
    ...said,
    ...(at !== undefined && { waited: Math.max(0, Date.now() - at) }),
  }));

/** Whether the same is said, whenever it was. */
export const isSameSaid = (one: Said, other: Said): boolean =>
  one.status === other.status && one.note === other.note;
