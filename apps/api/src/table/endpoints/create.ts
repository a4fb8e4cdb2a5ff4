import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import { aRow } from '../a-row.ts';
import type { Row, TableDefinition } from '../definition.ts';
import { answerRows } from '../hal.ts';
import { idempotencyHeaders, writeOnce } from '../idempotency.ts';
import type { TableServices } from '../services.ts';
import { cleanBody, saveEntity, valuesBeside, writableValues } from '../write.ts';

/** `POST /{table}` */
export function createRow(app: FastifyInstance, definition: TableDefinition, services: TableServices): void {
  const { naturalKey, writeOwn } = definition;
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
        summary: `Create ${aRow(definition.name)}`,
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
      const { body } = request;
      const values = writableValues(definition, body);
      const prepared = (await definition.prepare?.([body], request.work))?.get(body);
      const { status, body: row } = await writeOnce(services, request, async (context) => {
        const beside = { ...valuesBeside(definition, body), ...prepared };
        const { status, row } = await saveEntity(definition, context, values, beside);
        return { status, body: row };
      });
      reply
        .code(status)
        .header('location', `${services.config.apiPrefix}/${definition.name}/${String(row.id)}`);
      return answer(request, reply, row);
    },
  );
}
