import { bodyOf, type Contract, type Method, type Operation, type Schema, tableSchemas } from './schema.ts';

const bounds = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
] as const;

/** What is known of a table beside its fields, and the rules of these. */
export interface RulesOfTable {
  fields: Record<string, object>;
  [about: string]: unknown;
}

/** The rules of every table, by its name on the wire. */
export function rulesOf(contract: Contract): Record<string, RulesOfTable> {
  return Object.fromEntries(
    tableSchemas(contract).map(([name, entity, schema]) => {
      const written = bodyOf(contract, `/${name}`, 'post') ?? bodyOf(contract, `/${name}/{id}`, 'put');
      return [
        name,
        {
          name,
          entity,
          search: schema['x-table']?.search,
          sort: schema['x-table']?.sort,
          access: accessOf(contract, name),
          actions: actionsOf(contract, name),
          fields: columnsOf(schema, written ?? {}, contract.paths[`/${name}`]?.get),
        },
      ];
    }),
  );
}

/** A body that a form is for: where it is sent to, and the rules of its fields. */
export interface FormOfCall {
  path: string;
  method: 'post' | 'put';
  fields: Record<string, object>;
}

/** Every body that is an object and holds no rows, by the name of the operation that takes it. */
export function formsOf(contract: Contract): Record<string, FormOfCall> {
  const tables = new Set(
    tableSchemas(contract).flatMap(([name]) => [`/${name}`, `/${name}/{id}`, `/${name}/batch`]),
  );
  return Object.fromEntries(
    Object.entries(contract.paths).flatMap(([path, operations]) =>
      (['post', 'put'] as const).flatMap((method) => {
        const body = tables.has(path) ? undefined : bodyOf(contract, path, method);
        const name = operations[method]?.operationId;
        return name && body?.properties ? [[name, { path, method, fields: fieldsOf(body) }]] : [];
      }),
    ),
  );
}

/** The fields of each table that refer to another one, or to one of several. */
export function referencesOf(tables: Record<string, RulesOfTable>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(tables).map(([table, { fields }]) => [
      table,
      Object.fromEntries(
        Object.entries(fields).flatMap(([field, rules]) => {
          const { reference } = rules as { reference?: string | string[] };
          return reference ? [[field, [reference].flat()]] : [];
        }),
      ),
    ]),
  );
}

/**
 * What tells the rows of each table from each other, the fields whose text does so alone before those that do so
 * together.
 */
export function keysOf(contract: Contract, tables: Record<string, RulesOfTable>): Record<string, string[][]> {
  return Object.fromEntries(
    tableSchemas(contract).map(([name, , schema]) => {
      const alone = Object.entries(tables[name]?.fields ?? {}).flatMap(([field, rules]) => {
        const { unique, type, reference } = rules as { unique?: true; type: string; reference?: string };
        return unique && type === 'string' && !reference ? [[field]] : [];
      });
      return [name, [...alone, ...(schema['x-table']?.keys ?? [])]];
    }),
  );
}

/** The rights that an operation asks for, and those that only the menu does. */
export function rightsOf(contract: Contract): string[] {
  const asked = Object.values(contract.paths).flatMap((operations) =>
    Object.values(operations).flatMap(({ 'x-access': access }) =>
      typeof access === 'object' ? [access.right] : [],
    ),
  );
  return [...new Set([...contract['x-menu-rights'], ...asked])].sort();
}

/** Every unit that a field of any depth is given in. */
export function unitsOf(contract: Contract): string[] {
  const units = new Set<string>();
  JSON.stringify(contract, (name, value) => {
    if (name === 'x-unit') units.add(value);
    return value;
  });
  return [...units].sort();
}

function accessOf(contract: Contract, name: string): object {
  const verbs = {
    read: [`/${name}`, 'get'],
    create: [`/${name}`, 'post'],
    update: [`/${name}/{id}`, 'put'],
    remove: [`/${name}/{id}`, 'delete'],
  } as const;
  return Object.fromEntries(
    Object.entries(verbs).flatMap(([verb, [path, method]]: [string, readonly [string, Method]]) => {
      const operation = contract.paths[path]?.[method];
      return operation ? [[verb, operation['x-access']]] : [];
    }),
  );
}

/** What else can be done with a row: `POST /{table}/{id}/{verb}`. */
function actionsOf(contract: Contract, name: string): object {
  const start = `/${name}/{id}/`;
  return Object.fromEntries(
    Object.entries(contract.paths).flatMap(([path, { post }]) =>
      post && path.startsWith(start) && !path.slice(start.length).includes('{')
        ? [
            [
              path.slice(start.length),
              { access: post['x-access'], fields: fieldsOf(bodyOf(contract, path, 'post') ?? {}) },
            ],
          ]
        : [],
    ),
  );
}

/** The fields that are read, and behind them those that are only written. */
function columnsOf(read: Schema, written: Schema, list: Operation | undefined): Record<string, object> {
  const parameters = (list?.parameters ?? []).map(({ name }) => name);
  const keys = list?.parameters?.find(({ name }) => name === 'sort')?.schema.items?.enum ?? [];
  const writable = Object.entries(fieldsOf(written)).filter(
    ([name]) => !written.properties?.[name]?.readOnly,
  );
  const listed = Object.entries(read.properties ?? {}).map(([name, schema]) => {
    const filters = [
      ...(parameters.includes(name) ? ['is'] : []),
      ...(parameters.includes(`${name}.in`) ? ['in'] : []),
      ...(parameters.includes(`${name}.gte`) ? ['range'] : []),
      ...(parameters.includes(`${name}.null`) ? ['null'] : []),
    ];
    return [
      name,
      {
        ...(Object.fromEntries(writable)[name] ?? readOnlyField(schema)),
        ...(keys.includes(name) && { sortable: true }),
        ...(filters.length > 0 && { filters }),
      },
    ] as const;
  });
  const sentOnly = writable
    .filter(([name]) => !read.properties?.[name])
    .map(([name, field]) => [name, { ...field, writeOnly: true }] as const);
  return Object.fromEntries([...listed, ...sentOnly]);
}

/** What is not written has no bounds. */
function readOnlyField({ type, format, enum: choices, items, properties, ...schema }: Schema): object {
  const { 'x-reference': reference, 'x-unit': unit, 'x-picture': picture } = schema;
  const shape = { type, format, enum: choices, items, properties };
  const meaning = { 'x-reference': reference, 'x-unit': unit, 'x-picture': picture };
  const given = Object.entries({ ...shape, ...meaning }).filter(([, value]) => value !== undefined);
  return { ...fieldOf(Object.fromEntries(given) as Schema), readOnly: true };
}

function fieldsOf({ properties = {}, required = [] }: Schema): Record<string, object> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { ...(required.includes(name) && { required: true as const }), ...fieldOf(schema) },
    ]),
  );
}

function fieldOf(schema: Schema): object {
  const types = [schema.type ?? []].flat();
  const choices = schema.enum?.filter((choice) => choice !== null);
  return {
    type: types.find((type) => type !== 'null') ?? 'string',
    ...(types.includes('null') && { nullable: true }),
    ...Object.fromEntries(
      bounds.filter((bound) => schema[bound] !== undefined).map((bound) => [bound, schema[bound]]),
    ),
    ...(schema.examples && { example: schema.examples[0] }),
    ...(choices && { enum: choices }),
    ...(schema['x-steps'] ? { steps: schema['x-steps'] } : {}),
    ...(schema['x-reference'] ? { reference: schema['x-reference'] } : {}),
    ...(schema['x-unit'] ? { unit: schema['x-unit'] } : {}),
    ...(schema['x-picture'] ? { picture: schema['x-picture'] } : {}),
    ...(schema['x-unique'] === true && { unique: true }),
    ...(schema.items && { items: fieldOf(schema.items) }),
    ...(schema.properties && { fields: fieldsOf(schema) }),
    ...(schema.propertyNames &&
      typeof schema.additionalProperties === 'object' && {
        keys: fieldOf(schema.propertyNames),
        values: fieldOf(schema.additionalProperties),
      }),
  };
}
