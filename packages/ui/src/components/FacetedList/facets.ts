import type { FilterChoice } from '../DataTable/column.ts';

/** What rows have one or several of, and are narrowed by. */
export interface Facet<Row> {
  /** The id, also the parameter of the address that names what is chosen. */
  id: string;
  /** The name for people. */
  header: string;
  /** The values, in their order. */
  choices: readonly FilterChoice[];
  /** Which of them a row has. */
  valuesOf: (row: Row) => readonly string[];
  /** What it is called where rows can stand under its values: “pozycji”. */
  groups?: string | undefined;
}

/** What an address narrows a facet to; nothing where it lets all through. */
export function narrowedTo(params: URLSearchParams, facet: string): readonly string[] | undefined {
  const values = params.get(facet)?.split(',').filter(Boolean) ?? [];
  return values.length > 0 ? values : undefined;
}

/** The rows that have one of the chosen values of each facet. */
export function narrowRows<Row>(
  rows: readonly Row[],
  facets: readonly Facet<Row>[],
  params: URLSearchParams,
): Row[] {
  const wanted = facets.flatMap((facet) => {
    const values = narrowedTo(params, facet.id);
    return values ? [{ facet, values }] : [];
  });
  return rows.filter((row) =>
    wanted.every(({ facet, values }) => facet.valuesOf(row).some((value) => values.includes(value))),
  );
}

/** The rows under each value of a facet, in its order; nothing is a heading of nothing. */
export function groupRows<Row>(rows: readonly Row[], { choices, valuesOf }: Facet<Row>) {
  return choices
    .map(({ value, label }) => ({ value, label, rows: rows.filter((row) => valuesOf(row).includes(value)) }))
    .filter((group) => group.rows.length > 0);
}
