import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableName } from '@tatami/sdk';

const folders = ['apps/web/src', 'packages/tables/src'].map((path) =>
  join(import.meta.dirname, '../../..', path),
);

/** The Polish texts, as they lie beside the code. */
const texts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('pl.json'))
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  ),
);

/** What a field is called. */
export const labelOf = (table: TableName, field: string): string =>
  texts[`${table}.${field}`] ?? texts[`field.${field}`] ?? field;

/** What a choice in a field is called. */
export const choiceOf = (table: TableName, field: string, choice: string): string | undefined =>
  texts[`${table}.${field}.${choice}`] ?? texts[`${field}.${choice}`];
