/** What of an operation of the document says how it is called. */
export interface SampledOperation {
  operationId: string;
  parameters?: readonly SampledParameter[];
  requestBody?: { content: Readonly<Record<string, { example?: unknown }>> };
  responses: Readonly<Record<string, { content?: object }>>;
}

interface SampledParameter {
  in: string;
  name: string;
  required?: boolean;
  example?: unknown;
  schema: { enum?: readonly unknown[]; type?: string | readonly string[]; format?: string };
}

/** The methods of a table's own client, by the operations that they make: `listStudent`, `batchStudent`. */
const ofTable: Readonly<Record<string, (example: Example) => string>> = {
  'get /T': () => 'list({ size: 50 })',
  'get /T/{id}': ({ id }) => `get(${id})`,
  'post /T': ({ body }) => `save(${body})`,
  'put /T/{id}': ({ id, entity }) => `save({ id: ${id}${entity} })`,
  'delete /T/{id}': ({ id }) => `remove(${id})`,
  'post /T/batch': ({ id }) => `batch({ remove: [${id}] }, { dryRun: true })`,
  'put /T/{id}/picture': ({ id }) => `setPicture(${id}, file)`,
  'delete /T/{id}/picture': ({ id }) => `removePicture(${id})`,
};

interface Example {
  id: string;
  body: string;
  /** The fields of the body, to stand behind an id. */
  entity: string;
}

/** What is signed in and out by, which sees to the token as well. */
const ofSession: Readonly<Record<string, string>> = {
  issueToken: "await club.signIn({ username: 'zofia', password: 'osiem mat w sali' });",
  logout: 'await club.signOut();',
  whoami: 'const whoami = await club.whoami();',
  owner: 'const owner = await club.owner();',
  profile: 'const profile = await club.profile();',
  roles: 'const roles = await club.roles();',
  hasRight: "const isAllowed = await club.rights.has('Training:Write');",
  hasRights: "const allowed = await club.rights.check(['Student:Read', 'Student:Write']);",
};

/**
 * The line of `@tatami/sdk` that makes a call: of a table’s own client where it has a method for it, else of `club.api`.
 *
 * @param tables the names of all tables
 * @param call the path of the document, the method in lower case, and the operation
 * @returns TypeScript that compiles where there are a `club`, and a `file` for what sends one
 */
export function codeSample(
  tables: ReadonlySet<string>,
  { path, method, operation }: { path: string; method: string; operation: SampledOperation },
): string {
  const own = ofSession[operation.operationId];
  if (own) return own;
  const [, table = '', ...rest] = path.split('/');
  const sent = Object.values(operation.requestBody?.content ?? {})[0];
  const id = literal(exampleOf(operation.parameters?.find(({ name }) => name === 'id')));
  if (tables.has(table)) {
    const client = `club.table('${table}')`;
    const known = ofTable[`${method} /${['T', ...rest].join('/')}`];
    const body = literal(sent?.example ?? {});
    if (known) {
      const call = known({ id, body, entity: fieldsOf(sent?.example) });
      return `${method === 'delete' && rest.length === 1 ? '' : 'const answer = '}await ${client}.${call};`;
    }
    const [first, action, ...further] = rest;
    if (method === 'post' && first === '{id}' && action && further.length === 0) {
      const values = [id, `'${action}'`, ...(sent ? [body] : [])];
      return `const answer = await ${client}.act(${values.join(', ')});`;
    }
  }
  if (method === 'get' && isFile(operation)) return downloadOf(path, operation);
  return callOf(path, method, operation, sent);
}

function callOf(
  path: string,
  method: string,
  operation: SampledOperation,
  sent: { example?: unknown } | undefined,
): string {
  const params = Object.fromEntries(
    ['path', 'query', 'header'].flatMap((place) => {
      const needed = (operation.parameters ?? []).filter((each) => each.in === place && each.required);
      return needed.length > 0
        ? [[place, Object.fromEntries(needed.map((each) => [each.name, exampleOf(each)]))]]
        : [];
    }),
  );
  // What has no example are bytes.
  const settings = [
    ...(Object.keys(params).length > 0 ? [`params: ${literal(params, '  ')}`] : []),
    ...(sent ? [sent.example === undefined ? 'body: file' : `body: ${literal(sent.example, '  ')}`] : []),
  ];
  const values = [`'${path}'`, ...(settings.length > 0 ? [inBraces(settings, '')] : [])];
  const answers = Object.entries(operation.responses).some(
    ([status, { content }]) => status < '3' && content,
  );
  return `${answers ? 'const { data } = ' : ''}await club.api.${method.toUpperCase()}(${values.join(', ')});`;
}

function downloadOf(path: string, { parameters = [] }: SampledOperation): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    String(exampleOf(parameters.find((each) => each.name === name))),
  );
  const query = new URLSearchParams(
    parameters
      .filter((each) => each.in === 'query' && each.required)
      .map((each): [string, string] => [each.name, String(exampleOf(each))]),
  );
  const address = query.size > 0 ? `${filled}?${query}` : filled;
  return `const { blob, name } = await club.download('${address}');`;
}

/** Whether what comes is for the disk rather than for the program. */
const isFile = ({ responses }: SampledOperation): boolean =>
  Object.entries(responses).some(
    ([status, { content }]) =>
      status < '3' && Object.keys(content ?? {}).some((type) => !/^application\/(hal\+)?json$/.test(type)),
  );

function exampleOf(parameter: SampledParameter | undefined): unknown {
  const { example, schema } = parameter ?? { schema: {} };
  if (example !== undefined) return example;
  if (schema.enum) return schema.enum[0];
  if ([schema.type].flat().includes('integer')) return 2026;
  return schema.format === 'date' ? '2026-11-20' : 'a-value';
}

/** A value as TypeScript writes it. */
function literal(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map((each) => literal(each, indent)).join(', ')}]`;
  if (value === null || typeof value !== 'object') return String(value);
  const fields = Object.entries(value).map(([name, each]) => `${key(name)}: ${literal(each, inner)}`);
  return fields.length === 0 ? '{}' : inBraces(fields, indent);
}

/** The fields of an object, on one line where there is room. */
function inBraces(fields: readonly string[], indent: string): string {
  const line = `{ ${fields.join(', ')} }`;
  if (line.length <= 70 && !line.includes('\n')) return line;
  return `{\n${fields.map((field) => `${indent}  ${field},\n`).join('')}${indent}}`;
}

const fieldsOf = (value: unknown): string =>
  Object.entries(value ?? {})
    .map(([name, each]) => `, ${key(name)}: ${literal(each)}`)
    .join('');

const key = (name: string): string => (/^[a-zA-Z_]\w*$/.test(name) ? name : `'${name}'`);
