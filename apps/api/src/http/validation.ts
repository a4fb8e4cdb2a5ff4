import Ajv, { _, type CodeKeywordDefinition, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { type FieldError, MOST_FINDINGS } from './problem.ts';

/**
 * Bodies are taken as they are: a number in quotes is an error. Query and path are text by nature,
 * so there numbers, flags and single values of lists are converted.
 */
export function validateStrictly(app: FastifyInstance): void {
  // Fastify asks for a compiler at every route, with all shared schemas each time.
  const compilerOf = (sharedSchemas: Record<string, object>): FastifySchemaCompiler<object> => {
    for (const each of [body, text])
      for (const shared of Object.entries(sharedSchemas)) each.share(...shared);
    return ({ schema, httpPart }) =>
      compiledWhenAsked(() => (httpPart === 'body' ? body : text).compile(schema as object));
  };
  app.setSchemaController({ compilersFactory: { buildValidator: compilerOf as never } });
}

interface Compiler {
  /** Lets other schemas refer to this one. */
  share(id: string, schema: object): void;
  compile(schema: object): ValidateFunction;
}

/** Compiles for all servers of this process, and what says the same once. */
function createCompiler(coerceTypes: false | 'array'): Compiler {
  const ajv = createAjv(coerceTypes);
  const compiled = new Map<string, ValidateFunction>();
  return {
    share(id, schema) {
      if (!ajv.schemas[id]) ajv.addSchema(schema);
    },
    compile(schema) {
      const key = JSON.stringify(schema);
      const validate = compiled.get(key) ?? ajv.compile(schema);
      compiled.set(key, validate);
      return validate;
    },
  };
}

const body = createCompiler(false);
const text = createCompiler('array');

/**
 * Compiles a schema when it is first asked for: to do so beforehand would take more than half of the time that the
 * server needs to start.
 */
function compiledWhenAsked(compile: () => ValidateFunction): FastifyValidator {
  let validate: ValidateFunction | undefined;
  return (data) => {
    validate ??= compile();
    return validate(data) || { error: validate.errors ?? [] };
  };
}

type FastifyValidator = (data: unknown) => true | { error: FastifySchemaValidationError[] };

function createAjv(coerceTypes: false | 'array'): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    // A finding tells an example of what was expected.
    verbose: true,
    coerceTypes,
    useDefaults: false,
    removeAdditional: false,
    strict: false,
    // TypeBox made them; to check the schemas themselves would double the time of the start.
    validateSchema: false,
    allowUnionTypes: true,
  });
  stopAtTooMany(ajv);
  addFormats(ajv, ['uuid', 'email', 'uri', 'password']);
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', isInstant);
  return ajv;
}

/**
 * Stops at a list that is longer than it may be, and tells that much: to check each of its parts could take seconds.
 */
function stopAtTooMany(ajv: Ajv): void {
  for (const keyword of ['items', 'uniqueItems']) {
    const known = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    ajv.removeKeyword(keyword).addKeyword({
      ...known,
      code(context) {
        const { maxItems } = context.parentSchema;
        const check = () => known.code(context);
        if (maxItems === undefined) check();
        else context.gen.if(_`${context.data}.length <= ${maxItems}`, check);
      },
    });
  }
}

/** `HH:MM`; what JSON Schema calls a time has seconds and an offset. */
export const CLOCK_TIME = '^([01]\\d|2[0-3]):[0-5]\\d$';

/** A real calendar day of the years 1900–2199. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** RFC 3339 with an offset, years 1900–2199. */
export function isInstant(text: string): boolean {
  const match =
    /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/.exec(
      text,
    );
  return match !== null && isDay(match[1] ?? '') && !Number.isNaN(Date.parse(text));
}

/** What finds all that is wrong with a value beside a request, by the same rules as with a body. */
export function checkerOf(schema: object): (value: unknown) => FieldError[] {
  const validate = compiledWhenAsked(() => createAjv(false).compile(schema));
  return (value) => {
    const result = validate(value);
    return result === true ? [] : result.error.slice(0, MOST_FINDINGS).map(toFieldError);
  };
}

/** Ajv's finding as a field and a code of ours. */
export function toFieldError(finding: FastifySchemaValidationError | ErrorObject): FieldError {
  const params = finding.params as Record<string, unknown>;
  const at = finding.instancePath.split('/').slice(1).map(decodePointer);
  const field = (...more: string[]) => [...at, ...more].join('.');
  switch (finding.keyword) {
    case 'required':
      return { field: field(String(params.missingProperty)), code: 'required' };
    case 'additionalProperties':
      return { field: field(String(params.additionalProperty)), code: 'unknown-field' };
    case 'type':
      return {
        field: field(),
        code: 'wrong-type',
        values: { type: String(params.type).replace(/,null$/, '') },
      };
    case 'minLength':
      return params.limit === 1
        ? { field: field(), code: 'required' }
        : { field: field(), code: 'too-short', values: limitOf(params) };
    case 'maxLength':
      return { field: field(), code: 'too-long', values: limitOf(params) };
    case 'minimum':
    case 'exclusiveMinimum':
      return { field: field(), code: 'too-small', values: limitOf(params) };
    case 'maximum':
    case 'exclusiveMaximum':
      return { field: field(), code: 'too-large', values: limitOf(params) };
    case 'minItems':
      return { field: field(), code: 'too-few', values: limitOf(params) };
    case 'maxItems':
      return { field: field(), code: 'too-many', values: limitOf(params) };
    case 'uniqueItems':
      return { field: field(), code: 'not-unique' };
    case 'enum':
      return {
        field: field(),
        code: 'not-allowed',
        values: { allowed: (params.allowedValues as unknown[]).filter((v) => v !== null).join(', ') },
      };
    case 'format':
      return { field: field(), code: 'wrong-format', values: { format: String(params.format) } };
    case 'pattern':
      return { field: field(), ...otherForm(String(params.pattern), finding as ErrorObject) };
    default:
      return { field: field(), code: 'rule-broken' };
  }
}

/** What is told of a text of another form than its schema wants: an example, where the schema has one. */
function otherForm(
  pattern: string,
  { parentSchema: { examples = [] } = {} }: Pick<ErrorObject, 'parentSchema'>,
): Pick<FieldError, 'code' | 'values'> {
  const [example] = examples;
  if (example) return { code: 'wrong-pattern', values: { example } };
  return { code: 'wrong-format', values: { format: pattern === CLOCK_TIME ? 'time' : pattern } };
}

function limitOf(params: Record<string, unknown>): { limit: number } {
  return { limit: Number(params.limit) };
}

function decodePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
