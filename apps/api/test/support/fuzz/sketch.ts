import fc from 'fast-check';
import { badValues } from '../bad-values.ts';
import type { Contract, Operation, Parameter, Schema } from '../contract-promise.ts';
import type { Ground } from '../samples.ts';
import { mostly, type Rows, reference, resolve, settled, valid } from './values.ts';

const roles = ['nobody', 'member', 'guardian', 'instructor', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** A request before it is sent: the ids in it are names of rows that are there by then. */
export interface Sketch {
  role: Role;
  method: string;
  template: string;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  /** The body, where the operation takes one. */
  body?: unknown;
  /** What the body is built on: nothing, or the row that is there. */
  onRow: boolean;
}

export interface Target {
  template: string;
  method: string;
  operation: Operation;
}

export function sketchOf({ template, method, operation }: Target, contract: Contract): fc.Arbitrary<Sketch> {
  const parameters = operation.parameters ?? [];
  const from = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const table = template.split('/')[1] ?? '';
  const path = fc.record(
    Object.fromEntries(
      from('path').map(({ name, schema }) => [name, mostly(pathValue(name, schema, table), schema)]),
    ),
  );
  const query = from('query');
  const asked =
    query.length === 0
      ? fc.constant([])
      : fc.uniqueArray(fc.constantFrom(...query), { maxLength: 4, selector: ({ name }) => name });
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return fc.record({
    role: fc.oneof(
      { weight: 6, arbitrary: fc.constant('administrator' as Role) },
      { weight: 5, arbitrary: fc.constantFrom(...roles) },
    ),
    method: fc.constant(method),
    template: fc.constant(template),
    path: path as fc.Arbitrary<Record<string, unknown>>,
    query: asked.chain((some) => {
      const needed = query.filter(({ required, name }) => required && !some.some((one) => one.name === name));
      return fc.record(
        Object.fromEntries(
          [...some, ...needed].map(({ name, schema }) => [name, mostly(valid(schema, contract), schema)]),
        ),
      ) as fc.Arbitrary<Record<string, unknown>>;
    }),
    headers: headersOf(from('header')),
    onRow: fc.boolean(),
    ...(schema && { body: bodyArbitrary(resolve(schema, contract), contract) }),
  }) as fc.Arbitrary<Sketch>;
}

function headersOf(parameters: Parameter[]): fc.Arbitrary<Record<string, string>> {
  const offered: Record<string, fc.Arbitrary<string>> = {
    'accept-language': fc.constantFrom('pl', 'en', 'de', '*', ',;q=', ''),
    accept: fc.constantFrom('application/json', 'application/hal+json', 'text/html', '*/*', 'nothing'),
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'nothing',
    ),
    authorization: fc.constantFrom('Bearer nobody', 'Basic cGhvdG9jbGllbnQ6', 'Basic %%%', 'Bearer'),
  };
  for (const { name } of parameters)
    offered[name] = fc.constantFrom(
      '"1"',
      '"77"',
      '1',
      '*',
      'W/"1"',
      '""',
      'key-1',
      'key-2',
      'ż',
      'x'.repeat(300),
    );
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...Object.keys(offered))
        .chain((name) => (offered[name] as fc.Arbitrary<string>).map((value) => ({ [name]: value }))),
    },
  );
}

function pathValue(name: string, schema: Schema, table: string): fc.Arbitrary<unknown> {
  if (name === 'id') return reference(table);
  if (name === 'right') return fc.constantFrom('Menu:Rights', 'Student:Read', 'No:Such');
  if (name === 'rights') return fc.constantFrom('Menu:Rights,Student:Read', 'Menu:Rights', ',,', 'No:Such');
  return fc.stringMatching(new RegExp(schema.pattern ?? '^[a-z0-9-]{1,20}$'));
}

/** The whole body right, one or two of its fields wrong, or another thing altogether. */
function bodyArbitrary(schema: Schema, contract: Contract): fc.Arbitrary<unknown> {
  const whole = valid(schema, contract);
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return mostly(whole, schema);
  const wrong = fc
    .constantFrom(...fields)
    .chain(([name, field]) =>
      fc.constantFrom(...badValues(resolve(field, contract))).map((value) => ({ [name]: value })),
    );
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    {
      weight: 5,
      arbitrary: fc.tuple(whole, wrong).map(([right, other]) => ({ ...(right as object), ...other })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, fc.constantFrom(...fields))
        .map(([right, [name]]) => without(right as object, name)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', '[]', 'null', '7', '"text"', '{"__proto__":{"a":1}}', '\u0000'),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

const without = (object: object, name: string): object =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));

export function addressOf({ template, path, query }: Sketch, rows: Rows): string {
  const settledPath = template.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => escaped(asText(settled(path[name], rows))) || '-',
  );
  const pairs = Object.entries(query).map(([name, value]) => {
    const asked = settled(value, rows);
    const values = Array.isArray(asked) && !name.endsWith('.in') ? asked : [asked];
    return values.map((each) => `${name}=${escaped(asText(each))}`).join('&');
  });
  return settledPath + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

const asText = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(asText).join(',')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** Half a character can't stand in an address. */
const escaped = (value: string): string => encodeURIComponent(value.toWellFormed());

/** A change of a row that is there starts from the row, so that it reaches the rules behind the schema. */
export async function bodyOf(sketch: Sketch, url: string, rows: Rows, ground: Ground): Promise<unknown> {
  const body = settled(sketch.body, rows);
  const isChange = sketch.method === 'put' && /^\/[a-z-]+\/\{id\}$/.test(sketch.template);
  if (!isChange || !sketch.onRow || typeof body !== 'object' || body === null) return body;
  const { status, body: row } = await ground.admin.get(url.replace(/\?.*/, ''));
  if (status !== 200) return body;
  const { version: _, id: __, ...changed } = body as Record<string, unknown>;
  return { ...row, ...changed };
}

export function encode(body: unknown, headers: Record<string, string>): string {
  const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
  if (!isForm || body === null || typeof body !== 'object') return JSON.stringify(body);
  return new URLSearchParams(
    Object.entries(body).map(([name, value]): [string, string] => [name, asText(value)]),
  ).toString();
}
