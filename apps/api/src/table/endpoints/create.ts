import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import type { Row, TableDefinition } from '../definition.ts';
import { etagOf } from '../etag.ts';
import { idempotencyHeaders, once } from '../idempotency.ts';
import { cleanBody, createEntity, insertRow, inWriteContext, writableValues } from '../write.ts';

/** `POST /{table}` */
export function createRow(app: FastifyInstance, definition: TableDefinition, services: Services): void {
  const { rules = {} } = definition;
  const needsTransaction = Boolean(
    rules.lock || rules.beforeInsert || rules.afterInsert || definition.writeOwn,
  );
  app.post<{ Body: Row; Headers: { 'idempotency-key'?: string } }>(
    `/${definition.name}`,
    {
      config: {
        access: { right: `${definition.entity}:Write`, ...(definition.writeOwn && { orOwn: true as const }) },
      },
      preValidation: (request) => cleanBody(request, definition),
      schema: {
        operationId: `create${definition.entity}`,
        summary: `Create a ${definition.name}`,
        tags: [definition.name],
        headers: idempotencyHeaders,
        body: Type.Ref(`${definition.entity}Write`),
        response: { 201: Type.Ref(definition.entity), ...problemResponses(400, 401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const { viewer, body } = request;
      const key = request.headers['idempotency-key'];
      const values = writableValues(definition, body);
      const row =
        !needsTransaction && key === undefined
          ? await insertRow(services.database.pool, definition, values, services.now())
          : await inWriteContext(services, viewer, (context) =>
              once(context, key, { path: definition.name, body }, () =>
                createEntity(definition, context, values),
              ),
            );
      return reply
        .code(201)
        .header('etag', etagOf(row))
        .header('location', `${services.config.apiPrefix}/${definition.name}/${String(row.id)}`)
        .send(row);
    },
  );
}
