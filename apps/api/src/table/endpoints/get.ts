import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { prepared } from '../../database/prepared.ts';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import { type AskedFields, fieldsParameter, selectionOf, splitFields } from '../asked-fields.ts';
import type { Row, TableDefinition } from '../definition.ts';
import { answerRows } from '../hal.ts';
import { ownership, readAccess } from '../ownership.ts';
import type { TableServices } from '../services.ts';
import { Statement } from '../statement.ts';

/** `GET /{table}/{id}` */
export function getRow(
  app: FastifyInstance,
  definition: TableDefinition,
  { database, config, now }: TableServices,
): void {
  const answer = answerRows(definition, config);
  const texts = new Map<string, string>();
  app.get<{ Params: { id: string }; Querystring: AskedFields }>(
    `/${definition.name}/:id`,
    {
      config: {
        access: readAccess(definition),
      },
      preValidation: (request, _reply, done) => {
        splitFields(definition, request.query);
        done();
      },
      schema: {
        operationId: `get${definition.entity}`,
        summary: `One ${definition.name}`,
        description: 'Its `ETag` is its version, for `If-Match`.',
        tags: [definition.name],
        params: idParams,
        querystring: Type.Object(
          { fields: Type.Optional(fieldsParameter(definition)) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Ref(definition.entity), ...problemResponses(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const statement = new Statement();
      const caller = { viewer: request.viewer, now: now(), config };
      const conditions = [
        `t.id = ${statement.bind(request.params.id)}`,
        ...ownership(definition, caller, `${definition.entity}:Read`, statement),
      ];
      const { fields } = request.query;
      const { selection, narrow } = selectionOf(definition, fields, ['id', 'version']);
      const where = conditions.join(' and ');
      // The same text each time is found by the driver without being read again.
      const known = fields ? undefined : texts.get(where);
      const text = known ?? `select ${selection} from ${definition.relation} t where ${where}`;
      if (!fields) texts.set(where, text);
      const { rows } = await database.pool.query<Row>(prepared(text, statement.values));
      const row = rows[0];
      if (!row) throw notFound();
      return narrow(answer(request, reply, row));
    },
  );
}
