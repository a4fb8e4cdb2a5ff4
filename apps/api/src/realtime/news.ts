import type { Change } from '../table/changes.ts';

/** What one server has to tell the listeners of all servers. */
export type News =
  /** What one transaction has stored. */
  | { changes: readonly Change[]; by: string | null }
  /** The tables of a transaction that wrote more than is told row by row. */
  | { tables: readonly string[]; by: string | null }
  /** A message of no table: `to` one user on what is theirs, and to all who may hear all of it. */
  | { name: string; body: string; to: string };

/** Tells this server's listeners. @param id of each message of it, the same on every server */
export type TellNews = (id: string, news: News) => void;
