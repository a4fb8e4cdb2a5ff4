import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { newId } from '../../database/columns.ts';
import { cleanText } from '../../http/clean-text.ts';
import { languageOf } from '../../http/messages.ts';
import { otherAddress } from '../../http/other-address.ts';
import { invalid } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import { lightningCode } from '../../mail/texts.ts';
import type { Services } from '../../services.ts';
import { CLIENT_ID } from '../../session/client-id.ts';
import { hashSecret, newSecret } from '../../session/secret.ts';
import { email, text } from '../../table/fields.ts';

const MINUTE = 60_000;

interface LightningRequest {
  email: string;
  firstName?: string;
  lastName?: string;
  clientId: string;
  successUrl: string;
  errorUrl: string;
  resetUrl: string;
}

/**
 * `POST /register/lightning` (spec.md §3): mails a code. The answer is the same whether the address is known
 * or not, and so is the time it takes.
 */
export function registerLightning(app: FastifyInstance, services: Services): void {
  const { config, database, now, outgoing, throttle } = services;
  app.post<{ Body: LightningRequest }>(
    '/register/lightning',
    {
      config: { access: 'public' },
      preValidation: async (request) => {
        request.body = cleanText(request.body) as LightningRequest;
      },
      schema: {
        operationId: 'registerLightning',
        summary: 'Ask for a code by mail',
        description:
          'The quick way in for who has no account yet, or no password at hand. The answer is the same whether the address is known or not. Who has an account need not say a name; of whom has none it is asked with the code.',
        tags: ['sign-in'],
        body: Type.Object(
          {
            email: email(),
            firstName: Type.Optional(text(100)),
            lastName: Type.Optional(text(100)),
            appName: text(100),
            clientId: text(100),
            requestType: Type.Literal('LIGHTNING'),
            successUrl: text(2_000),
            errorUrl: text(2_000),
            resetUrl: text(2_000),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            email: Type.String(),
            timeStamp: Type.String({
              description: 'The name of this registration; who asked keeps it secret.',
            }),
          }),
          ...problemResponses(400, 429),
        },
      },
    },
    async (request) => {
      const { body } = request;
      const address = body.email.toLowerCase();
      if (body.clientId !== CLIENT_ID)
        throw invalid({ field: 'clientId', code: 'not-allowed', values: { allowed: CLIENT_ID } });
      for (const field of ['successUrl', 'errorUrl', 'resetUrl'] as const) {
        if (!isOurs(body[field], config)) throw otherAddress(request, config, field, body[field]);
      }
      // Each mail counts as a failed try, so that nobody's mailbox is flooded.
      await throttle.attempt(`lightning:${address}`, request.ip, async () => null);
      const language = languageOf(request.headers['accept-language']);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const timeStamp = newSecret();
      const expiresAt = new Date(now().getTime() + 10 * MINUTE).toISOString();
      await database.transaction(async (client) => {
        await client.query(
          `insert into lightning (id, time_stamp_hash, code_hash, email, first_name, last_name, language, created_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
          [
            newId(),
            hashSecret(timeStamp),
            hashSecret(`${timeStamp}:${code}`),
            address,
            body.firstName ?? '',
            body.lastName ?? '',
            language,
            now().toISOString(),
            expiresAt,
          ],
        );
        // One mail too many is not sent, and nobody is told: that would tell whose mailbox it is.
        if (!(await throttle.mayMail(address, '', client))) return;
        const text = lightningCode(language, config.clubName, code);
        await outgoing.put(client, { to: address, ...text, kind: 'code', until: expiresAt });
      });
      return { email: address, timeStamp };
    },
  );
}

/** A page of this club, on the exact allow-list or under its own address. */
function isOurs(address: string, { redirectAllowlist, publicUrl }: Services['config']): boolean {
  if (redirectAllowlist.includes(address)) return true;
  const pages = ['/success', '/error', '/reset', '/login', '/register', '/auth'];
  return pages.some((page) => address === `${publicUrl}${page}`);
}
