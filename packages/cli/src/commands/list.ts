import { type AnyRow, cellOf, mainFields, pick } from '../cells.ts';
import { mistyped } from '../command-error.ts';
import { type Context, isTerminal } from '../context.ts';
import { drawTable, widthOf } from '../draw-table.ts';
import { type CommonOptions, openAsSomebody } from '../open-club.ts';
import { queryOf } from '../query.ts';
import { rowCalled, rowsOf, tableOf } from '../read-rows.ts';
import { fieldCalled, fieldsOf, tableCalled } from '../tables.ts';

export interface ListOptions extends CommonOptions {
  sort?: string[] | undefined;
  search?: string | undefined;
  fields?: string | undefined;
  limit?: number | undefined;
  all?: boolean | undefined;
}

/** The rows of the largest page that the server gives. */
const PAGE = 200;
const SHOWN = 20;

/** Shows the rows of a table. */
export async function list(
  context: Context,
  name: string,
  filters: string[],
  options: ListOptions,
): Promise<void> {
  const { out, err, texts } = context;
  const rules = tableCalled(context, name);
  const fields = fieldsChosen(context, name, options.fields);
  const query = queryOf(context, rules, { ...options, filters });
  const { club } = openAsSomebody(context, options);
  const limit = options.all ? Number.POSITIVE_INFINITY : (options.limit ?? SHOWN);

  const rows: AnyRow[] = [];
  let total = '';
  if (limit <= PAGE) {
    const page = await tableOf(club, name).list({ ...query, size: limit } as never, {
      signal: context.signal,
    });
    rows.push(...(page.results as unknown as AnyRow[]));
    const { totalElements, totalIsExact } = page.page;
    total = `${totalElements}${totalIsExact ? '' : '+'}`;
    if (totalElements <= rows.length) total = '';
  } else {
    for await (const row of rowsOf(context, club, name, query)) if (rows.push(row) >= limit) break;
  }

  if (options.json) {
    const chosen = options.fields ? rows.map((row) => pick(row, fields)) : rows;
    out.write(`${JSON.stringify(chosen, null, isTerminal(out) ? 2 : 0)}\n`);
    return;
  }
  const shown = options.fields ? fields : fitting(fields, rows, out);
  if (rows.length > 0) out.write(drawTable(shown, cellsOf(rows, shown), out));
  if (rows.length === 0) err.write(`${texts.said.none}\n`);
  else if (total && isTerminal(err)) err.write(`${texts.said.more(rows.length, total)}\n`);
}

const cellsOf = (rows: readonly AnyRow[], fields: readonly string[]) =>
  rows.map((row) => fields.map((field) => cellOf(row[field])));

/** Gives as many fields as a terminal has room for: the id goes first, then those at the end. To a program all of them go. */
function fitting(
  fields: readonly string[],
  rows: readonly AnyRow[],
  out: NodeJS.WriteStream,
): readonly string[] {
  const fits = widthOf([fields, ...cellsOf(rows, fields)]) <= out.columns;
  return !isTerminal(out) || fits || fields.length <= 2 ? fields : fitting(fields.slice(0, -1), rows, out);
}

function fieldsChosen(context: Context, name: string, said: string | undefined): string[] {
  const rules = tableCalled(context, name);
  if (said === undefined) return [...mainFields(rules), 'id'];
  const fields = said.split(',').map((each) => each.trim());
  for (const field of fields) fieldCalled(context, rules, field);
  return fields;
}

/** Shows one row, a line a field. */
export async function get(
  context: Context,
  name: string,
  row: string,
  options: CommonOptions,
): Promise<void> {
  const { out } = context;
  const rules = tableCalled(context, name);
  const { club } = openAsSomebody(context, options);
  const found = await rowCalled(context, club, rules, row);
  if (options.json) {
    out.write(`${JSON.stringify(found, null, isTerminal(out) ? 2 : 0)}\n`);
    return;
  }
  const fields = fieldsOf(rules).filter((field) => (isTerminal(out) ? cellOf(found[field]) !== '' : true));
  out.write(
    drawTable(
      [],
      fields.map((field) => [field, cellOf(found[field])]),
      out,
    ),
  );
}

/** How many rows, as it was typed. */
export function limitOf({ texts }: Context, typed: string): number {
  const limit = Number(typed);
  if (!Number.isInteger(limit) || limit < 1) throw mistyped(texts.faults.badValue('--limit'));
  return limit;
}
