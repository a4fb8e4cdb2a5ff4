import type { TableName } from './contract.ts';
import { references as data, keys as keysData } from './references-data.ts';

/** Which tables each table refers to, by its fields. */
export const references: Readonly<Record<TableName, Readonly<Record<string, readonly TableName[]>>>> =
  data as never;

/**
 * What tells the rows of each table from each other: fields that no two have in common, as a code; or several together,
 * as the group and the right.
 */
export const keys: Readonly<Record<TableName, readonly (readonly string[])[]>> = keysData;

/**
 * The tables whose rows may read otherwise when a row of this one has changed: it itself, those that refer to it,
 * however far, and those it refers to.
 */
export function readersOf(table: TableName): TableName[] {
  const found = new Set<TableName>([table]);
  // What is found on the way is looked at in turn.
  for (const changed of found) for (const each of referringTo(changed)) found.add(each);
  for (const each of Object.values(references[table]).flat()) found.add(each);
  return [...found];
}

/** Which tables refer to each, turned round from `references` when it is first asked for. */
let referring: Map<TableName, Set<TableName>> | undefined;

function referringTo(table: TableName): ReadonlySet<TableName> {
  if (!referring) {
    referring = new Map();
    for (const [each, fields] of Object.entries(references) as [TableName, object][])
      for (const referred of Object.values(fields).flat() as TableName[]) {
        const known = referring.get(referred);
        if (known) known.add(each);
        else referring.set(referred, new Set([each]));
      }
  }
  return referring.get(table) ?? new Set();
}
