import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { conflict } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import type { Row, WriteContext } from '../../table/definition.ts';
import { changeRows } from '../../table/door.ts';
import { answerRows } from '../../table/hal.ts';
import { idempotencyHeaders, writeOnce } from '../../table/idempotency.ts';
import { lockRows } from '../../table/lock-row.ts';
import { inWriteContext } from '../../table/write.ts';
import { keepAnAdministrator } from '../../tables/groupright/index.ts';
import { onlyGuardians } from '../../tables/guardian/index.ts';
import { userTable } from '../../tables/user/index.ts';

/** `POST /authinfo/erasure`: asks for the account's erasure; it happens after 30 days' grace. */
export function requestErasure(app: FastifyInstance, services: Services): void {
  const answer = answerRows(userTable, services.config);
  app.post(
    '/authinfo/erasure',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'requestErasure',
        summary: 'Ask to be erased',
        description: 'It is done after 30 days, in which it can be taken back (GDPR, article 17).',
        tags: ['authinfo'],
        headers: idempotencyHeaders,
        response: { 200: Type.Ref('User'), ...problemResponses(400, 401, 409, 422) },
      },
    },
    async (request, reply) => {
      const { viewer } = request;
      const { body: row } = await writeOnce(services, request, async (context) => {
        const alone = (await onlyGuardians(context, [viewer.id])).get(viewer.id);
        if (alone) throw conflict('only-guardian', { name: alone });
        const row = await setStatus(context, 'active', 'pendingErasure', context.now.toISOString());
        await keepAnAdministrator(context);
        return { status: 200, body: row };
      });
      return answer(request, reply, row);
    },
  );
}

/** `DELETE /authinfo/erasure`: the user stays after all. */
export function withdrawErasure(app: FastifyInstance, services: Services): void {
  const answer = answerRows(userTable, services.config);
  app.delete(
    '/authinfo/erasure',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'withdrawErasure',
        summary: 'Stay after all',
        description: 'Takes the wish to be erased back, as long as it was not done.',
        tags: ['authinfo'],
        response: { 200: Type.Ref('User'), ...problemResponses(401, 409) },
      },
    },
    async (request, reply) => {
      const row = await inWriteContext(services, request.viewer, (context) =>
        setStatus(context, 'pendingErasure', 'active', null),
      );
      return answer(request, reply, row);
    },
  );
}

/** @throws {Problem} 409 when the caller's account is in another state. */
async function setStatus(
  context: WriteContext,
  from: string,
  to: string,
  erasureRequestedAt: string | null,
): Promise<Row> {
  const [current] = await lockRows(context, userTable, 't.id = $1 and t.status = $2', [
    context.viewer.id,
    from,
  ]);
  if (!current) throw conflict('erasure-not-possible');
  const [changed = current] = await changeRows(
    context,
    userTable,
    [{ current, values: { status: to, erasureRequestedAt } }],
    to === 'active' ? 'withdrawErasure' : 'requestErasure',
  );
  return changed;
}
