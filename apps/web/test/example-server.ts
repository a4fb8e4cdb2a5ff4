import contract from '../../../packages/sdk/openapi.json';

type Operation = {
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
  requestBody?: { content: Record<string, { example?: unknown }> };
};

const paths = contract.paths as unknown as Record<string, Partial<Record<string, Operation>>>;

/** What the server answers to a call when all goes well, by the examples of its contract. */
export function exampleAnswer(method: string, path: string): unknown {
  const { responses = {} } = operationAt(method, path) ?? {};
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return answer?.content?.['application/json']?.example;
}

/** What such a call may send. */
export function exampleBody(method: string, path: string): Record<string, unknown> {
  return (operationAt(method, path)?.requestBody?.content['application/json']?.example ?? {}) as Record<
    string,
    unknown
  >;
}

/** An operation by its name in the contract: `PUT /item/{id}`. */
export const operationOf = (method: string, path: string) => `${method} ${templateOf(path)}`;

/** What the contract offers beside reading. */
export const writes = Object.entries(paths).flatMap(([path, operations]) =>
  ['post', 'put', 'delete'].flatMap((method) =>
    operations[method] ? [`${method.toUpperCase()} ${path}`] : [],
  ),
);

const operationAt = (method: string, path: string): Operation | undefined =>
  paths[templateOf(path)]?.[method.toLowerCase()];

const templates = Object.keys(paths)
  // A step that has a name is meant before one that may be anything.
  .sort((one, other) => one.split('{').length - other.split('{').length)
  .map((path) => ({ path, is: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`) }));

const templateOf = (path: string) => templates.find(({ is }) => is.test(path))?.path ?? path;
