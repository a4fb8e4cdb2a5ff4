import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { conflict, invalid } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { isPassword } from '../../session/password.ts';
import {
  confirmSecondFactor,
  hasSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '../../session/second-factor.ts';
import { text } from '../../table/fields.ts';

const passwordBody = Type.Object({ password: text(1_024) }, { additionalProperties: false });
const recoveryCodesAnswer = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

/** `POST /authinfo/second-factor`: the secret for an authenticator app. It counts once a first code was typed. */
export function beginSecondFactor(app: FastifyInstance, services: Services): void {
  app.post(
    '/authinfo/second-factor',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'beginSecondFactor',
        summary: 'Begin to set up a second factor',
        tags: ['authinfo'],
        response: {
          201: Type.Object({
            secret: Type.String({ description: 'Base32.' }),
            uri: Type.String({ description: 'otpauth:, for a QR code.' }),
          }),
          ...problemResponses(401, 409),
        },
      },
    },
    async ({ viewer }, reply) => {
      if (await hasSecondFactor(services.database, viewer.id)) throw conflict('second-factor-is-on');
      const { rows } = await services.database.pool.query<{ username: string }>(
        'select username from "user" where id = $1 and password_hash is not null',
        [viewer.id],
      );
      if (!rows[0]) throw conflict('password-first');
      return reply.code(201).send(await startSecondFactor(services, viewer.id, rows[0].username));
    },
  );
}

/** `POST /authinfo/second-factor/confirm`: a first code; answers the recovery codes, this once. */
export function turnOnSecondFactor(app: FastifyInstance, services: Services): void {
  app.post<{ Body: { code: string } }>(
    '/authinfo/second-factor/confirm',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'confirmSecondFactor',
        summary: 'Turn the second factor on',
        tags: ['authinfo'],
        body: Type.Object({ code: text(12) }, { additionalProperties: false }),
        response: {
          200: recoveryCodesAnswer,
          ...problemResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const { viewer, body } = request;
      const recoveryCodes = await services.throttle.attempt(`second-factor:${viewer.id}`, request.ip, () =>
        confirmSecondFactor(services, viewer, body.code),
      );
      if (!recoveryCodes) throw invalid({ field: 'code', code: 'wrong-code' });
      return { recoveryCodes };
    },
  );
}

/** `POST /authinfo/second-factor/recovery-codes`: new ones for the password; those before work no more. */
export function issueRecoveryCodes(app: FastifyInstance, services: Services): void {
  app.post<{ Body: { password: string } }>(
    '/authinfo/second-factor/recovery-codes',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'renewRecoveryCodes',
        summary: 'New recovery codes in the place of the old',
        tags: ['authinfo'],
        body: passwordBody,
        response: { 200: recoveryCodesAnswer, ...problemResponses(400, 401, 409, 429) },
      },
    },
    async (request) => {
      await demandPassword(services, request);
      const recoveryCodes = await renewRecoveryCodes(services, request.viewer.id);
      if (!recoveryCodes) throw conflict('second-factor-is-off');
      return { recoveryCodes };
    },
  );
}

/** `POST /authinfo/second-factor/remove`: turned off with the password. */
export function turnOffSecondFactor(app: FastifyInstance, services: Services): void {
  app.post<{ Body: { password: string } }>(
    '/authinfo/second-factor/remove',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'removeSecondFactor',
        summary: 'Turn the second factor off',
        tags: ['authinfo'],
        body: passwordBody,
        response: { 204: Type.Null({ description: 'Off.' }), ...problemResponses(400, 401, 429) },
      },
    },
    async (request, reply) => {
      await demandPassword(services, request);
      await removeSecondFactor(services, request.viewer.id);
      return reply.code(204).send();
    },
  );
}

/** @throws {Problem} 400 on field `password`; 429 when it is too soon for another try */
async function demandPassword(
  { database, throttle }: Services,
  { viewer, ip, body, work }: FastifyRequest<{ Body: { password: string } }>,
): Promise<void> {
  const { rows } = await database.pool.query<{ username: string; passwordHash: string | null }>(
    'select username, password_hash as "passwordHash" from "user" where id = $1',
    [viewer.id],
  );
  const { username = '', passwordHash = null } = rows[0] ?? {};
  const isRight = await throttle.attempt(
    username,
    ip,
    async () => (await isPassword(passwordHash, body.password, work)) || null,
  );
  if (!isRight) throw invalid({ field: 'password', code: 'wrong-password' });
}
