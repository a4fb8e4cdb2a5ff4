import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Services } from '../../services.ts';
import { OAuthError } from '../../session/oauth-error.ts';
import { authenticateClient, readForm } from './client.ts';
import { refusals, revocationForm } from './schemas.ts';

/** `POST /oauth/revoke` (RFC 7009): an unknown token is revoked already. */
export function revokeToken(app: FastifyInstance, { config, sessions }: Services): void {
  app.post(
    '/oauth/revoke',
    {
      config: { access: 'public', ownFailures: true },
      attachValidation: true,
      schema: {
        operationId: 'revokeToken',
        summary: 'End the session of a token',
        description:
          'The revocation endpoint of RFC 7009. A token that is unknown, or has ended already, is answered the same.',
        tags: ['sign-in'],
        security: [{ client: [] }],
        consumes: ['application/x-www-form-urlencoded'],
        body: revocationForm,
        response: {
          200: Type.Object({}, { description: 'The token works no more.' }),
          ...refusals,
        },
      },
    },
    async (request) => {
      const form = readForm(request);
      authenticateClient(request, form, config.oauthClientSecret);
      if (!form.token) throw new OAuthError('invalid_request', 'token is missing.');
      await sessions.end(form.token);
      return {};
    },
  );
}
