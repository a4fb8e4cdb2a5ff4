/** Rows of a table, found by what they are called. */
export interface NameIndex {
  /** The names by their ids, in the person’s language. */
  names: Map<string, string>;
  /** The ids of those that are called so. */
  find: (text: string) => readonly string[];
}

/** The rows of a table by what they are called, where anything is known of them. */
export type FindNames = (table: string) => NameIndex | undefined;

/** What a name is compared by: letter case, spaces and the order of its words make no difference. */
const comparable = (text: string): string =>
  text.trim().toLocaleLowerCase('pl').split(/\s+/).sort().join(' ');

/** @param namesOf what each is called, first as it is shown */
export function indexNames<Row extends { id: string }>(
  rows: readonly Row[],
  namesOf: (row: Row) => readonly string[],
): NameIndex {
  const ids = new Map<string, Set<string>>();
  const names = new Map<string, string>();
  for (const row of rows) {
    const [shown = row.id, ...others] = namesOf(row);
    names.set(row.id, shown);
    for (const name of [row.id, shown, ...others].map(comparable)) {
      const called = ids.get(name);
      if (called) called.add(row.id);
      else ids.set(name, new Set([row.id]));
    }
  }
  return { names, find: (text) => [...(ids.get(comparable(text)) ?? [])] };
}
