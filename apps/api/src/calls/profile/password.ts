import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { endAccess } from '../../session/end-access.ts';
import { hashPassword } from '../../session/password.ts';
import { checkPassword, passwordField } from '../../session/password-rules.ts';
import { changeRows } from '../../table/door.ts';
import { flag, text } from '../../table/fields.ts';
import { inWriteContext } from '../../table/write.ts';
import { endTokens } from '../../tables/access-token/index.ts';
import { userTable } from '../../tables/user/index.ts';
import { demandPassword, lockOwn } from './proven.ts';

/** `PUT /authinfo/password`: a new password for the old one. Other devices are signed out. */
export function changePassword(app: FastifyInstance, services: Services): void {
  app.put<{ Body: { current: string; password: string; endTokens?: boolean } }>(
    '/authinfo/password',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'changePassword',
        summary: 'Change the own password',
        description:
          'Needs the present one. All other sessions of the caller end; tokens of scripts go on unless they are to end too.',
        tags: ['authinfo'],
        body: Type.Object(
          {
            current: text(1_024),
            password: passwordField(),
            endTokens: Type.Optional(flag({ description: 'Whether the tokens of scripts end too.' })),
          },
          { additionalProperties: false },
        ),
        response: { 204: Type.Null({ description: 'Changed.' }), ...problemResponses(400, 401, 429) },
      },
    },
    async (request, reply) => {
      const { viewer, body } = request;
      const proven = await demandPassword(services, request, 'current', body.current);
      await checkPassword(body.password, [proven.username, proven.email, services.config.clubName]);
      const passwordHash = await hashPassword(body.password, request.work);
      await inWriteContext(services, viewer, async (context) => {
        const current = await lockOwn(context, proven);
        await changeRows(context, userTable, [{ current, values: { passwordHash } }], 'changePassword');
        await endAccess(context.client, viewer.id, viewer.sessionId);
        if (body.endTokens) await endTokens(context, viewer.id);
      });
      return reply.code(204).send();
    },
  );
}
