import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { conflict } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { changeRows } from '../../table/door.ts';
import { text } from '../../table/fields.ts';
import { answerRows } from '../../table/hal.ts';
import { idempotencyHeaders, writeOnce } from '../../table/idempotency.ts';
import { lockRows } from '../../table/lock-row.ts';
import { userTable } from '../../tables/user/index.ts';

interface Accepted {
  terms?: string;
  privacy?: string;
}

/** `POST /authinfo/acceptance`: the caller accepts the club's texts, in the edition that they have read. */
export function acceptTexts(app: FastifyInstance, services: Services): void {
  const answer = answerRows(userTable, services.config);
  app.post<{ Body: Accepted }>(
    '/authinfo/acceptance',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'acceptTexts',
        summary: 'Accept the terms and the privacy notice',
        description:
          'In the editions that the club has now; who accepted which, and when, stays with the user.',
        tags: ['authinfo'],
        headers: idempotencyHeaders,
        body: Type.Object(
          {
            terms: Type.Optional(text(20, { description: 'The edition of the terms.' })),
            privacy: Type.Optional(text(20, { description: 'The edition of the privacy notice.' })),
          },
          { additionalProperties: false, minProperties: 1 },
        ),
        response: { 200: Type.Ref('User'), ...problemResponses(400, 401, 409, 422) },
      },
    },
    async (request, reply) => {
      const { viewer, body } = request;
      const { terms, privacy } = services.config;
      for (const [accepted, current] of [
        [body.terms, terms],
        [body.privacy, privacy],
      ] as const)
        if (accepted !== undefined && accepted !== current?.version) throw conflict('not-the-present-text');
      const { body: row } = await writeOnce(services, request, async (context) => {
        const [current = {}] = await lockRows(context, userTable, 't.id = $1', [viewer.id]);
        const at = context.now.toISOString();
        const values = {
          ...(body.terms !== current.termsVersion &&
            body.terms && { termsVersion: body.terms, termsAcceptedAt: at }),
          ...(body.privacy !== current.privacyVersion &&
            body.privacy && { privacyVersion: body.privacy, privacyAcceptedAt: at }),
        };
        const [changed] = await changeRows(context, userTable, [{ current, values }], 'acceptTexts');
        return { status: 200, body: changed ?? current };
      });
      return answer(request, reply, row);
    },
  );
}
