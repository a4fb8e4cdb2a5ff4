import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { type Language, languageOf, say } from '../../http/messages.ts';
import { conflict, notFound, Problem } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Row, TableDefinition, WriteContext } from '../definition.ts';
import { idempotencyHeaders, once } from '../idempotency.ts';
import { lockRow } from '../lock-row.ts';
import type { TableServices } from '../services.ts';
import {
  alsoValues,
  asIf,
  changeEntity,
  cleanRow,
  inWriteContext,
  removeEntity,
  saveEntity,
  writableValues,
} from '../write.ts';

/** How many rows one request may save or remove. */
const LARGEST_BATCH = 5_000;
/** Enough to see what is wrong with a file, few enough to be read. */
const FINDINGS_SHOWN = 50;

interface Batch {
  save?: Row[];
  remove?: string[];
  dryRun?: boolean;
}

interface Outcome {
  outcome: 'created' | 'changed' | 'unchanged' | 'removed' | 'refused';
  id: string | null;
  /** What it was before, where it was changed or removed: the way back. */
  before: Row | null;
  /** What it is now; null where it is gone, or was refused. */
  after: Row | null;
  /** Why it was refused. */
  refusal: Problem | null;
}

/**
 * `POST /{table}/batch`: many rows at once, under the rules of each; all of it is stored, or nothing. With `dryRun`
 * nothing is, and the answer says of each row what would become of it.
 */
export function writeBatch(app: FastifyInstance, definition: TableDefinition, services: TableServices): void {
  const { entity, name, without = [] } = definition;
  app.post<{ Body: Batch; Headers: { 'idempotency-key'?: string } }>(
    `/${name}/batch`,
    {
      bodyLimit: 8 * 1_048_576,
      config: { access: { right: `${entity}:Write` } },
      schema: {
        operationId: `batch${entity}`,
        summary: `Write many rows of ${name}, all or none`,
        description:
          'A row with an `id` is changed, one without is made. Each is checked as if it were sent alone; what is wrong with it is named by its place, `save.17.email`.',
        tags: [name],
        headers: idempotencyHeaders,
        body: batchSchema(definition),
        response: {
          200: answerSchema(definition),
          ...problemResponses(400, 401, 403, 413, 422),
        },
      },
    },
    async (request) => {
      const { save = [], remove = [], dryRun = false } = request.body;
      if (without.includes('remove') && remove.length > 0) throw new Problem(405, 'method-not-allowed');
      const language = languageOf(request.headers['accept-language']);
      const write = async (context: WriteContext) => {
        const all = await writeAll(app, request, context, definition, save, remove);
        if (!dryRun) refuseUnlessAll(all, save.length);
        return { results: all.map((outcome) => inWords(outcome, language)) };
      };
      return inWriteContext(services, request.viewer, async (context) => {
        if (dryRun) return asIf(context, write);
        const key = request.headers['idempotency-key'];
        const sent = { path: `${name}/batch`, body: request.body };
        return (await once(context, key, sent, async () => ({ status: 200, row: await write(context) }))).row;
      });
    },
  );
}

async function writeAll(
  app: FastifyInstance,
  request: FastifyRequest,
  context: WriteContext,
  definition: TableDefinition,
  save: readonly Row[],
  remove: readonly string[],
): Promise<Outcome[]> {
  const isValid = request.compileValidationSchema({ $ref: `${definition.entity}Write#` }, 'body');
  const outcomes: Outcome[] = [];
  const attempt = async (work: () => Promise<Outcome>) => {
    await context.client.query('savepoint one_row');
    try {
      outcomes.push(await work());
      await context.client.query('release savepoint one_row');
    } catch (error) {
      const refusal = app.problemOf(error as Error);
      if (refusal.status >= 500) throw error;
      await context.client.query('rollback to savepoint one_row');
      outcomes.push({ outcome: 'refused', id: null, before: null, after: null, refusal });
    }
  };
  for (const sent of save)
    await attempt(async () => {
      const row = cleanRow(definition, sent);
      const verdict: unknown = isValid(row);
      if (verdict !== true)
        throw Object.assign(new Error(), { validation: (verdict as { error: [] }).error });
      return saveOne(context, definition, row);
    });
  for (const id of remove)
    await attempt(async () => {
      await definition.rules?.lock?.(context, id, {});
      const current = await lockRow(context, definition, id);
      if (!current) throw notFound();
      await removeEntity(definition, context, current);
      return { outcome: 'removed', id, before: current, after: null, refusal: null };
    });
  return outcomes;
}

async function saveOne(context: WriteContext, definition: TableDefinition, row: Row): Promise<Outcome> {
  const values = writableValues(definition, row);
  const also = alsoValues(definition, row);
  if (row.id === undefined) {
    const { status, row: after, before } = await saveEntity(definition, context, values, also);
    const outcome = status === 201 ? 'created' : after.version === before?.version ? 'unchanged' : 'changed';
    return { outcome, id: String(after.id), before: before ?? null, after, refusal: null };
  }
  if (definition.without?.includes('update')) throw new Problem(405, 'method-not-allowed');
  await definition.rules?.lock?.(context, String(row.id), values);
  const current = await lockRow(context, definition, String(row.id));
  if (!current) throw notFound();
  if (row.version !== undefined && row.version !== current.version) throw conflict('stale-version');
  const after = await changeEntity(definition, context, current, values, also);
  const outcome = after.version === current.version ? 'unchanged' : 'changed';
  return { outcome, id: String(after.id), before: current, after, refusal: null };
}

/** @throws {Problem} 400 that names each row which was refused, by its place. */
function refuseUnlessAll(outcomes: readonly Outcome[], saved: number): void {
  const fields = outcomes.flatMap(({ refusal }, index) => {
    const place = index < saved ? `save.${index}` : `remove.${index - saved}`;
    return (refusal ? findingsOf(refusal) : []).map((finding) => ({
      ...finding,
      field: [place, finding.field].filter(Boolean).join('.'),
    }));
  });
  if (fields.length > 0)
    throw new Problem(400, 'validation-failed', { fields: fields.slice(0, FINDINGS_SHOWN) });
}

/** A refusal by field; one of the whole row stands without a field. */
const findingsOf = ({ fields, code, values }: Problem) =>
  fields.length > 0 ? fields : [{ field: '', code, values }];

const inWords = ({ refusal, ...outcome }: Outcome, language: Language) => ({
  ...outcome,
  errors:
    refusal &&
    findingsOf(refusal).map(({ field, code, values }) => ({
      field,
      code,
      message: say(language, code, values),
    })),
});

function batchSchema({ without = [] }: TableDefinition): TSchema {
  return Type.Object(
    {
      // Each row is checked by itself, so that one that is wrong is told beside the others.
      save: Type.Optional(Type.Array(Type.Unsafe({ type: 'object' }), { maxItems: LARGEST_BATCH })),
      ...(!without.includes('remove') && {
        remove: Type.Optional(
          Type.Array(Type.String({ format: 'uuid' }), { maxItems: LARGEST_BATCH, uniqueItems: true }),
        ),
      }),
      dryRun: Type.Optional(Type.Boolean({ description: 'Only say what would become of each row.' })),
    },
    { additionalProperties: false },
  );
}

function answerSchema({ entity }: TableDefinition): TSchema {
  const row = (description: string) => ({
    anyOf: [Type.Ref(entity), Type.Null()],
    description,
  });
  return Type.Object({
    results: Type.Array(
      Type.Object({
        outcome: Type.Unsafe({
          type: 'string',
          enum: ['created', 'changed', 'unchanged', 'removed', 'refused'],
        }),
        id: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
        before: Type.Unsafe(row('What it was.')),
        after: Type.Unsafe(row('What it is now.')),
        errors: Type.Union([
          Type.Array(
            Type.Object({
              field: Type.String({ description: 'Empty where the whole row is meant.' }),
              code: Type.String(),
              message: Type.String(),
            }),
          ),
          Type.Null(),
        ]),
      }),
      { description: 'In the order of `save`, then of `remove`.' },
    ),
  });
}
