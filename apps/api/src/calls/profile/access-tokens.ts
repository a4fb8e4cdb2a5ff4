import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import { rightPattern } from '../../rights/rights.ts';
import type { Services } from '../../services.ts';
import { instant, list, text } from '../../table/fields.ts';
import { inWriteContext } from '../../table/write.ts';
import { makeToken, type NewToken } from '../../tables/access-token/index.ts';
import { demandPassword, lockOwn } from './proven.ts';

const MOST_RIGHTS = 300;

/**
 * `POST /authinfo/access-tokens`: a token for a program of the caller's, for the password. Nothing of the answer is kept, so it
 * is no call that can be repeated under a key. What tokens there are, and how one ends, is the table's.
 */
export function makeAccessToken(app: FastifyInstance, services: Services): void {
  app.post<{ Body: NewToken & { password: string } }>(
    '/authinfo/access-tokens',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'makeAccessToken',
        summary: 'Make a token for a script',
        description:
          'Needs the password. The token is shown this once; `GET /access-token` lists those that there are, and `DELETE /access-token/{id}` ends one. Somebody has 20 at most.',
        tags: ['authinfo'],
        body: Type.Object(
          {
            name: text(100, { description: 'What the script is for.' }),
            rights: list(text(100, { pattern: rightPattern, examples: ['Student:Read'] }), {
              minItems: 1,
              maxItems: MOST_RIGHTS,
              description:
                'The rights that it may use, of those that the caller has; `Own:Read` and `Own:Write` open what is the caller’s own.',
            }),
            expiresAt: instant({
              description: 'When it ends by itself, a year from now at most unless the club says otherwise.',
            }),
            password: text(1_024, { description: 'The password of the caller.' }),
          },
          { additionalProperties: false },
        ),
        response: {
          201: Type.Object({
            id: Type.String({ format: 'uuid', description: 'The id of its row.' }),
            token: Type.String({
              examples: ['tat_0F1kXb9TqVZ3mC7sYwN5rJ8hL2pD4gK6aE0uQoRiPt4xW1Ubc'],
              description: 'The token itself: `tat_`, 43 letters and digits, and six of a checksum.',
            }),
          }),
          ...problemResponses(400, 401, 403, 409, 429),
        },
      },
    },
    async (request, reply) => {
      const { viewer, body } = request;
      if (viewer.mustShowSecondFactor) throw new Problem(403, 'token-needs-second-factor');
      const { password, ...asked } = body;
      const proven = await demandPassword(services, request, 'password', password);
      const made = await inWriteContext(services, viewer, async (context) => {
        await lockOwn(context, proven);
        return makeToken(context, asked);
      });
      return reply.code(201).header('cache-control', 'no-store').send(made);
    },
  );
}
