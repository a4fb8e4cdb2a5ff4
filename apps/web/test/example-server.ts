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

function operationAt(method: string, path: string): Operation | undefined {
  const found = Object.keys(paths)
    .filter((each) => new RegExp(`^${each.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path))
    // A step that has a name is meant before one that may be anything.
    .sort((one, other) => one.split('{').length - other.split('{').length);
  return paths[found[0] ?? '']?.[method.toLowerCase()];
}
