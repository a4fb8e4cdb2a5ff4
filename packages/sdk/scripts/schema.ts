/** The contract, as far as its derivations look into it. */
export interface Contract {
  info: { version: string };
  'x-menu-rights': string[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: { schemas: Record<string, Schema> };
}

export type Method = 'get' | 'post' | 'put' | 'delete';

export interface Operation {
  operationId: string;
  description?: string;
  'x-access': 'public' | 'signed-in' | 'kiosk' | { right: string; orOwn?: true };
  summary?: string;
  parameters?: { name: string; in: string; required: boolean; schema: Schema; description?: string }[];
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  enum?: (string | number | null)[];
  examples?: string[];
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  readOnly?: boolean;
  'x-table'?: { name: string; search: string[]; sort: string[]; keys: string[][] };
  [keyword: string]: unknown;
}

/** The schema that a reference stands for, or the schema itself. */
function resolve(contract: Contract, schema: Schema | undefined): Schema | undefined {
  const name = schema?.$ref?.slice(schema.$ref.lastIndexOf('/') + 1);
  return name ? contract.components.schemas[name] : schema;
}

const HAL = 'application/hal+json';

/**
 * The contract as scripts and forms look at it: links are for clients that know nothing else, what the server sets is
 * no field to fill in though it may be sent back, and a wall-clock time is a format of its own. Of a call the types
 * say the summary, and show no example.
 */
export function forScripts(contract: Contract): Contract {
  const { paths, components } = structuredClone(contract);
  for (const operation of Object.values(paths).flatMap((operations) => Object.values(operations))) {
    delete operation.description;
    for (const { content } of Object.values(operation.responses)) delete content?.[HAL];
  }
  for (const [, entity, schema] of tableSchemas(contract)) {
    const [read, { properties: written } = {}] = [entity, `${entity}Write`].map(
      (name) => components.schemas[name],
    );
    delete read?.properties?._links;
    if (!written) continue;
    delete written._links;
    for (const name of ['id', 'version']) written[name] = { ...schema.properties?.[name], readOnly: true };
  }
  return JSON.parse(JSON.stringify({ ...contract, paths, components }), (name, value) => {
    if (name === 'example') return;
    if (!value?.['x-format']) return value;
    return { ...value, format: value['x-format'], pattern: undefined, 'x-format': undefined };
  });
}

/** What an operation takes as its body. */
export function bodyOf(contract: Contract, path: string, method: Method): Schema | undefined {
  const content = contract.paths[path]?.[method]?.requestBody?.content?.['application/json'];
  return resolve(contract, content?.schema);
}

/** Every table of the contract: the schema of its entity, by its name on the wire. */
export function tableSchemas(contract: Contract): [name: string, entity: string, schema: Schema][] {
  return Object.entries(contract.components.schemas).flatMap(([entity, schema]) =>
    schema['x-table'] ? [[schema['x-table'].name, entity, schema] as [string, string, Schema]] : [],
  );
}

/** Every schema of the document that stands by itself: components, bodies and answers. */
export function schemasOf({ components, paths }: Contract): Schema[] {
  const operations = Object.values(paths).flatMap((each) => Object.values(each));
  const contents = operations.flatMap(({ requestBody, responses }) => [
    requestBody?.content ?? {},
    ...Object.entries(responses).flatMap(([status, { content }]) =>
      content && status < '300' ? content : [],
    ),
  ]);
  const schemas = contents.flatMap((content) => Object.values(content)[0]?.schema ?? []);
  return [...Object.values(components.schemas), ...schemas];
}
