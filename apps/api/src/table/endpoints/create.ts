import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Change } from '../changes.ts';
import type { Row, TableDefinition } from '../definition.ts';
import { insertRows } from '../door.ts';
import { answerRows } from '../hal.ts';
import { type Answered, idempotencyHeaders, idempotencyKeyOf, writeOnce } from '../idempotency.ts';
import { isFollowed } from '../kept-values.ts';
import type { TableServices } from '../services.ts';
import { alsoValues, cleanBody, saveEntity, writableValues } from '../write.ts';

/** `POST /{table}` */
export function createRow(app: FastifyInstance, definition: TableDefinition, services: TableServices): void {
  const { rules = {}, naturalKey, writeOwn } = definition;
  const needsTransaction = Boolean(
    rules.lock || rules.beforeInsert || rules.afterInsert || naturalKey || writeOwn || isFollowed(definition),
  );
  const answer = answerRows(definition, services.config);
  app.post<{ Body: Row }>(
    `/${definition.name}`,
    {
      config: {
        access: { right: `${definition.entity}:Write`, ...(writeOwn && { orOwn: true as const }) },
      },
      preValidation: (request) => cleanBody(request, definition),
      schema: {
        operationId: `create${definition.entity}`,
        summary: `Create a ${definition.name}`,
        description: naturalKey
          ? `Where there is a row with the same ${naturalKey.join(' and ')} already, that row is changed, and the answer is 200.`
          : 'What is left out is as its column says, or without a value.',
        tags: [definition.name],
        headers: idempotencyHeaders,
        body: Type.Ref(`${definition.entity}Write`),
        response: {
          ...(naturalKey && { 200: Type.Ref(definition.entity) }),
          201: Type.Ref(definition.entity),
          ...problemResponses(400, 401, 403, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const { viewer, body } = request;
      const values = writableValues(definition, body);
      const prepared = (await definition.prepare?.([body], request.work))?.get(body);
      const { status, body: row }: Answered<Row> =
        !needsTransaction && idempotencyKeyOf(request) === undefined
          ? { status: 201, body: await insertAlone(definition, services, viewer, values) }
          : await writeOnce(services, request, async (context) => {
              const also = { ...alsoValues(definition, body), ...prepared };
              const { status, row } = await saveEntity(definition, context, values, also);
              return { status, body: row };
            });
      reply
        .code(status)
        .header('location', `${services.config.apiPrefix}/${definition.name}/${String(row.id)}`);
      return answer(request, reply, row);
    },
  );
}

/** Where no rule looks on, and nothing is kept of it, a row is written without a transaction around its one statement. */
async function insertAlone(
  definition: TableDefinition,
  { changes, database, now }: TableServices,
  viewer: Viewer,
  values: Row,
): Promise<Row> {
  const stored: Change[] = [];
  const writer = {
    viewer,
    client: database.pool,
    now: now(),
    changed: (change: Change) => stored.push(change),
    outdated: new Map(),
  };
  const [row = {}] = await insertRows(writer, definition, [values]);
  changes.publish(stored);
  return row;
}
