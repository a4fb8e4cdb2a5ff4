import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Services } from '../../services.ts';
import { OAuthError } from '../../session/oauth-error.ts';
import { isAccessToken } from '../../session/token-text.ts';
import { theServer } from '../../session/viewer.ts';
import { inWriteContext } from '../../table/write.ts';
import { endToken } from '../../tables/access-token/index.ts';
import { authenticateClient, readForm } from './client.ts';
import { refusals, revocationForm } from './schemas.ts';

/** `POST /oauth/revoke` (RFC 7009): an unknown token is revoked already. */
export function revokeToken(app: FastifyInstance, services: Services): void {
  const { accessTokens, config, sessions } = services;
  app.post(
    '/oauth/revoke',
    {
      config: { access: 'public', ownFailures: true },
      attachValidation: true,
      schema: {
        operationId: 'revokeToken',
        summary: 'End the session of a token, or an access token',
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
      const { token } = form;
      if (!isAccessToken(token)) await sessions.end(token);
      else {
        const id = await accessTokens.idOf(token);
        // Whoever has the token may end it: so does a scanner that has found it lying about.
        if (id) await inWriteContext(services, theServer, (context) => endToken(context, id));
      }
      return {};
    },
  );
}
