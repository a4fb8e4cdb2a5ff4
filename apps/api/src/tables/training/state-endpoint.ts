import type { FastifyInstance } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { cleanText } from '../../http/clean-text.ts';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Row, WriteContext } from '../../table/definition.ts';
import { checkIfMatch, etagOf } from '../../table/etag.ts';
import { lockRow } from '../../table/lock-row.ts';
import type { TableServices } from '../../table/services.ts';
import { inWriteContext, updateRow } from '../../table/write.ts';
import { lockSchedule } from './schedule-lock.ts';
import { type Training, trainingTable } from './training-table.ts';

/** What is written; null when the training already is as it should be. */
export type Change = (
  context: WriteContext,
  current: Training,
) => Promise<Partial<Training> | null> | Partial<Training> | null;

interface StateChange<Body> {
  /** The last step of the path: `POST /training/{id}/{verb}`. */
  verb: string;
  operationId: string;
  summary: string;
  body?: TSchema;
  change(body: Body): Change;
}

/** `POST /training/{id}/{verb}`: takes a training from one state to another (domain.md, Training). */
export function stateEndpoint<Body = null>(
  app: FastifyInstance,
  services: TableServices,
  { verb, operationId, summary, body, change }: StateChange<Body>,
): void {
  app.post<{ Params: { id: string }; Headers: { 'if-match'?: string } }>(
    `/training/:id/${verb}`,
    {
      config: { access: { right: 'Training:Write' } },
      preValidation: async (request) => {
        request.body = cleanText(request.body);
      },
      schema: {
        operationId,
        summary,
        tags: ['training'],
        params: idParams,
        headers: Type.Object({ 'if-match': Type.Optional(Type.String()) }),
        ...(body && { body }),
        response: { 200: Type.Ref('Training'), ...problemResponses(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const row = await inWriteContext(services, request.viewer, async (context) => {
        await lockSchedule(context);
        const current = await lockRow(context, trainingTable, request.params.id);
        if (!current) throw notFound();
        checkIfMatch(request.headers['if-match'], current);
        return changeState(context, current as Training, change(request.body as Body));
      });
      return reply.header('etag', etagOf(row)).send(row);
    },
  );
}

/** Takes a locked training to the state, under the rules of the change. */
export async function changeState(context: WriteContext, current: Training, change: Change): Promise<Row> {
  const values = await change(context, current);
  return values ? updateRow(context.client, trainingTable, current.id, values, context.now) : current;
}
