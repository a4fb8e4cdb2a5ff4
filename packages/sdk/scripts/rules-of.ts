import type { OpenAPI3 } from 'openapi-typescript';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: (string | number | null)[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  [keyword: string]: unknown;
}

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

/** The rules of every table that can be written, out of the bodies that its POST or PUT takes. */
export function rulesOf(contract: OpenAPI3): Record<string, object> {
  const schemas = contract.components?.schemas as Record<string, Schema>;
  const tables = Object.keys(contract.paths ?? {}).flatMap(
    (path) => /^\/([^/]+)\/\{id\}$/.exec(path)?.[1] ?? [],
  );
  return Object.fromEntries(
    tables.flatMap((table) => {
      const body = bodyOf(contract, `/${table}`, 'post') ?? bodyOf(contract, `/${table}/{id}`, 'put');
      const schema = body?.$ref ? schemas[body.$ref.slice(body.$ref.lastIndexOf('/') + 1)] : body;
      return schema ? [[table, fieldsOf(schema)]] : [];
    }),
  );
}

/** The rules of every other body that is an object, by the name of the operation that takes it. */
export function formRulesOf(contract: OpenAPI3): Record<string, object> {
  return Object.fromEntries(
    Object.entries(contract.paths ?? {}).flatMap(([path, operations]) =>
      (['post', 'put'] as const).flatMap((verb) => {
        const body = bodyOf(contract, path, verb);
        const name = (operations as Record<string, { operationId?: string }>)[verb]?.operationId;
        return name && body?.properties ? [[name, fieldsOf(body)]] : [];
      }),
    ),
  );
}

function bodyOf(contract: OpenAPI3, path: string, verb: 'post' | 'put'): Schema | undefined {
  const operation = contract.paths?.[path] as
    | Record<string, { requestBody?: { content?: Record<string, { schema?: Schema }> } }>
    | undefined;
  return operation?.[verb]?.requestBody?.content?.['application/json']?.schema;
}

function fieldsOf({ properties = {}, required = [] }: Schema): Record<string, object> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      schema.readOnly
        ? fieldOf({ type: schema['x-type'], format: schema['x-format'], ...schema } as Schema)
        : { ...(required.includes(name) && { required: true as const }), ...fieldOf(schema) },
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
    ...(choices && { enum: choices }),
    ...(schema['x-reference'] ? { reference: schema['x-reference'] } : {}),
    ...(schema.items && { items: fieldOf(schema.items) }),
    ...(schema.properties && { fields: fieldsOf(schema) }),
    ...(schema.readOnly ? { readOnly: true } : {}),
  };
}
