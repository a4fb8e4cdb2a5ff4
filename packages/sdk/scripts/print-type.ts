import type { Schema } from './schema.ts';
import type { Members, SharedFields } from './shared-fields.ts';

/** Prints the types of schemas, and gives what is said at length more than once a name of its own. */
export interface Printer {
  /**
   * The type of a schema.
   *
   * @param path what leads to it, for the name that it may be given: `['Problem', 'code']`
   */
  typeOf(schema: Schema, path: readonly string[]): string;
  /** The members of an object, a line or two each, without its braces. */
  membersOf(schema: Schema, path: readonly string[]): string;
  /** The same, by their names. */
  eachOf(schema: Schema, path: readonly string[]): Members;
  /** The types that were given a name since it was asked last, as declarations. @param prefix what stands before each */
  takeNamed(prefix?: string): string;
}

/** What is shorter is no shorter by its name. */
const SHORTEST_NAMED = 60;

/** Keywords that a type says, and that a description or the rules of a field say. */
const known = new Set(
  [
    '$ref description type properties required enum items anyOf additionalProperties propertyNames readOnly',
    'maxLength minLength minimum maximum maxItems minItems maxProperties minProperties uniqueItems pattern format',
    'examples default x-reference x-unit x-table x-unique x-format x-picture x-codes x-steps x-texts',
  ].flatMap((line) => line.split(' ')),
);

/**
 * @param all schemas of which the long ones that occur more than once are named
 * @param nameOf how a schema of the document is called in TypeScript
 * @param describe what a schema of the document is: a reference has no words of its own
 * @param tables the names that `TableName` stands for
 * @param shared what objects have in common with interfaces
 */
export function createPrinter(
  all: readonly Schema[],
  nameOf: (component: string) => string,
  describe: (component: string) => string | undefined,
  tables: readonly string[],
  shared: SharedFields,
): Printer {
  const occurrences = new Map<string, number>();
  for (const schema of all) count(schema, occurrences);
  const names = new Map<string, string>();
  /** What choices are called. */
  const named = new Map<string, string>();
  const declarations: [described: string, declared: string][] = [];

  function typeOf(schema: Schema, path: readonly string[]): string {
    const key = keyOf(schema);
    const given = names.get(key);
    if (given) return given;
    if ((occurrences.get(key) ?? 0) < 2 || !isNameable(schema)) return plainTypeOf(schema, path);
    const text = plainTypeOf(schema, path);
    if (text.length < SHORTEST_NAMED) return text;
    const name = path.map(pascal).join('');
    names.set(key, name);
    if (schema.enum) named.set(fieldsKey(schema.enum), name);
    const described = comment(schema.description ?? `What \`${path.at(-1)}\` is.`);
    declarations.push(
      text.startsWith('{')
        ? [described, `interface ${name} ${text}\n`]
        : [described, `type ${name} = ${text};\n`],
    );
    return name;
  }

  function plainTypeOf(schema: Schema, path: readonly string[]): string {
    const unknown = Object.keys(schema).find((keyword) => !known.has(keyword));
    if (unknown) throw new Error(`${path.join('.')}: nobody has said what type "${unknown}" makes.`);
    if (schema.$ref) return nameOf(componentOf(schema.$ref));
    if (schema.anyOf) return union(schema.anyOf.map((each) => typeOf(each, path)));
    if (schema.enum) return choiceOf(schema.enum);
    return union([schema.type ?? []].flat().map((type) => typeNamed(type, schema, path)));
  }

  /** Most of the tables are told by those that are missing. */
  function choiceOf(values: readonly (string | number | null)[]): string {
    const others = tables.filter((table) => !values.includes(table));
    const areTables = values.every((value) => tables.includes(String(value)));
    if (!areTables || others.length > values.length)
      return union(values.map((value) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))));
    return others.length > 0 ? `Exclude<TableName, ${unionOf(others)}>` : 'TableName';
  }

  function typeNamed(type: string, schema: Schema, path: readonly string[]): string {
    if (type === 'integer') return 'number';
    if (type === 'array') return listOf(schema.items ?? {}, typeOf(schema.items ?? {}, path));
    if (type !== 'object') return type;
    const complete = schema.required?.length ? undefined : names.get(keyOf(completed(schema)));
    if (complete) return `Partial<${complete}>`;
    const record = recordOf(schema, path);
    if (record) return record;
    if (Object.keys(schema.properties ?? {}).length > 0) return objectOf(schema, path);
    const { additionalProperties: values, properties } = schema;
    if (properties) return 'Record<string, never>';
    return `Record<string, ${typeof values === 'object' ? typeOf(values, path) : 'unknown'}>`;
  }

  function objectOf(schema: Schema, path: readonly string[]): string {
    const { bases, own } = shared.of(eachOf(schema, path));
    return [...bases, own && `{\n${indented(own)}}`].filter(Boolean).join(' & ');
  }

  /** What has the same for each of some names, where these are choices that have a name, or have the same words. */
  function recordOf({ properties = {}, required = [] }: Schema, path: readonly string[]): string | undefined {
    const names = Object.keys(properties);
    const fields = Object.values(properties);
    const values = new Set(fields.map((field, at) => typeOf(field, [...path, names[at] ?? ''])));
    const words = new Set(fields.map((field) => field.description));
    const choices =
      named.get(fieldsKey(names)) ?? (words.size === 1 && !words.has(undefined) && unionOf(names));
    if (!choices || values.size > 1 || names.length < 2) return;
    const record = `Record<${choices}, ${[...values][0]}>`;
    return required.length === names.length
      ? record
      : required.length === 0
        ? `Partial<${record}>`
        : undefined;
  }

  function eachOf({ properties = {}, required = [] }: Schema, path: readonly string[]): Members {
    return new Map(
      Object.entries(properties).map(([name, field]) => {
        const key = /^\w+$/.test(name) ? name : `'${name}'`;
        const access = field.readOnly ? 'readonly ' : '';
        const optional = required.includes(name) ? '' : '?';
        const description = field.description ?? (field.$ref && describe(componentOf(field.$ref)));
        const type = typeOf(field, [...path, name]);
        return [name, `${comment(description)}${access}${key}${optional}: ${type};\n`];
      }),
    );
  }

  const membersOf = (schema: Schema, path: readonly string[]) => [...eachOf(schema, path).values()].join('');

  return {
    typeOf,
    membersOf,
    eachOf,
    takeNamed: (prefix = '') =>
      declarations
        .splice(0)
        .map(([described, declared]) => described + prefix + declared)
        .join('\n'),
  };
}

const componentOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);
const union = (types: readonly string[]): string => [...new Set(types)].join(' | ') || 'unknown';
const listOf = ({ properties, type, anyOf }: Schema, text: string): string => {
  const isOne = /^\w+$/.test(text) || (properties && !anyOf && !Array.isArray(type) && text.startsWith('{'));
  return isOne ? `${text}[]` : `(${text})[]`;
};
export const indented = (lines: string): string => lines.replaceAll(/^(?=.)/gm, '  ');
export const comment = (text: string | undefined): string => (text ? `/** ${text} */\n` : '');
/** Names as a union of literals. */
export const unionOf = (names: readonly (string | undefined)[]): string =>
  names.map((name) => `'${name}'`).join(' | ') || 'never';
export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)(.)/g, (_, letter: string) => letter.toUpperCase());

/** The same with all of its fields. */
const completed = (schema: Schema): Schema => ({
  ...schema,
  required: Object.keys(schema.properties ?? {}),
});

/** Descriptions and bounds of the whole are its place's own; what two places have in common is their type. */
function keyOf({ type, properties, required, enum: choices, items, anyOf, additionalProperties }: Schema) {
  return JSON.stringify({ type, properties, required, choices, items, anyOf, additionalProperties });
}

const fieldsKey = (names: readonly (string | number | null)[]): string => names.toSorted().join();

const isNameable = ({ $ref, type, properties, enum: choices }: Schema): boolean =>
  !$ref && !Array.isArray(type) && (properties !== undefined || choices !== undefined);

function count(schema: Schema, into: Map<string, number>): void {
  const key = keyOf(schema);
  into.set(key, (into.get(key) ?? 0) + 1);
  const { properties = {}, anyOf = [], items, additionalProperties } = schema;
  const parts = [...Object.values(properties), ...anyOf, items, additionalProperties];
  for (const part of parts) if (typeof part === 'object') count(part, into);
}
