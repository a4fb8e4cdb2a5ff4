import { extname } from 'node:path';
import { cellOf } from '../cells.ts';
import { mistyped } from '../command-error.ts';
import type { Context } from '../context.ts';
import { csvLine } from '../csv.ts';
import { type CommonOptions, openAsSomebody } from '../open-club.ts';
import { queryOf } from '../query.ts';
import { rowsOf } from '../read-rows.ts';
import { fieldCalled, fieldsOf, tableCalled } from '../tables.ts';
import { writeOut } from '../write-out.ts';

const formats = ['csv', 'json', 'ndjson'] as const;
type Format = (typeof formats)[number];

export interface ExportOptions extends CommonOptions {
  format?: string | undefined;
  output?: string | undefined;
  fields?: string | undefined;
  sort?: string[] | undefined;
  search?: string | undefined;
}

/** Writes the rows of a table into a file, as they come. */
export async function exportRows(
  context: Context,
  name: string,
  filters: string[],
  options: ExportOptions,
): Promise<void> {
  const rules = tableCalled(context, name);
  const fields = options.fields?.split(',').map((each) => each.trim()) ?? fieldsOf(rules);
  for (const field of fields) fieldCalled(context, rules, field);
  const query = queryOf(context, rules, { ...options, filters });
  const format = formatOf(context, options);
  const { club } = openAsSomebody(context, options);

  let count = 0;
  await writeOut(context, options.output, async (write) => {
    // Spreadsheets take a file for UTF-8 when it begins with this mark.
    if (format === 'csv') await write(`${options.output ? '\uFEFF' : ''}${csvLine(fields)}`);
    if (format === 'json') await write('[');
    for await (const row of rowsOf(context, club, name, query)) {
      const chosen = Object.fromEntries(fields.map((field) => [field, row[field]]));
      if (format === 'csv') await write(csvLine(fields.map((field) => cellOf(row[field]))));
      else if (format === 'ndjson') await write(`${JSON.stringify(chosen)}\n`);
      else await write(`${count > 0 ? ',' : ''}\n${JSON.stringify(chosen)}`);
      count += 1;
    }
    if (format === 'json') await write(`${count > 0 ? '\n' : ''}]\n`);
  });
  if (options.output) context.err.write(`${context.texts.said.written(count, options.output)}\n`);
}

function formatOf({ texts }: Context, { format, json, output }: ExportOptions): Format {
  const said = format ?? (json ? 'json' : undefined) ?? (output && extname(output).slice(1));
  if (!said) return 'csv';
  const known = formats.find((each) => each === said);
  if (known) return known;
  if (format === undefined) return 'csv';
  throw mistyped(texts.faults.badValue('--format'), texts.faults.wrongValue('--format', formats.join(', ')));
}
