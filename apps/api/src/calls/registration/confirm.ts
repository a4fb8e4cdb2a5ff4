import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { Type } from 'typebox';
import { cleanText } from '../../http/clean-text.ts';
import { invalid } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { hashSecret } from '../../session/secret.ts';
import { email, text } from '../../table/fields.ts';

const TRIES = 5;
const SIGN_IN_WITHIN = 60_000;

interface Confirmation {
  email: string;
  timeStamp: string;
  code: string;
  firstName?: string;
  lastName?: string;
}

interface Registration {
  id: string;
  codeHash: Buffer;
  firstName: string;
  lastName: string;
}

/**
 * `POST /register/lightning/confirm`: the mailed code, five tries at most. Then the token may be asked for, once. Of
 * whom has no account and has said no name the name is asked too; only who read the mail learns that.
 */
export function confirmLightning(app: FastifyInstance, { database, now, throttle }: Services): void {
  app.post<{ Body: Confirmation }>(
    '/register/lightning/confirm',
    {
      config: { access: 'public' },
      preValidation: async (request) => {
        request.body = cleanText(request.body) as Confirmation;
      },
      schema: {
        operationId: 'confirmLightning',
        summary: 'Type the mailed code',
        description:
          'The `timeStamp` is then the password of one sign-in, for a minute. Who has no account yet says a name here, unless it was said before.',
        tags: ['sign-in'],
        body: Type.Object(
          {
            email: email(),
            timeStamp: text(64),
            code: text(12, { pattern: '^\\s*[0-9]{3}\\s?[0-9]{3}\\s*$', examples: ['123456'] }),
            firstName: Type.Optional(text(100)),
            lastName: Type.Optional(text(100)),
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
        const { rows } = await database.pool.query<Registration>(
          `update lightning set tries = tries + 1
           where time_stamp_hash = $1 and email = $2 and expires_at > $3 and tries < $4 and confirmed_until is null
           returning id, code_hash as "codeHash", first_name as "firstName", last_name as "lastName"`,
          [hashSecret(body.timeStamp), address, at.toISOString(), TRIES],
        );
        return rows[0]?.codeHash.equals(hashSecret(`${body.timeStamp}:${code}`)) ? rows[0] : null;
      });
      if (!registration) throw invalid({ field: 'code', code: 'wrong-code' });
      const firstName = registration.firstName || body.firstName || '';
      const lastName = registration.lastName || body.lastName || '';
      if (!(firstName && lastName) && !(await hasAccount(database.pool, address))) {
        const missing = { firstName, lastName };
        throw invalid(
          ...(['firstName', 'lastName'] as const)
            .filter((field) => !missing[field])
            .map((field) => ({ field, code: 'required' as const })),
        );
      }
      await database.pool.query(
        'update lightning set confirmed_until = $2, first_name = $3, last_name = $4 where id = $1',
        [registration.id, new Date(at.getTime() + SIGN_IN_WITHIN).toISOString(), firstName, lastName],
      );
      return reply.code(204).send();
    },
  );
}

async function hasAccount(pool: Pool, address: string): Promise<boolean> {
  const { rows } = await pool.query('select from "user" where lower(email) = $1', [address]);
  return rows.length > 0;
}
