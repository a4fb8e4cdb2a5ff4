import type { Entity, TableName } from '@tatami/sdk';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import type { KnownPlace } from '../description/places-context.ts';
import type { Table } from '../description/table.ts';
import { tableTexts, textKeys } from '../description/table-texts.ts';
import { readNamesOf } from '../rows/name-rows.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { changesOf } from './change.ts';
import { type Held, heldWriter, referredIn } from './held-words.ts';

type LogLine = Entity<'audit-log'>;

interface Teller {
  i18n: I18n;
  placeOf: (table: TableName) => KnownPlace | undefined;
  has: Viewer['has'];
}

/** What lines of the log say of each field, as a cell of a file has it: `Miasto: Gdynia → Sopot`, one below the other. */
export async function tellLines(
  lines: readonly LogLine[],
  { i18n, placeOf, has }: Teller,
): Promise<string[]> {
  const wanted = [...new Set(lines.map(({ table }) => table as TableName))];
  const tables = new Map(
    await Promise.all(
      wanted.map(async (table) => [table as string, await placeOf(table)?.load?.()] as const),
    ),
  );
  const told = lines.map((line) => fieldsOf(tables.get(line.table), line, i18n));
  const names = new Map<string, string>();
  const referred = told
    .flat()
    .flatMap(({ of, field, values }) => values.flatMap((value) => referredIn(of.rules[field], value)));
  for (const [table, rows] of Map.groupBy(referred, (each) => each.table)) {
    const place = placeOf(table);
    if (place && has(`${place.rights}:Read`))
      await readNamesOf(place, new Set(rows.map(({ id }) => id)), names, i18n.language);
  }
  const write = heldWriter(i18n, (id) => names.get(id));
  return told.map((fields) =>
    fields
      .map(({ of, field, label, values }) => {
        const [before, after] = values.map(
          (value, at) => write({ of, field, value, side: at === 0 ? 'before' : 'after' }) ?? '–',
        );
        return `${label}: ${before} → ${after}`;
      })
      .join('\n'),
  );
}

interface ToldField extends Pick<Held, 'of' | 'field'> {
  label: string;
  values: readonly [before: unknown, after: unknown];
}

/** The fields that have a name, in the order of their table. */
function fieldsOf(of: Table | undefined, line: LogLine, { t }: I18n): ToldField[] {
  if (!of) return [];
  const changes = changesOf(line);
  const texts = tableTexts(t, of.place.table);
  return Object.keys(of.rules).flatMap((field): ToldField[] => {
    const values = changes[field];
    const label = texts.field(field);
    return values && label !== textKeys.field(of.place.table, field)[0] ? [{ of, field, label, values }] : [];
  });
}
