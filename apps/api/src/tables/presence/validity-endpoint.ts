import type { FastifyInstance } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { cleanText } from '../../http/clean-text.ts';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { WriteContext } from '../../table/definition.ts';
import { checkIfMatch, etagOf } from '../../table/etag.ts';
import { lockRow } from '../../table/lock-row.ts';
import type { TableServices } from '../../table/services.ts';
import { differs, inWriteContext, updateRow } from '../../table/write.ts';
import type { Presence } from './marking.ts';
import { presenceTable } from './presence-table.ts';

interface Validity<Body> {
  /** The last step of the path: `POST /presence/{id}/{verb}`. */
  verb: string;
  operationId: string;
  summary: string;
  body?: TSchema;
  change(context: WriteContext, current: Presence, body: Body): Partial<Presence>;
}

/** `POST /presence/{id}/{verb}`: whether a mark counts. Instructors may say so at any time, since nothing is lost. */
export function validityEndpoint<Body = null>(
  app: FastifyInstance,
  services: TableServices,
  { verb, operationId, summary, body, change }: Validity<Body>,
): void {
  app.post<{ Params: { id: string }; Body: Body; Headers: { 'if-match'?: string } }>(
    `/presence/:id/${verb}`,
    {
      config: { access: { right: 'Presence:Write' } },
      preValidation: async (request) => {
        request.body = cleanText(request.body) as Body;
      },
      schema: {
        operationId,
        summary,
        tags: ['presence'],
        params: idParams,
        headers: Type.Object({ 'if-match': Type.Optional(Type.String()) }),
        ...(body && { body }),
        response: { 200: Type.Ref('Presence'), ...problemResponses(400, 401, 403, 404, 412) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const row = await inWriteContext(services, request.viewer, async (context) => {
        const current = await lockRow(context, presenceTable, id);
        if (!current) throw notFound();
        checkIfMatch(request.headers['if-match'], current);
        const values = change(context, current as Presence, request.body as Body);
        return differs(values, current)
          ? updateRow(context.client, presenceTable, id, values, context.now)
          : current;
      });
      return reply.header('etag', etagOf(row)).send(row);
    },
  );
}
