/** Rows of a table, found by what they are called. */
export interface NameIndex {
  /** The names by their ids, in the person’s language. */
  names: Map<string, string>;
  /** The ids of those that are called so. */
  find: (text: string) => readonly string[];
  /** The name of a row that no other has, if there is one; else what it is called. */
  ownName: (id: string) => string | undefined;
}

/** The rows of a table by what they are called, where anything is known of them. */
export type FindNames = (table: string) => NameIndex | undefined;

/** What a name is compared by: letter case, spaces, brackets and the order of its words make no difference. */
const comparable = (text: string): string =>
  text
    .toLocaleLowerCase('pl')
    .replace(/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g, (_, day: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
    .split(/[\s(),]+/)
    .filter(Boolean)
    .sort()
    .join(' ');

/** @param namesOf what each is called: first as it is shown, then what tells it from others that are shown alike */
export function indexNames<Row extends { id: string }>(
  rows: readonly Row[],
  namesOf: (row: Row) => readonly string[],
): NameIndex {
  const ids = new Map<string, Set<string>>();
  const called = new Map<string, readonly string[]>();
  const names = new Map<string, string>();
  for (const row of rows) {
    const all = namesOf(row);
    called.set(row.id, all);
    names.set(row.id, all[0] ?? row.id);
    for (const name of [row.id, ...all].map(comparable)) {
      const known = ids.get(name);
      if (known) known.add(row.id);
      else ids.set(name, new Set([row.id]));
    }
  }
  const find = (text: string) => [...(ids.get(comparable(text)) ?? [])];
  return {
    names,
    find,
    ownName: (id) => called.get(id)?.find((name) => find(name).length === 1) ?? names.get(id),
  };
}
