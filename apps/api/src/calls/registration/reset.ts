import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { cleanText } from '../../http/clean-text.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { text } from '../../table/fields.ts';
import { renewPasswordKey } from './renew-password-key.ts';

/** `POST /user/register/reset`: mails a key to set a new password with. The answer never tells whether there is such a user. */
export function requestReset(app: FastifyInstance, services: Services): void {
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
      await services.throttle.attempt(`reset:${name}`, request.ip, async () => null);
      void mailIfKnown(services, name).catch((error: unknown) =>
        request.log.error({ err: error }, 'a mail could not be sent'),
      );
      return reply.code(204).send();
    },
  );
}

async function mailIfKnown(services: Services, name: string): Promise<void> {
  const { rows } = await services.database.pool.query<{ id: string }>(
    `select id from "user" where (username = $1 or lower(email) = $1) and enabled and status in ('invited', 'active', 'pendingErasure')`,
    [name],
  );
  const [user] = rows;
  if (!user) return;
  const mail = await services.database.transaction((client) => renewPasswordKey(services, client, user.id));
  if (mail) await services.mailer.send(mail);
}
