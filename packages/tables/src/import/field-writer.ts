import type { TableName } from '@tatami/sdk';
import { writeCell } from '@tatami/ui/CsvImport';
import { locales } from '@tatami/web-runtime/formats';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import type { Table } from '../description/table.ts';
import { importFields } from './import-fields.ts';
import { type Readable, readNames, referredBy } from './import-rows.ts';

/** Gives what writes the value of a field into a file as the import reads it, with the names of what it refers to. */
export async function fieldWriter<T extends TableName>(
  table: Table<T>,
  fields: readonly string[],
  i18n: I18n,
  readable: Readable,
): Promise<(field: string, value: unknown) => string> {
  const kinds = new Map(importFields(table, i18n, () => undefined).map(({ id, kind }) => [id, kind]));
  const rules = fields.flatMap((field) => table.rules[field] ?? []);
  const namesOf = await readNames(referredBy(rules, readable), i18n);
  const context = { locale: locales[i18n.language], namesOf };
  return (field, value) => writeCell(value, kinds.get(field) ?? { type: 'text' }, context);
}
