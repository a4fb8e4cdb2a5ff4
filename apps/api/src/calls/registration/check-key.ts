import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../../session/end-access.ts';

/**
 * `GET /user/register/set/{a}/{b}` (spec.md §7): a is the user, b the key from the mail. It changes nothing but
 * hands out a token to set the password with; the password itself never stands in an address.
 */
export function checkKey(app: FastifyInstance, { database, singleUse }: Services): void {
  app.get<{ Params: { a: string; b: string } }>(
    '/user/register/set/:a/:b',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'checkPasswordKey',
        summary: 'Is the mailed key good?',
        description: 'Asked before the form for a new password is shown. It uses nothing up.',
        tags: ['sign-in'],
        params: Type.Object({
          a: Type.String({ format: 'uuid', description: 'The user.' }),
          b: Type.String({ maxLength: 64, description: 'The key from the mail.' }),
        }),
        response: {
          200: Type.Object({ setToken: Type.String(), expiresAt: Type.String({ format: 'date-time' }) }),
          ...problemResponses(400, 404),
        },
      },
    },
    async ({ params }) => {
      const { secret, expiresAt } = await database.transaction(async (client) => {
        // Whoever revokes the key meanwhile waits, and takes the token with it.
        await lockUser(client, params.a);
        const owner = await singleUse.check(params.b, 'mailedKey', client);
        if (owner?.userId !== params.a) throw new Problem(404, 'key-spent');
        return singleUse.issue(owner, 'setToken', client);
      });
      return { setToken: secret, expiresAt };
    },
  );
}
