import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { cleanText } from '../../http/clean-text.ts';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Right } from '../../rights/rights.ts';
import type { Row, RowAction, TableDefinition, WriteContext } from '../definition.ts';
import { checkIfMatch } from '../etag.ts';
import { answerRows } from '../hal.ts';
import { idempotencyHeaders, writeOnce } from '../idempotency.ts';
import { lockRow } from '../lock-row.ts';
import type { TableServices } from '../services.ts';
import { actOnEntity } from '../write.ts';

/** What has to be said with an action, by field. */
export const actionBody = (fields: NonNullable<RowAction['body']>) =>
  Type.Object(fields, { additionalProperties: false });

/** @throws {Problem} 404 when there is no such row that the viewer may act upon. */
export async function lockForAction(
  context: WriteContext,
  definition: TableDefinition,
  id: string,
  right?: Right,
): Promise<Row> {
  await definition.rules?.lock?.(context, id, {});
  const current = await lockRow(context, definition, id, right);
  if (!current) throw notFound();
  return current;
}

/** `POST /{table}/{id}/{name}`: one of the table's own actions on a row. */
export function actOnRow(
  app: FastifyInstance,
  definition: TableDefinition,
  name: string,
  { summary, description, operationId, body, right, own }: RowAction,
  services: TableServices,
): void {
  const answer = answerRows(definition, services.config);
  app.post<{
    Params: { id: string };
    Body: Row | undefined;
    Headers: { 'if-match'?: string };
  }>(
    `/${definition.name}/:id/${name}`,
    {
      config: {
        access: definition.isPrivate
          ? 'signed-in'
          : { right: right ?? `${definition.entity}:Write`, ...(own && { orOwn: true as const }) },
      },
      preValidation: async (request) => {
        request.body = cleanText(request.body) as Row | undefined;
      },
      schema: {
        operationId: operationId ?? `${name}${definition.entity}`,
        summary,
        ...(description && { description }),
        tags: [definition.name],
        params: idParams,
        headers: Type.Object({
          ...idempotencyHeaders.properties,
          'if-match': Type.Optional(Type.String({ description: 'The ETag that was read.' })),
        }),
        ...(body && { body: actionBody(body) }),
        response: {
          200: Type.Ref(definition.entity),
          ...problemResponses(400, 401, 403, 404, 409, 412, 422),
        },
      },
    },
    async (request, reply) => {
      const { params, headers } = request;
      const said = request.body ?? {};
      const { body: row } = await writeOnce(services, request, async (context) => {
        const current = await lockForAction(context, definition, params.id, right);
        checkIfMatch(headers['if-match'], current);
        return { status: 200, body: await actOnEntity(definition, context, name, current, said) };
      });
      return answer(request, reply, row);
    },
  );
}
