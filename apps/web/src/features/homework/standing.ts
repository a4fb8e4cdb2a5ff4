import type { OwnHomework } from './homework-queries.ts';

/** Where a homework stands for its student: to be done, with the instructor, or over. */
export type Standing = 'due' | 'waiting' | 'done';

/** Whether answers are taken. */
export const isOpen = ({ state, availableFrom }: OwnHomework['homework'], now: number): boolean =>
  state === 'published' && (availableFrom === null || Date.parse(availableFrom) <= now);

/** What was closed without an answer is over, too. */
export function standingOf({ submission, homework }: OwnHomework): Standing {
  if (submission.state === 'submitted') return 'waiting';
  return submission.state === 'reviewed' || homework.state !== 'published' ? 'done' : 'due';
}

/** Orders them as they are to be done: by when they are due, those without a day at the end. */
export const byDueAt = (one: OwnHomework, other: OwnHomework): number =>
  dueOf(one) - dueOf(other) || (one.submission.id < other.submission.id ? -1 : 1);

/** Orders them by what happened to them, the last first. */
export const byLastChange = (one: OwnHomework, other: OwnHomework): number =>
  Date.parse(other.submission.updatedAt) - Date.parse(one.submission.updatedAt);

const dueOf = ({ homework: { dueAt } }: OwnHomework): number =>
  dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt);

/** Whether it is due and was not handed in. */
export const isLate = (own: OwnHomework, now: number): boolean =>
  standingOf(own) === 'due' && dueOf(own) < now;

/** Whether it came back: there are words of how it is to be done again. */
export const isToMend = ({ submission: { state, feedback } }: OwnHomework): boolean =>
  state === 'returned' || (state === 'draft' && feedback !== null);
