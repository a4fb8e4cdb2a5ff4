import { extname } from 'node:path';
import { type AnyRow, cellOf, pick } from '../cells.ts';
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
  const { out, err, texts } = context;
  const { output } = options;
  const rules = tableCalled(context, name);
  const fields = options.fields?.split(',').map((each) => each.trim()) ?? fieldsOf(rules);
  for (const field of fields) fieldCalled(context, rules, field);
  const query = queryOf(context, rules, { ...options, filters });
  const format = formatOf(context, options);
  const { club } = openAsSomebody(context, options);

  const { begin, text, end } = writings[format];
  let count = 0;
  async function* exported(): AsyncGenerator<string> {
    // Spreadsheets take a file for UTF-8 when it begins with this mark.
    const head = (format === 'csv' && output ? '\uFEFF' : '') + begin(fields);
    for await (const row of rowsOf(context, club, name, query)) {
      // Nothing is said before it is known that the rows may be read.
      yield (count === 0 ? head : '') + text(fields, row, count);
      count += 1;
    }
    yield (count === 0 ? head : '') + end;
  }
  await writeOut(context, output, exported());
  if (!output) return;
  if (options.json) out.write(`${JSON.stringify({ file: output, rows: count })}\n`);
  else err.write(`${texts.said.written(count, output)}\n`);
}

/** How rows are written in each format. */
const writings: Record<Format, Writing> = {
  csv: {
    begin: csvLine,
    text: (fields, row) => csvLine(fields.map((field) => cellOf(row[field]))),
    end: '',
  },
  json: {
    begin: () => '[',
    text: (fields, row, at) => `${at > 0 ? ',' : ''}\n${JSON.stringify(pick(row, fields))}`,
    end: '\n]\n',
  },
  ndjson: { begin: () => '', text: (fields, row) => `${JSON.stringify(pick(row, fields))}\n`, end: '' },
};

interface Writing {
  begin: (fields: string[]) => string;
  text: (fields: string[], row: AnyRow, at: number) => string;
  end: string;
}

/** What was said, else as the file's name ends: a file that is asked for with `--json` is told of in JSON. */
function formatOf({ texts: { faults } }: Context, { format, json, output }: ExportOptions): Format {
  const known = (name: string | undefined) => formats.find((each) => each === name);
  if (format !== undefined && !known(format))
    throw mistyped(faults.badValue('--format'), faults.wrongValue('--format', formats.join(', ')));
  return known(format) ?? known(output && extname(output).slice(1)) ?? (json ? 'json' : 'csv');
}
