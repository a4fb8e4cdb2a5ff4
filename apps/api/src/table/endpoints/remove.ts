import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import { aRow } from '../a-row.ts';
import type { TableDefinition } from '../definition.ts';
import { checkIfMatch } from '../etag.ts';
import { lockRow } from '../lock-row.ts';
import type { TableServices } from '../services.ts';
import { checkWrite, inWriteContext, removeEntity } from '../write.ts';

/** `DELETE /{table}/{id}` */
export function removeRow(app: FastifyInstance, definition: TableDefinition, services: TableServices): void {
  app.delete<{ Params: { id: string }; Headers: { 'if-match'?: string } }>(
    `/${definition.name}/:id`,
    {
      config: {
        access: { right: `${definition.entity}:Write`, ...(definition.writeOwn && { orOwn: true as const }) },
      },
      schema: {
        operationId: `remove${definition.entity}`,
        summary: `Remove ${aRow(definition.name)}`,
        description: 'What belongs to it goes with it. Refused while other rows need it.',
        tags: [definition.name],
        params: idParams,
        headers: Type.Object({ 'if-match': Type.Optional(Type.String()) }),
        response: {
          204: Type.Null({ description: 'Removed.' }),
          ...problemResponses(400, 401, 403, 404, 409, 412),
        },
      },
    },
    async (request, reply) => {
      await inWriteContext(services, request.viewer, async (context) => {
        await definition.rules?.lock?.(context, request.params.id, {});
        const current = await lockRow(context, definition, request.params.id);
        if (!current) throw notFound();
        await checkWrite(definition, context, 'remove', {}, current);
        checkIfMatch(request.headers['if-match'], current);
        await removeEntity(definition, context, current);
      });
      return reply.code(204).send();
    },
  );
}
