import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { endAccess } from '../../session/end-access.ts';
import { hashPassword } from '../../session/password.ts';
import { checkPassword, passwordField } from '../../session/password-rules.ts';
import { theServer } from '../../session/viewer.ts';
import { changeRows } from '../../table/door.ts';
import { text } from '../../table/fields.ts';
import { lockRows } from '../../table/lock-row.ts';
import { inWriteContext } from '../../table/write.ts';
import { endTokens } from '../../tables/access-token/index.ts';
import { userTable } from '../../tables/user/index.ts';

/** `POST /user/register/set`: the new password. It ends every session of the user and spends the mailed key. */
export function setPassword(app: FastifyInstance, services: Services): void {
  const { config, database, singleUse } = services;
  app.post<{ Body: { setToken: string; password: string } }>(
    '/user/register/set',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'setPassword',
        summary: 'Set the password',
        description:
          'Takes the key of an invitation or of a forgotten password, once. Every session and every access token of the user ends.',
        tags: ['sign-in'],
        body: Type.Object({ setToken: text(64), password: passwordField() }, { additionalProperties: false }),
        response: { 204: Type.Null({ description: 'Sign in with it now.' }), ...problemResponses(400, 404) },
      },
    },
    async (request, reply) => {
      const { setToken, password } = request.body;
      const userId = (await singleUse.check(setToken, 'setToken'))?.userId;
      if (!userId) throw new Problem(404, 'key-spent');
      const { rows } = await database.pool.query<{ username: string; email: string }>(
        'select username, email from "user" where id = $1',
        [userId],
      );
      const user = rows[0];
      if (!user) throw new Problem(404, 'key-spent');
      await checkPassword(password, [user.username, user.email, config.clubName]);
      const passwordHash = await hashPassword(password, request.work);
      await inWriteContext(services, theServer, async (context) => {
        const [current] = await lockRows(context, userTable, 't.id = $1', [userId]);
        if (!current || !(await singleUse.redeem(setToken, 'setToken', context.client)))
          throw new Problem(404, 'key-spent');
        const values = {
          passwordHash,
          emailVerifiedAt: current.emailVerifiedAt ?? context.now.toISOString(),
          status: current.status === 'invited' ? 'active' : current.status,
        };
        await changeRows(context, userTable, [{ current, values }], 'setPassword');
        await endAccess(context.client, userId);
        await endTokens(context, userId);
      });
      return reply.code(204).send();
    },
  );
}
