import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { invalid } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { endAccess } from '../../session/end-access.ts';
import { hashPassword, isPassword } from '../../session/password.ts';
import { checkPassword, passwordField } from '../../session/password-rules.ts';
import { changeRows } from '../../table/door.ts';
import { text } from '../../table/fields.ts';
import { lockRows } from '../../table/lock-row.ts';
import { inWriteContext } from '../../table/write.ts';
import { userTable } from '../../tables/user/index.ts';

/** `PUT /authinfo/password`: a new password for the old one. Other devices are signed out. */
export function changePassword(app: FastifyInstance, services: Services): void {
  const { config, database, throttle } = services;
  app.put<{ Body: { current: string; password: string } }>(
    '/authinfo/password',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'changePassword',
        summary: 'Change the own password',
        description: 'Needs the present one. All other sessions of the caller end.',
        tags: ['authinfo'],
        body: Type.Object(
          { current: text(1_024), password: passwordField() },
          { additionalProperties: false },
        ),
        response: { 204: Type.Null({ description: 'Changed.' }), ...problemResponses(400, 401, 429) },
      },
    },
    async (request, reply) => {
      const { viewer, body } = request;
      const { rows } = await database.pool.query<UserRow>(
        'select username, email, password_hash as "passwordHash" from "user" where id = $1',
        [viewer.id],
      );
      const user = rows[0] as UserRow;
      // Whoever finds an unlocked phone must not be able to guess at leisure.
      const isRight = await throttle.attempt(
        user.username,
        request.ip,
        async () => (await isPassword(user.passwordHash, body.current, request.work)) || null,
      );
      if (!isRight) throw wrong();
      await checkPassword(body.password, [user.username, user.email, config.clubName]);
      const passwordHash = await hashPassword(body.password, request.work);
      await inWriteContext(services, viewer, async (context) => {
        const [current] = await lockRows(
          context,
          userTable,
          't.id = $1 and t.password_hash is not distinct from $2',
          [viewer.id, user.passwordHash],
        );
        // Another change came first: what was typed is the current password no more.
        if (!current) throw wrong();
        await changeRows(context, userTable, [{ current, values: { passwordHash } }], 'changePassword');
        await endAccess(context.client, viewer.id, viewer.sessionId);
      });
      return reply.code(204).send();
    },
  );
}

const wrong = () => invalid({ field: 'current', code: 'wrong-password' });

interface UserRow {
  username: string;
  email: string;
  passwordHash: string | null;
}
