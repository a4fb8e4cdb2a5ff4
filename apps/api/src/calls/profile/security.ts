import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';

/** `GET /authinfo/security`: what guards the own account. */
export function describeSecurity(app: FastifyInstance, { config, database }: Services): void {
  app.get(
    '/authinfo/security',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'describeSecurity',
        summary: 'What guards the own account',
        description:
          'Whether a second factor is on, how many recovery codes are left, and how long tokens for scripts may work.',
        tags: ['authinfo'],
        response: {
          200: Type.Object({
            hasPassword: Type.Boolean({ description: 'Who came by mail or Google has none at first.' }),
            secondFactor: Type.Boolean({ description: 'Whether it is on.' }),
            recoveryCodesLeft: Type.Integer(),
            accessTokenDays: Type.Integer({
              description: 'The number of days that such a token works for at the longest.',
            }),
          }),
          ...problemResponses(401),
        },
      },
    },
    async ({ viewer }) => {
      const { rows } = await database.pool.query(
        `select u.password_hash is not null as "hasPassword",
           u.second_factor_since is not null as "secondFactor",
           (select count(*)::int from recovery_code c where c."user" = u.id) as "recoveryCodesLeft"
         from "user" u where u.id = $1`,
        [viewer.id],
      );
      return { ...rows[0], accessTokenDays: config.accessTokenDays };
    },
  );
}
