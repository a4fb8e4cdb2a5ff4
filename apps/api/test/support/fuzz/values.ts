import fc from 'fast-check';
import { badValues } from '../bad-values.ts';
import type { Contract, Schema } from '../contract-promise.ts';

/** The ids of rows that are there, by their table. */
export type Rows = Map<string, string[]>;

/** What stands for the id of a row of the table; which one is decided when the request is sent. */
interface Reference {
  table: string;
  nth: number;
}

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'table' in value && 'nth' in value;

/** Every reference becomes the id of a row. */
export function settled(value: unknown, rows: Rows): unknown {
  if (isReference(value)) {
    const ids = rows.get(value.table) ?? [];
    return ids[value.nth % Math.max(ids.length, 1)] ?? '00000000-0000-7000-8000-000000000000';
  }
  if (Array.isArray(value)) return value.map((item) => settled(item, rows));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, settled(item, rows)]));
  return value;
}

export const reference = (...tables: string[]): fc.Arbitrary<Reference> =>
  fc.record({ table: fc.constantFrom(...tables), nth: fc.nat(50) });

export function resolve(schema: Schema, { components }: Contract): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components.schemas[name] ?? {});
}

/** A right value as a rule, and a wrong one now and then. */
export function mostly(right: fc.Arbitrary<unknown>, schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: right },
    { weight: 2, arbitrary: fc.constantFrom(...badValues(schema)) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  );
}

/** Values that the schema takes, with its limits among them. */
export function valid(given: Schema, contract: Contract, depth = 0): fc.Arbitrary<unknown> {
  const schema = resolve(given, contract);
  const types = [schema.type].flat();
  if (types.includes('null') && depth > 0)
    return fc.oneof(
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 3, arbitrary: plain(schema, contract, depth) },
    );
  return plain(schema, contract, depth);
}

function plain(schema: Schema, contract: Contract, depth: number): fc.Arbitrary<unknown> {
  const choices = schema.enum?.filter((choice) => choice !== null);
  if (choices) return fc.constantFrom(...choices);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valid(one, contract, depth + 1)));
  const targets = [schema['x-reference'] ?? []].flat();
  if (targets.length > 0) return reference(...targets);
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'string':
      return text(schema);
    case 'integer':
      return limited(schema, fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000 }));
    case 'number':
      return limited(
        schema,
        fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true }),
      );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.uniqueArray(valid(schema.items ?? {}, contract, depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
        selector: (value) => JSON.stringify(value),
      });
    case 'object':
      return fields(schema, contract, depth);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function fields(schema: Schema, contract: Contract, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const required = schema.required ?? [];
  const optional = properties.filter(([name]) => !required.includes(name)).map(([name]) => name);
  const record = Object.fromEntries(
    properties.map(([name, field]) => [name, valid(field, contract, depth + 1)]),
  );
  return fc
    .subarray(optional, { maxLength: Math.min(optional.length, 6) })
    .chain((some) =>
      fc.record(
        Object.fromEntries(
          Object.entries(record).filter(([name]) => required.includes(name) || some.includes(name)),
        ),
      ),
    );
}

function limited(schema: Schema, inside: fc.Arbitrary<number>): fc.Arbitrary<number> {
  const limits = [schema.minimum, schema.maximum].filter((limit) => limit !== undefined);
  return limits.length === 0 ? inside : fc.oneof(inside, fc.constantFrom(...limits));
}

const days = fc.constantFrom(
  '2025-11-20',
  '2026-02-28',
  '2026-03-29',
  '2026-11-20',
  '2030-05-05',
  '1900-01-01',
  '2199-12-31',
);

function text(schema: Schema): fc.Arbitrary<string> {
  switch (schema.format) {
    case 'uuid':
      return fc.uuid();
    case 'date':
      return days;
    case 'date-time':
      return fc
        .tuple(days, fc.constantFrom('T10:00:00Z', 'T23:59:59.999Z', 'T18:00:00+02:00'))
        .map((parts) => parts.join(''));
    case 'email':
      return fc.nat(1e9).map((n) => `fuzz${n}@example.org`);
    case 'uri':
      return fc.constantFrom('http://localhost:8080/code-ret', 'https://example.org/');
  }
  if (schema.pattern)
    return fc
      .stringMatching(new RegExp(schema.pattern))
      .filter(
        (value) => value.length >= (schema.minLength ?? 0) && value.length <= (schema.maxLength ?? 1e6),
      );
  const minLength = schema.minLength ?? 0;
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.string({
        unit: 'grapheme',
        minLength,
        maxLength: Math.min(schema.maxLength ?? 30, minLength + 30),
      }),
    },
    { weight: 1, arbitrary: fc.constant('ż'.repeat(Math.min(schema.maxLength ?? 50, 20_000))) },
    { weight: 1, arbitrary: fc.constantFrom('%', '_', '\\', "' or 1=1 --", '<b>', 'Łódź') },
  );
}
