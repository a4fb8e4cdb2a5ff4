import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Services } from '../../services.ts';
import { deviceFamily, maskAddress } from '../../session/device.ts';
import { OAuthError } from '../../session/oauth-error.ts';
import { authenticateClient, readForm } from './client.ts';
import { authorizationCode } from './grants/google.ts';
import type { Grant } from './grants/grant.ts';
import { password } from './grants/password.ts';
import { refusals, tokenForm } from './schemas.ts';

const grants: Record<string, Grant> = { password, authorization_code: authorizationCode };

/** `POST /oauth/token` (RFC 6749 §3.2) */
export function issueToken(app: FastifyInstance, services: Services): void {
  app.post(
    '/oauth/token',
    {
      config: { access: 'public', ownFailures: true },
      attachValidation: true,
      schema: {
        operationId: 'issueToken',
        summary: 'Sign in',
        description:
          'The token endpoint of RFC 6749. It begins a session, whose token goes into `Authorization: Bearer` of every other call. Failures speak OAuth, not problem documents.',
        tags: ['sign-in'],
        security: [{ client: [] }],
        consumes: ['application/x-www-form-urlencoded'],
        body: tokenForm,
        response: {
          200: Type.Object({
            access_token: Type.String(),
            token_type: Type.Literal('Bearer'),
            expires_in: Type.Integer({ description: 'Seconds until the session ends at the latest.' }),
          }),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const form = readForm(request);
      authenticateClient(request, form, services.config.oauthClientSecret);
      if (!form.grant_type) throw new OAuthError('invalid_request', 'grant_type is missing.');
      const grant = Object.hasOwn(grants, form.grant_type) ? grants[form.grant_type] : undefined;
      if (!grant)
        throw new OAuthError('unsupported_grant_type', `Offered: ${Object.keys(grants).join(', ')}.`);
      const proven = await grant(services, form, request);
      const issued = await services.sessions.start({
        ...proven,
        remember: form.remember === 'true',
        address: maskAddress(request.ip),
        device: deviceFamily(request.headers['user-agent']),
      });
      if (!issued) throw new OAuthError('invalid_grant', 'The account has changed meanwhile.');
      return reply
        .headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
        .send({ access_token: issued.token, token_type: 'Bearer', expires_in: issued.expiresIn });
    },
  );
}
