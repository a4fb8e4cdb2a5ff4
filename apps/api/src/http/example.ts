/** A schema as it stands in the document. */
export interface DocumentSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  examples?: readonly string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maxLength?: number;
  maxProperties?: number;
  minLength?: number;
  minItems?: number;
  items?: DocumentSchema;
  anyOf?: DocumentSchema[];
  properties?: Record<string, DocumentSchema>;
  required?: string[];
  readOnly?: boolean;
  description?: string;
  'x-table'?: { name: string };
}

export type Schemas = Record<string, DocumentSchema>;

export function resolve(schema: DocumentSchema, schemas: Schemas): DocumentSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (schemas[name] ?? {});
}

/** What a field of a name would say in a club; all else says the first that fits. */
const said: Record<string, unknown> = {
  firstName: 'Zofia',
  lastName: 'Kowalska',
  studentFirstName: 'Zofia',
  studentLastName: 'Kowalska',
  username: 'zofia',
  clubName: 'Aikido Gdańsk',
  timezone: 'Europe/Warsaw',
  city: 'Gdańsk',
  address: 'ul. Długa 12',
  title: 'Trening podstawowy',
  trainingTitle: 'Trening podstawowy',
  room: 'Sala A',
  reason: 'Awaria ogrzewania',
  note: 'Po przerwie',
  href: '/api/workplace/0193a1c5-8f00-7000-8000-000000000001',
};

/** What may be sent back, and need not be. */
const setByServer = ['id', 'version'];

const texts: Record<string, string> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T17:00:00.000Z',
  email: 'zofia@example.org',
  uuid: '0193a1c5-8f00-7000-8000-000000000001',
  uri: 'https://example.org/',
  password: 'osiem mat w sali',
};

/** The examples of what has a pattern, and no example of its own. */
const shapes = ['18:00', 'Student:Read', 'a0b1c2d3'.repeat(8)];

/** A value that the schema takes, the same each time; nothing where it is a file. */
export function exampleOf(
  given: DocumentSchema,
  schemas: Schemas,
  use: 'read' | 'written',
  name = '',
): unknown {
  const schema = resolve(given, schemas);
  const { type, anyOf, format, items, properties, enum: choices } = schema;
  const example = (part: DocumentSchema, named = name) => exampleOf(part, schemas, use, named);
  if (schema.const !== undefined) return schema.const;
  if (choices) return choices.find((choice) => choice !== null);
  const [first] = anyOf ?? [];
  if (first) return example(first);
  switch ([type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {})
          .filter(([part, { readOnly }]) => use === 'read' || !(readOnly || setByServer.includes(part)))
          .map(([part, of]) => [part, example(of, part)]),
      );
    case 'array':
      return items ? [example(items)] : [];
    case 'string':
      return format === 'binary' ? undefined : textOf(schema, name);
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return undefined;
  }
}

function textOf(
  { format, pattern, examples, maxLength = Infinity, minLength = 0 }: DocumentSchema,
  name: string,
): string {
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text));
  const known = said[name];
  if (typeof known === 'string' && fits(known)) return known;
  if (format) return texts[format] ?? format;
  return (examples ?? (pattern ? shapes : ['Aikido', 'pl'])).find(fits) ?? 'x'.repeat(minLength);
}
