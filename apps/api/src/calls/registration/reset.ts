import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Type } from 'typebox';
import { newId } from '../../database/columns.ts';
import { cleanText } from '../../http/clean-text.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { text } from '../../table/fields.ts';
import { renewPasswordKey } from './renew-password-key.ts';

/** How long the club goes on trying to make the link; whoever still waits asks again. */
const LASTS = 3_600_000;

/** A name that somebody typed, sealed: it may be a password in the wrong field. */
interface Asked {
  sealed: string;
  until: string;
}

/**
 * `POST /user/register/reset`: mails a key to set a new password with. Whether there is such a user is looked up behind
 * the answer, which never tells, nor does the time it takes; what was asked for is stored before it.
 */
export function requestReset(app: FastifyInstance, services: Services): void {
  const { database, now, queue, seal, throttle } = services;
  queue.work<Asked>('password-reset', async ({ id, data: { sealed, until } }) => {
    if (Date.parse(until) <= now().getTime()) return 'done';
    const name = seal.open(sealed, id);
    await database.transaction(async (client) => {
      // Done and no more to be done in one: of two servers that take it for theirs only one mails.
      if (await queue.drop('password-reset', id, client)) await mailIfKnown(services, client, name);
    });
    return 'done';
  });
  app.post<{ Body: { username: string } }>(
    '/user/register/reset',
    {
      config: { access: 'public' },
      preValidation: async (request) => {
        request.body = cleanText(request.body) as { username: string };
      },
      schema: {
        operationId: 'requestPasswordReset',
        summary: 'Forgotten password',
        description:
          'Mails a link to set another one, where the address is known. The answer is the same where it is not.',
        tags: ['sign-in'],
        body: Type.Object({ username: text(254) }, { additionalProperties: false }),
        response: {
          204: Type.Null({ description: 'If there is such a user, a mail is on its way.' }),
          ...problemResponses(400, 429),
        },
      },
    },
    async (request, reply) => {
      const name = request.body.username.toLowerCase();
      // Each mail counts as a failed try, so that nobody's mailbox is flooded.
      await throttle.attempt(`reset:${name}`, request.ip, async () => null);
      const id = newId();
      const until = new Date(now().getTime() + LASTS).toISOString();
      const data: Asked = { sealed: seal.close(name, id), until };
      await queue.send(database.pool, 'password-reset', { id, data });
      return reply.code(204).send();
    },
  );
}

async function mailIfKnown(services: Services, client: PoolClient, name: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select id from "user" where (username = $1 or lower(email) = $1) and enabled and status in ('invited', 'active', 'pendingErasure')`,
    [name],
  );
  if (rows[0]) await renewPasswordKey(services, client, rows[0].id);
}
