/**
 * A backup is JSON lines, compressed by gzip: first a header, then the rows of one table after another, each table
 * closed by how many there were and the SHA-256 of their lines, and last an end, so that half a file is known as such.
 */
export interface Header {
  tatami: 'backup';
  format: 1;
  madeAt: string;
  /** The version of the PostgreSQL that it was read from. */
  postgres: string;
  /** The hashes of what that database had been migrated by. */
  migrations: string[];
  /** Files of the data folder that are not in it, and that the club can't do without. */
  beside: string[];
}

export interface TableEnd {
  table: string;
  rows: number;
  sha256: string;
}

export interface End {
  end: { tables: number; rows: number };
}

/** SQL of one line of a backup, of a row that is called `r`. */
export const rowLine = (table: string): string =>
  `'${opening(table).replaceAll("'", "''")}' || row_to_json(r) || '}'`;

const opening = (table: string): string => `{"table":${JSON.stringify(table)},"row":`;

/** The row in a line, as it stands there; undefined where the line is none of the table's rows. */
export function rowIn(line: string, table: string): string | undefined {
  const start = opening(table);
  return line.startsWith(start) ? line.slice(start.length, -1) : undefined;
}
