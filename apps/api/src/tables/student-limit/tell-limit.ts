import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { cleanText } from '../../http/clean-text.ts';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { WriteContext } from '../../table/definition.ts';
import { changeRows, insertRows, removeRows } from '../../table/door.ts';
import { answerRows } from '../../table/hal.ts';
import { lockRows } from '../../table/lock-row.ts';
import { ownedBy } from '../../table/ownership.ts';
import type { TableServices } from '../../table/services.ts';
import { Statement } from '../../table/statement.ts';
import { inWriteContext } from '../../table/write.ts';
import { ownStudents } from '../guardian/index.ts';
import { limitText, type StudentLimit, studentLimitTable } from './student-limit-table.ts';

/** `PUT` and `DELETE /student/{id}/limit`: what somebody tells those who teach them, and takes back at once. */
export function tellLimit(app: FastifyInstance, services: TableServices): void {
  const answer = answerRows(studentLimitTable, services.config);
  app.put<{ Params: { id: string }; Body: { text: string } }>(
    '/student/:id/limit',
    {
      config: { access: 'signed-in' },
      preValidation: async (request) => {
        request.body = cleanText(request.body) as { text: string };
      },
      schema: {
        operationId: 'tellLimit',
        summary: 'Tell those who teach what a student spares',
        description:
          'For the student and their guardians. Whoever calls the roll of a training sees it there; no list, file, log or webhook has it.',
        tags: ['student-limit'],
        params: idParams,
        body: Type.Object({ text: limitText }, { additionalProperties: false }),
        response: { 200: Type.Ref('StudentLimit'), ...problemResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { viewer, params, body } = request;
      const row = await inWriteContext(services, viewer, async (context) => {
        const current = await lockLimit(context, params.id);
        if (!current) {
          const [told] = await insertRows(context, studentLimitTable, [{ student: params.id, ...body }]);
          return told ?? {};
        }
        const [changed] = await changeRows(context, studentLimitTable, [
          { current: { ...current }, values: body },
        ]);
        return changed ?? { ...current };
      });
      return answer(request, reply, row);
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/student/:id/limit',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'untellLimit',
        summary: 'Take back what a student spares',
        description: 'It is gone at once, and nowhere kept. Where nothing was told, nothing changes.',
        tags: ['student-limit'],
        params: idParams,
        response: { 204: Type.Null({ description: 'Nothing is told.' }), ...problemResponses(400, 401, 404) },
      },
    },
    async ({ viewer, params }, reply) => {
      await inWriteContext(services, viewer, async (context) => {
        const current = await lockLimit(context, params.id);
        if (current) await removeRows(context, studentLimitTable, [{ ...current }]);
      });
      return reply.code(204).send();
    },
  );
}

/** @throws {Problem} 404 unless the viewer acts for the student: whoever may read students has no say in it either. */
async function lockLimit(context: WriteContext, student: string): Promise<StudentLimit | undefined> {
  const statement = new Statement();
  const { rowCount } = await context.client.query(
    `select from student where id = ${statement.bind(student)}
       and id in (${ownedBy(ownStudents, context, statement)}) for no key update`,
    statement.values,
  );
  if (rowCount === 0) throw notFound();
  const [current] = await lockRows<StudentLimit>(context, studentLimitTable, 't.student = $1', [student]);
  return current;
}
