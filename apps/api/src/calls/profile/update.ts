import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { changeRows } from '../../table/door.ts';
import { nullable, oneOf, phone, text } from '../../table/fields.ts';
import { answerRows } from '../../table/hal.ts';
import { lockRows } from '../../table/lock-row.ts';
import { cleanBody, inWriteContext, writableValues } from '../../table/write.ts';
import { languages } from '../../tables/user/columns.ts';
import { userTable } from '../../tables/user/index.ts';

/** `PUT /authinfo/profile`: what users may change of themselves. Name, address and standing are the club's to change. */
export function updateProfile(app: FastifyInstance, services: Services): void {
  const answer = answerRows(userTable, services.config);
  app.put<{ Body: Record<string, unknown> }>(
    '/authinfo/profile',
    {
      config: { access: 'signed-in' },
      preValidation: (request) => cleanBody(request, userTable),
      schema: {
        operationId: 'updateProfile',
        summary: 'Change the own data',
        description: 'What a member may say of themselves. The e-mail address is changed by the club.',
        tags: ['authinfo'],
        body: Type.Object(
          {
            firstName: Type.Optional(text(100)),
            lastName: Type.Optional(text(100)),
            phone: Type.Optional(nullable(phone())),
            language: Type.Optional(oneOf(languages)),
          },
          { additionalProperties: false, minProperties: 1 },
        ),
        response: { 200: Type.Ref('User'), ...problemResponses(400, 401) },
      },
    },
    async (request, reply) => {
      const { viewer, body } = request;
      const row = await inWriteContext(services, viewer, async (context) => {
        const [current = {}] = await lockRows(context, userTable, 't.id = $1', [viewer.id]);
        const values = writableValues(userTable, body);
        const [changed] = await changeRows(context, userTable, [{ current, values }]);
        return changed ?? current;
      });
      return answer(request, reply, row);
    },
  );
}
