import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Services } from '../../services.ts';
import { OAuthError } from '../../session/oauth-error.ts';
import { authenticateClient, readForm } from './client.ts';
import { oauthErrorSchema, revocationForm } from './schemas.ts';

/** `POST /oauth/revoke` (RFC 7009): an unknown token is revoked already. */
export function revokeToken(app: FastifyInstance, { config, sessions }: Services): void {
  app.post(
    '/oauth/revoke',
    {
      config: { access: 'public' },
      attachValidation: true,
      schema: {
        operationId: 'revokeToken',
        summary: 'End the session of a token',
        tags: ['sign-in'],
        security: [{ client: [] }],
        consumes: ['application/x-www-form-urlencoded'],
        body: revocationForm,
        response: {
          200: Type.Object({}, { description: 'The token works no more.' }),
          400: oauthErrorSchema,
          401: oauthErrorSchema,
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
