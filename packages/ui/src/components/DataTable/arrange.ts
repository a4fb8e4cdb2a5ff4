import type { CellValue, TableColumn } from './column.ts';
import { type FilterValue, isFiltering, type TableView } from './view.ts';

const isBlank = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** The text as it is looked up: „Łukasz” is found by “lukasz”. Decomposing leaves ł whole. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** Whether a value is within a filter. A range takes its whole last day, whatever the time of a date is. */
export function passes(filter: FilterValue): (value: CellValue) => boolean {
  const contains = folded(filter.contains ?? '');
  const { from = '', to = '', oneOf = [], empty } = filter;
  return (value) => {
    if (empty !== undefined && isBlank(value) !== empty) return false;
    if (contains && (isBlank(value) || !folded(String(value)).includes(contains))) return false;
    if (oneOf.length > 0 && !oneOf.includes(String(value ?? ''))) return false;
    if (from !== '' && (isBlank(value) || value < from)) return false;
    if (to === '') return true;
    return !isBlank(value) && (typeof value === 'string' ? value.slice(0, String(to).length) : value) <= to;
  };
}

interface Ranks {
  /** The rank of each row; `count` where there is no value. */
  of: Uint32Array;
  /** The number of different values. */
  count: number;
}

/** Each row's place among the different values of a column: told once, sorting needs no more comparing of texts. */
function rank(values: readonly CellValue[], collator: Intl.Collator): Ranks {
  const different = [...new Set(values)].filter((value) => !isBlank(value));
  different.sort((a, b) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)),
  );
  const places = new Map(different.map((value, place) => [value, place]));
  return {
    of: Uint32Array.from(values, (value) => places.get(value) ?? different.length),
    count: different.length,
  };
}

/**
 * Sorts by counting: stable, so that sorting by the least column first gives an order by many. Blanks are always
 * last.
 */
function sorted(
  rows: Uint32Array,
  { of, count }: Ranks,
  direction: 'asc' | 'desc',
): Uint32Array<ArrayBuffer> {
  const bucketOf = (row: number) => {
    const place = of[row] ?? count;
    return direction === 'asc' || place === count ? place : count - 1 - place;
  };
  const starts = new Uint32Array(count + 2);
  for (const row of rows) starts[bucketOf(row) + 1] = (starts[bucketOf(row) + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const result = new Uint32Array(rows.length);
  for (const row of rows) {
    const bucket = bucketOf(row);
    const at = starts[bucket] ?? 0;
    result[at] = row;
    starts[bucket] = at + 1;
  }
  return result;
}

/** Rows that are all here, with what is worth keeping between one order and the next. */
export interface Arranger<Row> {
  /** The rows that a view leaves, in its order. */
  arrange: (view: Pick<TableView, 'sort' | 'search' | 'filters'>) => readonly Row[];
  /** Finishes one piece of work that a later order would wait for; `false` when there is none left. */
  prepare: () => boolean;
}

/** Sorts, filters and searches rows in the browser. */
export function makeArranger<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  locale: string,
): Arranger<Row> {
  const collator = new Intl.Collator(locale, { numeric: true });
  const valued = new Map(columns.flatMap(({ id, value }) => (value ? [[id, value] as const] : [])));
  const all = Uint32Array.from(rows.keys());
  const ranks = new Map<string, Ranks>();
  const ascending = new Map<string, Uint32Array<ArrayBuffer>>();
  let searched: string[] | undefined;

  const ranksOf = (column: string): Ranks | undefined => {
    const value = valued.get(column);
    if (!value) return undefined;
    const known = ranks.get(column) ?? rank(rows.map(value), collator);
    ranks.set(column, known);
    return known;
  };
  const allBy = (column: string, known: Ranks) => {
    const order = ascending.get(column) ?? sorted(all, known, 'asc');
    ascending.set(column, order);
    return order;
  };
  const textsToSearch = () => {
    const read = [...valued.values()];
    searched ??= rows.map((row) => folded(read.map((value) => value(row) ?? '').join('\n')));
    return searched;
  };
  const toPrepare = [
    ...columns
      .filter(({ sortable }) => sortable)
      .map(({ id }) => () => {
        const known = ranksOf(id);
        if (known) allBy(id, known);
      }),
    textsToSearch,
  ];

  return {
    arrange: ({ sort, search, filters }) => {
      let left = all;
      for (const [column, filter] of Object.entries(filters)) {
        const value = valued.get(column);
        if (!value || !isFiltering(filter)) continue;
        const isWithin = passes(filter);
        left = left.filter((at) => isWithin(value(rows[at] as Row)));
      }
      const words = folded(search).split(/\s+/).filter(Boolean);
      if (words.length > 0) {
        const text = textsToSearch();
        left = left.filter((at) => words.every((word) => text[at]?.includes(word)));
      }
      for (const { column, direction } of sort.toReversed()) {
        const known = ranksOf(column);
        if (!known) continue;
        left = left === all && direction === 'asc' ? allBy(column, known) : sorted(left, known, direction);
      }
      if (left === all) return rows;
      // Ten times as fast as Array.from, which asks a typed array's iterator for each.
      const arranged = new Array<Row>(left.length);
      for (let at = 0; at < left.length; at++) arranged[at] = rows[left[at] ?? 0] as Row;
      return arranged;
    },
    prepare: () => {
      toPrepare.shift()?.();
      return toPrepare.length > 0;
    },
  };
}
