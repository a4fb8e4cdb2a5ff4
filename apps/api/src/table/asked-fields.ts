import { type TSchema, Type } from 'typebox';
import { invalid } from '../http/problem.ts';
import { joins, quote, type Row, type TableDefinition } from './definition.ts';

/** How much of a name that is none is said again, in characters. */
const LONGEST_NAMED = 100;

/** What an answer about rows is asked for beside: which of their fields it is to have. */
export interface AskedFields {
  fields?: string[];
}

/** The parameter by which an answer has some fields of a row only. */
export function fieldsParameter({ readable }: TableDefinition): TSchema {
  return Type.Array(Type.Unsafe({ type: 'string', enum: [...readable.keys()] }), {
    minItems: 1,
    maxItems: readable.size,
    uniqueItems: true,
    description:
      'The fields that each row of the answer has, commas between; all of them unless told. Its `_links` come in any case.',
  });
}

/**
 * Parts the fields at their commas.
 *
 * @throws {Problem} 400 that names the first field that the table does not have, or has not for readers
 */
export function splitFields({ readable }: TableDefinition, query: { fields?: unknown }): void {
  if (query.fields === undefined) return;
  const names = [query.fields].flat().flatMap((text) => String(text).split(','));
  const unknown = names.find((name) => !readable.has(name));
  if (unknown !== undefined)
    throw invalid({
      field: ['fields', unknown.slice(0, LONGEST_NAMED)].filter(Boolean).join('.'),
      code: 'unknown-field',
    });
  query.fields = [...new Set(names)];
}

/** What is selected of a row, over `t` alone and where what it looks up is joined, and what of that is sent. */
export interface Selection {
  selection: string;
  joinedSelection: string;
  joins: string;
  /** Leaves in a row what was asked for, and its `_links`. */
  narrow(row: Row): Row;
}

/**
 * What is selected of a row where only some of its fields are asked for.
 *
 * @param needed the fields that the answer is made with, whether they are sent or not
 */
export function selectionOf(
  definition: TableDefinition,
  fields: readonly string[] | undefined,
  needed: readonly string[],
): Selection {
  if (!fields) return { ...definition, narrow: (row) => row };
  const selected = [...definition.readable].filter(
    ([name]) => fields.includes(name) || needed.includes(name),
  );
  const unasked = selected.flatMap(([name]) => (fields.includes(name) ? [] : name));
  return {
    selection: selected.map(([name, { sql }]) => `${sql} as ${quote(name)}`).join(', '),
    joinedSelection: selected.map(([name, { joined }]) => `${joined} as ${quote(name)}`).join(', '),
    joins: joins(selected.flatMap(([, { via }]) => via)),
    narrow(row) {
      for (const name of unasked) delete row[name];
      return row;
    },
  };
}
