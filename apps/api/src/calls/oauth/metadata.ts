import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';

/** Authorization server metadata (RFC 8414), by which OAuth clients find the endpoints. */
export function describeServer(app: FastifyInstance, { config }: Services): void {
  const base = `${config.publicUrl}${config.apiPrefix}`;
  app.get(
    `/.well-known/oauth-authorization-server${config.apiPrefix}`,
    { config: { access: 'public' }, schema: { hide: true } },
    async () => ({
      issuer: base,
      token_endpoint: `${base}/oauth/token`,
      revocation_endpoint: `${base}/oauth/revoke`,
      grant_types_supported: ['password', ...(config.google ? ['authorization_code'] : [])],
      response_types_supported: [],
      token_endpoint_auth_methods_supported: [
        'client_secret_basic',
        ...(config.oauthClientSecret ? [] : ['none']),
      ],
      revocation_endpoint_auth_methods_supported: [
        'client_secret_basic',
        ...(config.oauthClientSecret ? [] : ['none']),
      ],
    }),
  );
}
