import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { conflict, invalid } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { endAccess } from '../../session/end-access.ts';
import {
  redeemCode,
  removeSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
} from '../../session/second-factor.ts';
import type { Viewer } from '../../session/viewer.ts';
import { changeRows, logDeed } from '../../table/door.ts';
import { text } from '../../table/fields.ts';
import { inWriteContext } from '../../table/write.ts';
import { userTable } from '../../tables/user/index.ts';
import { demandPassword, lockOwn } from './proven.ts';

const passwordBody = Type.Object({ password: text(1_024) }, { additionalProperties: false });
const recoveryCodesAnswer = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

/**
 * `POST /authinfo/second-factor`: the secret for an authenticator app, for the password. It counts once a first code
 * was typed.
 */
export function beginSecondFactor(app: FastifyInstance, services: Services): void {
  app.post<{ Body: { password: string } }>(
    '/authinfo/second-factor',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'beginSecondFactor',
        summary: 'Begin to set up a second factor',
        description:
          'Answers the secret for an authenticator app. Nothing is asked for at signing in before a code of it was confirmed.',
        tags: ['authinfo'],
        body: passwordBody,
        response: {
          201: Type.Object({
            secret: Type.String({ description: 'Base32.' }),
            uri: Type.String({ description: 'otpauth:, for a QR code.' }),
          }),
          ...problemResponses(400, 401, 409, 429),
        },
      },
    },
    async (request, reply) => {
      const { viewer, body } = request;
      const { isOn, hasPassword } = await guardsOf(services, viewer);
      if (isOn) throw conflict('second-factor-is-on');
      if (!hasPassword) throw conflict('password-first');
      const proven = await demandPassword(services, request, 'password', body.password);
      const begun = await inWriteContext(services, viewer, async (context) => {
        const { secondFactorSince } = await lockOwn(context, proven);
        if (secondFactorSince !== null) throw conflict('second-factor-is-on');
        return startSecondFactor(services, context.client, viewer.id, proven.username);
      });
      return reply.code(201).send(begun);
    },
  );
}

/** `POST /authinfo/second-factor/confirm`: a first code; answers the recovery codes, this once. */
export function turnOnSecondFactor(app: FastifyInstance, services: Services): void {
  app.post<{ Body: { code: string } }>(
    '/authinfo/second-factor/confirm',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'confirmSecondFactor',
        summary: 'Turn the second factor on',
        description: 'Takes a code of the app, and answers the recovery codes, which are shown this once.',
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
        turnOn(services, viewer, body.code),
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
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'renewRecoveryCodes',
        summary: 'New recovery codes in the place of the old',
        description: 'They are shown this once. Needs the password.',
        tags: ['authinfo'],
        body: passwordBody,
        response: { 200: recoveryCodesAnswer, ...problemResponses(400, 401, 409, 429) },
      },
    },
    async (request) => {
      const proven = await demandPassword(services, request, 'password', request.body.password);
      const recoveryCodes = await inWriteContext(services, request.viewer, async (context) => {
        const current = await lockOwn(context, proven);
        if (current.secondFactorSince === null) throw conflict('second-factor-is-off');
        await logDeed(context, userTable, current, 'renewRecoveryCodes');
        return replaceRecoveryCodes(context.client, context.viewer.id);
      });
      return { recoveryCodes };
    },
  );
}

/** `POST /authinfo/second-factor/remove`: turned off with the password. */
export function turnOffSecondFactor(app: FastifyInstance, services: Services): void {
  app.post<{ Body: { password: string } }>(
    '/authinfo/second-factor/remove',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'removeSecondFactor',
        summary: 'Turn the second factor off',
        description: 'Needs the password. Its recovery codes are gone with it.',
        tags: ['authinfo'],
        body: passwordBody,
        response: { 204: Type.Null({ description: 'Off.' }), ...problemResponses(400, 401, 429) },
      },
    },
    async (request, reply) => {
      const proven = await demandPassword(services, request, 'password', request.body.password);
      await inWriteContext(services, request.viewer, async (context) => {
        const current = await lockOwn(context, proven);
        await changeRows(
          context,
          userTable,
          [{ current, values: { secondFactorSince: null } }],
          'turnOffSecondFactor',
        );
        await removeSecondFactor(context.client, context.viewer.id);
      });
      return reply.code(204).send();
    },
  );
}

/**
 * Whoever got in without it is out, but for the session it was shown in.
 *
 * @returns the recovery codes, shown this once; null when the code is wrong or nothing was begun.
 */
function turnOn(services: Services, viewer: Viewer, code: string): Promise<string[] | null> {
  return inWriteContext(services, viewer, async (context) => {
    const { client, now } = context;
    const current = await lockOwn(context);
    if (current.secondFactorSince !== null || !(await redeemCode(services, client, viewer.id, code)))
      return null;
    await changeRows(
      context,
      userTable,
      [{ current, values: { secondFactorSince: now.toISOString() } }],
      'turnOnSecondFactor',
    );
    await endAccess(client, viewer.id, viewer.sessionId);
    await client.query('update session set second_factor = true where id = $1', [viewer.sessionId]);
    return replaceRecoveryCodes(client, viewer.id);
  });
}

async function guardsOf({ database }: Services, { id }: Viewer): Promise<Guards> {
  const { rows } = await database.pool.query<Guards>(
    `select second_factor_since is not null as "isOn", password_hash is not null as "hasPassword"
     from "user" where id = $1`,
    [id],
  );
  return rows[0] as Guards;
}

interface Guards {
  isOn: boolean;
  hasPassword: boolean;
}
