import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isDay, isInstant } from '../../src/http/validation.ts';
import type { Answer } from './club.ts';

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
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Says what an answer breaks of what the contract promises for this call, or nothing. */
export type BrokenPromise = (method: string, template: string, answer: Answer) => string | null;

export function promisesOf(contract: Contract): BrokenPromise {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv, ['uuid', 'email', 'uri']);
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', (text: string) => isInstant(text) && text.endsWith('Z'));
  ajv.addFormat('time', /^([01]\d|2[0-3]):[0-5]\d$/);
  ajv.addFormat('binary', true);
  ajv.addSchema({ $id: 'contract', ...contract });

  return (method, template, { status, headers, body }) => {
    const call = `${method} ${template} ${status}`;
    const response = contract.paths[template]?.[method]?.responses[status];
    if (!response) return `${call}: the contract knows no such answer`;
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    if (!response.content) return body === '' ? null : `${call}: has no body, and one came`;
    if (!Object.hasOwn(response.content, type)) return `${call}: came as ${type || 'nothing'}`;
    const steps = ['paths', template, method, 'responses', String(status), 'content', type, 'schema'];
    const validate = ajv.getSchema(`contract#/${steps.map(encodeStep).join('/')}`) as ValidateFunction;
    return validate(body) ? null : `${call}: ${ajv.errorsText(validate.errors)}`;
  };
}

const encodeStep = (step: string): string =>
  encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
