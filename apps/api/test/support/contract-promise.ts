import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { isDay, isInstant } from '../../src/http/validation.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  anyOf?: Schema[];
  'x-reference'?: string | string[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema; example?: object }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** What came back for a call. */
interface Answer {
  /** The address that was asked, with its query. */
  url?: string;
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
}

/** Says what an answer breaks of what the contract promises for this call, or nothing. */
export type BrokenPromise = (method: string, template: string, answer: Answer) => string | null;

export function promisesOf(contract: Contract): BrokenPromise {
  const validators = validatorsOf(contract);
  const partFault = partsOf(contract, validators);
  return (method, template, { url = '', status, headers, body }) => {
    const call = `${method} ${template} ${status}`;
    const response = contract.paths[template]?.[method]?.responses[status];
    if (!response) return `${call}: the contract knows no such answer`;
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    if (!response.content) return body === '' ? null : `${call}: has no body, and one came`;
    if (!Object.hasOwn(response.content, type)) return `${call}: came as ${type || 'nothing'}`;
    const fields = new URLSearchParams(url.split('?')[1]).getAll('fields').join();
    if (fields && status === 200 && isOfTable(contract, template)) {
      const fault = partFault(template, fields.split(','), body as Page & object);
      return fault && `${call}: ${fault}`;
    }
    const fault = validators.faultOf(response.content[type]?.schema ?? {}, body);
    return fault && `${call}: ${fault}`;
  };
}

interface Page {
  _embedded?: { results: object[] };
}

/** The call of a table's list, or of one of its rows: its answer has the fields that it is asked for. */
const isOfTable = ({ paths }: Contract, template: string): boolean =>
  paths[template]?.get?.parameters?.some(({ name }) => name === 'fields') === true;

/** Says what is wrong with rows of which some fields were asked for: each has these, its links, and no others. */
function partsOf({ paths, components }: Contract, { faultOf }: Validators) {
  return (template: string, fields: readonly string[], body: Page & object): string | null => {
    const [, entity = ''] = /^(?:list(?:All)?|get)(\w+)$/.exec(paths[template]?.get?.operationId ?? '') ?? [];
    const named = [...fields, '_links'];
    const { properties = {} } = components.schemas[entity] ?? {};
    const part = Object.fromEntries(named.map((name) => [name, properties[name]]));
    const schema = { type: 'object', additionalProperties: false, required: named, properties: part };
    for (const row of body._embedded?.results ?? [body]) {
      const fault = faultOf(schema, row);
      if (fault) return `${JSON.stringify(row)}: ${fault}`;
    }
    return null;
  };
}

/** Says what is wrong with a value by a schema that stands in the contract, or nothing. */
export const schemaFaults = (contract: Contract): Validators['faultOf'] => validatorsOf(contract).faultOf;

interface Validators {
  faultOf(schema: object, value: unknown): string | null;
}

/** The validators by the whole of their document: the clubs of a run are held to the same one. */
const known = new Map<string, Validators>();

function validatorsOf(contract: Contract): Validators {
  const document = JSON.stringify(contract);
  const validators = known.get(document) ?? createValidators(contract);
  known.set(document, validators);
  return validators;
}

/** Compiles what it is asked for, each schema of the contract once, wherever another refers to it. */
function createValidators({ components }: Contract): Validators {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, inlineRefs: false });
  addFormats(ajv, ['uuid', 'email', 'uri', 'password']);
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', (text: string) => isInstant(text) && text.endsWith('Z'));
  ajv.addFormat('binary', true);
  const byName = (schema: object) => JSON.stringify(schema).replaceAll('"#/components/schemas/', '"schema:');
  for (const [name, schema] of Object.entries(components.schemas))
    ajv.addSchema(JSON.parse(byName(schema)), `schema:${name}`);
  const compiled = new Map<string, ValidateFunction>();
  return {
    faultOf(schema, value) {
      const text = byName(schema);
      const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
      compiled.set(text, validate);
      return validate(value) ? null : ajv.errorsText(validate.errors);
    },
  };
}

/** What the calls below a prefix are held to. */
interface Promises {
  contract: Contract;
  broken: BrokenPromise;
  /** Each path of the contract as an address has it; what is spelled out goes before what a name stands for. */
  templates: { template: string; path: RegExp }[];
}

/** The promises by their prefix: no other setting changes them (contract-document.test.ts), and to gather them takes a while. */
const promises = new Map<string, Promises>();

function promisesBelow(prefix: string, app: FastifyInstance): Promises {
  const made = promises.get(prefix);
  if (made) return made;
  const contract = app.swagger() as unknown as Contract;
  const templates = Object.keys(contract.paths)
    .sort((a, b) => (a.replaceAll('{', '\uffff') < b.replaceAll('{', '\uffff') ? -1 : 1))
    .map((template) => ({ template, path: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));
  const now = { contract, broken: promisesOf(contract), templates };
  promises.set(prefix, now);
  return now;
}

/** Makes an answer that breaks what the contract promises a failure of the test that it came in. */
export function holdToContract(app: FastifyInstance, apiPrefix: string): void {
  const { contract, broken, templates } = promisesBelow(apiPrefix, app);
  const inject = app.inject.bind(app) as (asked: InjectOptions | string) => ReturnType<typeof app.inject>;
  app.inject = (async (asked: InjectOptions | string) => {
    const response = await inject(asked);
    const { url, method = 'GET' } = typeof asked === 'string' ? { url: asked } : asked;
    const [address = ''] = String(url).split('?');
    if (!address.startsWith(`${apiPrefix}/`)) return response;
    const path = address.slice(apiPrefix.length);
    const found = templates.find((one) => one.path.test(path));
    if (!found || !contract.paths[found.template]?.[method.toLowerCase()]) return response;
    const { statusCode: status, headers, body } = response;
    // What the server does wrong it promises nobody; and what is compressed is another text for the same.
    if (status === 500 || headers['content-encoding']) return response;
    const fault = broken(method.toLowerCase(), found.template, {
      url: String(url),
      status,
      headers,
      body: parsed(body),
    });
    if (fault) throw new Error(`${method} ${String(url)}: ${fault}`);
    return response;
  }) as typeof app.inject;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
