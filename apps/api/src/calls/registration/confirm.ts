import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { invalid } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { hashSecret } from '../../session/secret.ts';
import { email, text } from '../../table/fields.ts';

const TRIES = 5;
const SIGN_IN_WITHIN = 60_000;

/** `POST /register/lightning/confirm`: the mailed code, five tries at most. Then the token may be asked for, once. */
export function confirmLightning(app: FastifyInstance, { database, now, throttle }: Services): void {
  app.post<{ Body: { email: string; timeStamp: string; code: string } }>(
    '/register/lightning/confirm',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'confirmLightning',
        summary: 'Type the mailed code',
        description: 'The `timeStamp` is then the password of one sign-in, for a minute.',
        tags: ['sign-in'],
        body: Type.Object(
          {
            email: email(),
            timeStamp: text(64),
            code: text(12, { pattern: '^\\s*[0-9]{3}\\s?[0-9]{3}\\s*$' }),
          },
          { additionalProperties: false },
        ),
        response: {
          204: Type.Null({ description: 'Confirmed: ask for a token within a minute.' }),
          ...problemResponses(400, 429),
        },
      },
    },
    async ({ body, ip }, reply) => {
      const at = now();
      const code = body.code.replace(/\s/g, '');
      const address = body.email.toLowerCase();
      // Also counted beyond the one registration, of which there may be many.
      const registration = await throttle.attempt(address, ip, async () => {
        const { rows } = await database.pool.query<{ codeHash: Buffer; id: string }>(
          `update lightning set tries = tries + 1
           where time_stamp_hash = $1 and email = $2 and expires_at > $3 and tries < $4 and confirmed_until is null
           returning id, code_hash as "codeHash"`,
          [hashSecret(body.timeStamp), address, at.toISOString(), TRIES],
        );
        return rows[0]?.codeHash.equals(hashSecret(`${body.timeStamp}:${code}`)) ? rows[0] : null;
      });
      if (!registration) throw invalid({ field: 'code', code: 'wrong-code' });
      await database.pool.query('update lightning set confirmed_until = $2 where id = $1', [
        registration.id,
        new Date(at.getTime() + SIGN_IN_WITHIN).toISOString(),
      ]);
      return reply.code(204).send();
    },
  );
}
