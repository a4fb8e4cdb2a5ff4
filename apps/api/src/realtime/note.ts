import type { News } from './news.ts';

/**
 * What goes between servers, in JSON. `n` numbers the news of the one who writes, without a gap: a server hears from it
 * what it has missed, and asks. News that this version can't read are null.
 */
export type Note = { from: string } & (
  | { n: number; news: News | null }
  /** How many news there have been; it is said each second. */
  | { n: number }
  /** Asks `of` a server for its news after the one that was heard last, or else of so many milliseconds. */
  | { of: string; after: number | null; ms: number }
  /** Answers an asker: what follows `start` comes next, and whether nothing between is lost. */
  | { to: string; start: number; isComplete: boolean }
  | { isLeaving: true }
);

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

/** @returns null for what no server of this version writes */
export function readNote(text: string): Note | null {
  const note = parse(text);
  if (!isText(note?.from)) return null;
  const { n, news, of, after, ms, to, start, isComplete, isLeaving } = note;
  if (isCount(n) && news !== undefined && !isNews(news)) return { from: note.from, n, news: null };
  const isKnown =
    isLeaving === true ||
    isCount(n) ||
    (isText(of) && (after === null || isCount(after)) && isCount(ms)) ||
    (isText(to) && isCount(start) && typeof isComplete === 'boolean');
  return isKnown ? (note as unknown as Note) : null;
}

function isNews(news: unknown): boolean {
  if (typeof news !== 'object' || news === null) return false;
  const { changes, tables, by, name, body, to } = news as Record<string, unknown>;
  if (isText(name)) return isText(body) && isText(to);
  if (by !== null && !isText(by)) return false;
  if (Array.isArray(tables)) return tables.every(isText);
  return Array.isArray(changes) && changes.every((change) => isText(change?.table) && isText(change.id));
}

function parse(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
