import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { conflict, invalid, notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import { aRow } from '../a-row.ts';
import type { Row, TableDefinition } from '../definition.ts';
import { checkIfMatch } from '../etag.ts';
import { answerRows } from '../hal.ts';
import { idempotencyHeaders, writeOnce } from '../idempotency.ts';
import { lockRow } from '../lock-row.ts';
import type { TableServices } from '../services.ts';
import { changeEntity, checkWrite, cleanBody, valuesBeside, writableValues } from '../write.ts';

/** `PUT /{table}/{id}`: the whole entity; an optional field that is left out keeps its value. */
export function updateEndpoint(
  app: FastifyInstance,
  definition: TableDefinition,
  services: TableServices,
): void {
  const answer = answerRows(definition, services.config);
  app.put<{ Params: { id: string }; Body: Row; Headers: { 'if-match'?: string } }>(
    `/${definition.name}/:id`,
    {
      config: {
        access: { right: `${definition.entity}:Write`, ...(definition.writeOwn && { orOwn: true as const }) },
      },
      preValidation: (request) => cleanBody(request, definition),
      schema: {
        operationId: `update${definition.entity}`,
        summary: `Change ${aRow(definition.name)}`,
        description:
          'What was read may be sent back as it is. A field that is left out keeps its value, and null clears it. The same again changes nothing.',
        tags: [definition.name],
        params: idParams,
        headers: Type.Object({
          ...idempotencyHeaders.properties,
          'if-match': Type.Optional(Type.String({ description: 'The ETag that was read.' })),
        }),
        body: Type.Ref(`${definition.entity}Write`),
        response: {
          200: Type.Ref(definition.entity),
          ...problemResponses(400, 401, 403, 404, 409, 412, 422),
        },
      },
    },
    async (request, reply) => {
      const { body, params, headers } = request;
      if (body.id !== undefined && body.id !== params.id) throw invalid({ field: 'id', code: 'id-mismatch' });
      const { body: row } = await writeOnce(services, request, async (context) => {
        const values = writableValues(definition, body);
        await definition.rules?.lock?.(context, params.id, values);
        const current = await lockRow(context, definition, params.id);
        if (!current) throw notFound();
        await checkWrite(definition, context, 'update', values, current);
        checkIfMatch(headers['if-match'], current);
        if (body.version !== undefined && body.version !== current.version) throw conflict('stale-version');
        const beside = valuesBeside(definition, body);
        return { status: 200, body: await changeEntity(definition, context, current, values, beside) };
      });
      return answer(request, reply, row);
    },
  );
}
