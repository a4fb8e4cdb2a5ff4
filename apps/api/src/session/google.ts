import { createHash } from 'node:crypto';
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import type { Config } from '../config.ts';
import { cleanText } from '../http/clean-text.ts';

/** Who an ID token says is there. */
export interface GoogleAccount {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
}

export interface Google {
  /** Where to send the browser (OpenID Connect Core §3.1.2.1, PKCE by RFC 7636). */
  authorizationUrl(request: { redirectUri: string; state: string; codeChallenge: string }): Promise<string>;
  /** @throws when the code, the verifier or the ID token behind it is not good. */
  exchange(response: { code: string; codeVerifier: string; redirectUri: string }): Promise<GoogleAccount>;
  /** @throws when the ID token was not issued to this club, by this issuer, for now (OpenID Connect Core §3.1.3.7). */
  verify(idToken: string, nonce: string | undefined): Promise<GoogleAccount>;
}

/** An ID token is shown when it is issued, or it was somebody else's before. */
const LONGEST = '10 minutes';

const signatures = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA'];

export function createGoogle({ issuer, clientId, clientSecret }: NonNullable<Config['google']>): Google {
  let discovered: Promise<oidc.Configuration> | undefined;
  let keys: JWTVerifyGetKey | undefined;

  /** Asks Google once what it offers; a failure is not remembered, so that the next try asks again. */
  function discover(): Promise<oidc.Configuration> {
    const isLoopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${issuer}/`);
    discovered ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        execute: isLoopback ? [oidc.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  }

  async function verify(idToken: string, nonce: string | undefined): Promise<GoogleAccount> {
    const { jwks_uri, issuer: expected } = (await discover()).serverMetadata();
    keys ??= createRemoteJWKSet(new URL(jwks_uri ?? ''));
    const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
      issuer: [expected, expected.replace('https://', '')],
      audience: clientId,
      algorithms: signatures,
      requiredClaims: ['sub', 'exp', 'iat'],
      maxTokenAge: LONGEST,
      clockTolerance: 5,
    });
    // Access and logout tokens are signed by the same key, and say so (RFC 9068 §2.1, OpenID Connect Back-Channel §2.4).
    if (protectedHeader.typ !== undefined && protectedHeader.typ.toUpperCase() !== 'JWT')
      throw new Error('This is no ID token.');
    const isForSeveral = Array.isArray(payload.aud) && payload.aud.length > 1;
    if (payload.azp === undefined ? isForSeveral : payload.azp !== clientId)
      throw new Error('The ID token was issued to another party.');
    if (payload.nonce !== nonce) throw new Error('The ID token belongs to another request.');
    return toAccount(payload);
  }

  return {
    async authorizationUrl({ redirectUri, state, codeChallenge }) {
      const url = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        nonce: nonceOf(codeChallenge),
      });
      return url.href;
    },

    async exchange({ code, codeVerifier, redirectUri }) {
      const configuration = await discover();
      const callback = new URL(redirectUri);
      callback.searchParams.set('code', code);
      // There is but one issuer, so the mix-up that `iss` prevents (RFC 9207) can't happen.
      callback.searchParams.set('iss', configuration.serverMetadata().issuer);
      const nonce = nonceOf(s256(codeVerifier));
      const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
        pkceCodeVerifier: codeVerifier,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      return verify(tokens.id_token ?? '', nonce);
    },

    verify,
  };
}

/** Follows from the verifier, so that the ID token is bound to the browser that holds it, and nothing need be kept here. */
const nonceOf = (codeChallenge: string): string => s256(`nonce:${codeChallenge}`);

const s256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

function toAccount(sent: Record<string, unknown>): GoogleAccount {
  const claims = cleanText(sent) as Record<string, unknown>;
  const text = (name: string) => (typeof claims[name] === 'string' ? (claims[name] as string) : '');
  if (claims.email_verified !== true || !text('email') || !text('sub'))
    throw new Error('The account has no verified address.');
  return {
    subject: text('sub'),
    email: text('email').toLowerCase(),
    firstName: text('given_name') || text('name') || text('email'),
    lastName: text('family_name') || '–',
  };
}
