import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

export interface Account {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
}

export interface OpenidProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is signed in at the provider; the next visitor comes back as this account. */
  account: Account;
  /** Every token that it has given out. */
  issued: Set<string>;
  /** An ID token signed with the provider's own key; each claim, the key and what it says to be can be replaced. */
  idToken(claims?: JWTPayload, options?: { key?: JWK; algorithm?: string; typ?: string }): Promise<string>;
  close(): Promise<void>;
}

/** A real OpenID provider on loopback, in the place of Google. It asks nobody for a password. */
export async function startOpenidProvider(redirectUris: string[]): Promise<OpenidProvider> {
  const clientId = 'tatami-test';
  const clientSecret = 'a secret of the test client';
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key: JWK = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };

  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const handle: OpenidProvider = {
    issuer,
    clientId,
    clientSecret,
    account: {
      sub: 'account-1',
      email: 'ola@example.org',
      email_verified: true,
      given_name: 'Ola',
      family_name: 'Nowak',
    },
    issued: new Set(),
    async idToken(claims = {}, options = {}) {
      const now = Math.floor(Date.now() / 1_000);
      const payload = { iss: issuer, aud: clientId, iat: now, exp: now + 300, ...handle.account, ...claims };
      const algorithm = options.algorithm ?? 'RS256';
      return new SignJWT(payload)
        .setProtectedHeader({ alg: algorithm, kid: 'test', ...(options.typ && { typ: options.typ }) })
        .sign(await importJWK(options.key ?? key, algorithm));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [key as never] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...handle.account }) }),
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['a key for the test provider’s cookies'] },
  });
  provider.on('grant.success', ({ body }) => {
    const { access_token, id_token } = body as Record<string, string>;
    for (const token of [access_token, id_token]) if (token) handle.issued.add(token);
  });
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      void provider.callback()(request, response);
      return;
    }
    void (async () => {
      const { params } = await provider.interactionDetails(request, response);
      const grant = new provider.Grant({ accountId: handle.account.sub, clientId: String(params.client_id) });
      grant.addOIDCScope(String(params.scope));
      const grantId = await grant.save();
      await provider.interactionFinished(request, response, {
        login: { accountId: handle.account.sub },
        consent: { grantId },
      });
    })();
  });
  return handle;
}
