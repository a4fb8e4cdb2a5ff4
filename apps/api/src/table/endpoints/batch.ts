import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { cleanText } from '../../http/clean-text.ts';
import { type Language, languageOf, say } from '../../http/messages.ts';
import {
  conflict,
  type FieldError,
  forbidden,
  MOST_FINDINGS,
  notFound,
  Problem,
} from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Right } from '../../rights/rights.ts';
import type { Change } from '../changes.ts';
import type { Row, TableDefinition, WriteContext } from '../definition.ts';
import { linkRows } from '../hal.ts';
import { idempotencyHeaders, writeOnce } from '../idempotency.ts';
import { lockRow, lockRowsOf } from '../lock-row.ts';
import type { TableServices } from '../services.ts';
import {
  actOnEntity,
  asIf,
  changeEntity,
  checkWrite,
  cleanRow,
  inWriteContext,
  removeEntities,
  saveEntity,
  valuesBeside,
  writableValues,
} from '../write.ts';
import { actionBody, lockForAction } from './act.ts';

/** How many rows one request may save or remove. */
const LARGEST_BATCH = 5_000;
/** The number of findings, for all rows together, beyond the first of each refused row. */
const FURTHER_FINDINGS = 2_000;
/** Who may only write what is their own has no need of more. */
const LARGEST_OWN_BATCH = 100;

interface Batch {
  save?: Row[];
  remove?: string[];
  act?: Act[];
  dryRun?: boolean;
}

/** What is done with a row that is neither changing nor removing it. */
interface Act {
  row: string;
  action: string;
  body?: Row;
}

interface Outcome {
  outcome: 'created' | 'changed' | 'unchanged' | 'removed' | 'refused';
  id: string | null;
  /** What it was before, where it was changed or removed: the way back. */
  before: Row | null;
  /** What it is now; null where it is gone, or was refused. */
  after: Row | null;
  /** Why it was refused: one at least. */
  findings: readonly FieldError[] | null;
}

/**
 * `POST /{table}/batch`: many rows at once, under the rules of each; all of it is stored, or nothing. With `dryRun`
 * nothing is, and the answer says of each row what would become of it.
 */
export function writeBatch(app: FastifyInstance, definition: TableDefinition, services: TableServices): void {
  const { entity, name, writeOwn } = definition;
  const right: Right = `${entity}:Write`;
  const linked = linkRows(definition, services.config);
  const { actions = {} } = definition;
  const bodies = new Map(Object.entries(actions).map(([verb, { body = {} }]) => [verb, actionBody(body)]));
  app.post<{ Body: Batch }>(
    `/${name}/batch`,
    {
      bodyLimit: 8 * 1_048_576,
      config: { access: { right, ...(writeOwn && { orOwn: true as const }) } },
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
      const { save = [], remove = [], act = [], dryRun = false } = request.body;
      const { length } = [...save, ...remove, ...act];
      if (length > LARGEST_OWN_BATCH && !request.viewer.has(right)) throw forbidden();
      const asked = new Set(act.map(({ action }) => definition.actions?.[action]?.right ?? right));
      if ([...asked].some((each) => !request.viewer.has(each))) throw forbidden();
      const language = languageOf(request.headers['accept-language']);
      const prepared = (await definition.prepare?.(save, request.work)) ?? new Map();
      const write = async (context: WriteContext) => {
        const all = await writeAll(
          app,
          request,
          context,
          definition,
          { save, remove, act, dryRun },
          prepared,
          bodies,
        );
        if (!dryRun) refuseUnlessAll(all, { save, remove });
        return { results: all.map((outcome) => inWords(outcome, language)) };
      };
      const answer = dryRun
        ? await inWriteContext(services, request.viewer, (context) => asIf(context, write))
        : (
            await writeOnce(services, request, async (context) => ({
              status: 200,
              body: await write(context),
            }))
          ).body;
      for (const { outcome, before, after } of answer.results) {
        // What was only tried is not there, and neither is what was removed.
        if (outcome === (dryRun ? 'created' : 'removed')) continue;
        if (before) linked(before);
        if (after) linked(after);
      }
      return answer;
    },
  );
}

/**
 * Writes all rows. As long as none is refused, no row needs a way back of its own, and they are removed together. Once
 * the answer can be nothing but a refusal, and no more of it would be told, the rest is not looked at.
 */
async function writeAll(
  app: FastifyInstance,
  request: FastifyRequest,
  context: WriteContext,
  definition: TableDefinition,
  { save, remove, act, dryRun }: Required<Batch>,
  prepared: ReadonlyMap<Row, Row>,
  bodies: ReadonlyMap<string, TSchema>,
): Promise<Outcome[]> {
  const isValid = request.compileValidationSchema({ $ref: `${definition.entity}Write#` }, 'body');
  const saveSent = (context: WriteContext, sent: Row) => {
    const row = cleanRow(definition, sent);
    refuseUnlessValid(isValid(row));
    return saveOne(context, definition, row, prepared.get(sent));
  };
  const isSaid = (action: string, body: Row) =>
    request.compileValidationSchema(bodies.get(action) as TSchema, 'body')(body);
  const actAsSent = (context: WriteContext, { row, action, body = {} }: Act) => {
    const said = cleanText(body) as Row;
    refuseUnlessValid(isSaid(action, said));
    return actOne(context, definition, { row, action, body: said });
  };
  const together = await unlessRefused(app, context, async (context) => {
    const outcomes: Outcome[] = [];
    for (const sent of save) outcomes.push(await saveSent(context, sent));
    outcomes.push(...(await removeTogether(context, definition, remove)));
    for (const each of act) outcomes.push(await actAsSent(context, each));
    return outcomes;
  });
  if (!('refusal' in together)) return together.answer;

  const outcomes: Outcome[] = [];
  let further = FURTHER_FINDINGS;
  let refused = 0;
  const attempt = async (work: (context: WriteContext) => Promise<Outcome>) => {
    if (!dryRun && refused === MOST_FINDINGS) return;
    const tried = await unlessRefused(app, context, work);
    if ('answer' in tried) {
      outcomes.push(tried.answer);
      return;
    }
    const findings = findingsOf(tried.refusal).slice(0, 1 + further);
    further -= findings.length - 1;
    refused += 1;
    outcomes.push({ outcome: 'refused', id: null, before: null, after: null, findings });
  };
  for (const sent of save) await attempt((context) => saveSent(context, sent));
  for (const id of remove)
    await attempt(async (context) => {
      const [outcome] = await removeTogether(context, definition, [id]);
      return outcome as Outcome;
    });
  for (const each of act) await attempt((context) => actAsSent(context, each));
  return outcomes;
}

/** What comes of the work, or why it was refused: then nothing of it is left. */
async function unlessRefused<T>(
  app: FastifyInstance,
  context: WriteContext,
  work: (context: WriteContext) => Promise<T>,
): Promise<{ answer: T } | { refusal: Problem }> {
  const changes: Change[] = [];
  const outdated: WriteContext['outdated'] = new Map();
  await context.client.query('savepoint unless_refused');
  try {
    const answer = await work({ ...context, outdated, changed: (change) => changes.push(change) });
    await context.client.query('release savepoint unless_refused');
    for (const change of changes) context.changed(change);
    for (const [kept, { keeper, ids }] of outdated) {
      const known = context.outdated.get(kept)?.ids ?? [];
      context.outdated.set(kept, { keeper, ids: new Set([...known, ...ids]) });
    }
    return { answer };
  } catch (error) {
    const refusal = app.problemOf(error as Error);
    if (refusal.status >= 500) throw error;
    await context.client.query('rollback to savepoint unless_refused');
    return { refusal };
  }
}

async function removeTogether(
  context: WriteContext,
  definition: TableDefinition,
  ids: readonly string[],
): Promise<Outcome[]> {
  if (ids.length === 0) return [];
  for (const id of ids) await definition.rules?.lock?.(context, id, {});
  const found = await lockRowsOf(context, definition, ids);
  const byId = new Map(found.map((row) => [row.id, row]));
  const rows = ids.flatMap((id): Row[] => {
    const row = byId.get(id.toLowerCase());
    return row ? [row] : [];
  });
  if (rows.length < ids.length) throw notFound();
  for (const row of found) await checkWrite(definition, context, 'remove', {}, row);
  // An id may be named twice, in small and in capital letters.
  await removeEntities(definition, context, found);
  return rows.map((before) => ({
    outcome: 'removed',
    id: String(before.id),
    before,
    after: null,
    findings: null,
  }));
}

async function saveOne(
  context: WriteContext,
  definition: TableDefinition,
  row: Row,
  prepared: Row | undefined,
): Promise<Outcome> {
  const values = writableValues(definition, row);
  const beside = { ...valuesBeside(definition, row), ...prepared };
  if (row.id === undefined) {
    const { status, row: after, before } = await saveEntity(definition, context, values, beside);
    const outcome = status === 201 ? 'created' : after.version === before?.version ? 'unchanged' : 'changed';
    return { outcome, id: String(after.id), before: before ?? null, after, findings: null };
  }
  if (definition.without?.includes('update')) throw new Problem(405, 'method-not-allowed');
  await definition.rules?.lock?.(context, String(row.id), values);
  const current = await lockRow(context, definition, String(row.id));
  if (!current) throw notFound();
  await checkWrite(definition, context, 'update', values, current);
  if (row.version !== undefined && row.version !== current.version) throw conflict('stale-version');
  const after = await changeEntity(definition, context, current, values, beside);
  const outcome = after.version === current.version ? 'unchanged' : 'changed';
  return { outcome, id: String(after.id), before: current, after, findings: null };
}

/** @throws {Error} with what the schema has against it */
function refuseUnlessValid(verdict: unknown): void {
  if (verdict !== true) throw Object.assign(new Error(), { validation: (verdict as { error: [] }).error });
}

async function actOne(
  context: WriteContext,
  definition: TableDefinition,
  { row, action, body }: Act,
): Promise<Outcome> {
  const before = await lockForAction(context, definition, row, definition.actions?.[action]?.right);
  const after = await actOnEntity(definition, context, action, before, body);
  const outcome = after.version === before.version ? 'unchanged' : 'changed';
  return { outcome, id: String(after.id), before, after, findings: null };
}

/** @throws {Problem} 400 that names each row which was refused, by its place. */
function refuseUnlessAll(
  outcomes: readonly Outcome[],
  { save, remove }: Required<Pick<Batch, 'save' | 'remove'>>,
): void {
  const places = [...save.map((_, at) => `save.${at}`), ...remove.map((_, at) => `remove.${at}`)];
  const fields = outcomes.flatMap(({ findings }, index) => {
    const place = places[index] ?? `act.${index - places.length}`;
    return (findings ?? []).map((finding) => ({
      ...finding,
      field: [place, finding.field].filter(Boolean).join('.'),
    }));
  });
  if (fields.length > 0) throw new Problem(400, 'validation-failed', { fields });
}

/** A refusal by field; one of the whole row stands without a field. */
const findingsOf = ({ fields, code, values }: Problem): readonly FieldError[] =>
  fields.length > 0 ? fields : [{ field: '', code, values }];

const inWords = ({ findings, ...outcome }: Outcome, language: Language) => ({
  ...outcome,
  errors:
    findings?.map(({ field, code, values }) => ({
      field,
      code,
      message: say(language, code, values),
    })) ?? null,
});

function batchSchema({ without = [], actions = {} }: TableDefinition): TSchema {
  const verbs = Object.keys(actions);
  return Type.Object(
    {
      // Each row is checked by itself, so that one that is wrong is told beside the others.
      save: Type.Optional(Type.Array(Type.Unsafe({ type: 'object' }), { maxItems: LARGEST_BATCH })),
      ...(!without.includes('remove') && {
        remove: Type.Optional(
          Type.Array(Type.String({ format: 'uuid' }), { maxItems: LARGEST_BATCH, uniqueItems: true }),
        ),
      }),
      ...(verbs.length > 0 && {
        act: Type.Optional(
          Type.Array(
            Type.Object(
              {
                row: Type.String({ format: 'uuid' }),
                action: Type.Unsafe({ type: 'string', enum: verbs }),
                body: Type.Optional(Type.Unsafe({ type: 'object', description: 'What it is sent alone.' })),
              },
              { additionalProperties: false },
            ),
            {
              maxItems: LARGEST_BATCH,
              description: 'What else is done with rows: `POST /{table}/{id}/{action}`.',
            },
          ),
        ),
      }),
      dryRun: Type.Optional(
        Type.Boolean({ description: 'Whether it is only said what would become of each row.' }),
      ),
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
        after: Type.Unsafe(row('What it is now, or would be.')),
        errors: Type.Union([
          Type.Array(
            Type.Object({
              field: Type.String({ description: 'Empty where the whole row is meant.' }),
              code: Type.String(),
              message: Type.String(),
            }),
            {
              description: `What is wrong with it: the first at least; of all rows together ${FURTHER_FINDINGS} more.`,
            },
          ),
          Type.Null(),
        ]),
      }),
      {
        description:
          'What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`.',
      },
    ),
  });
}
