import type { GoogleAccount } from '../../../session/google.ts';
import { OAuthError } from '../../../session/oauth-error.ts';
import { claimAccount } from '../claim-account.ts';
import type { Grant } from './grant.ts';

/** `grant_type=password` with `google_token`, an ID token; `nonce` too where the token carries one. */
export const googleToken: Grant = async (services, form) => {
  const { google } = services;
  if (!google) throw new OAuthError('invalid_request', 'Signing in with Google is not set up.');
  const account = await refuseUnless(google.verify(form.google_token ?? '', form.nonce));
  return {
    userId: await claimAccount(services, { ...account, language: 'pl' }),
    method: 'google',
    passwordHash: null,
    secondFactor: false,
  };
};

/** `grant_type=authorization_code`: back from Google with a code (RFC 6749 §4.1.3, RFC 7636 §4.5). */
export const authorizationCode: Grant = async (services, form) => {
  const { google, config } = services;
  const { code, redirect_uri: redirectUri, code_verifier: codeVerifier } = form;
  if (!google) throw new OAuthError('unsupported_grant_type', 'Signing in with Google is not set up.');
  if (!code || !redirectUri || !codeVerifier)
    throw new OAuthError('invalid_request', 'code, redirect_uri and code_verifier are needed.');
  if (!config.redirectAllowlist.includes(redirectUri))
    throw new OAuthError('invalid_grant', 'redirect_uri is not one of this club’s.');
  const account = await refuseUnless(google.exchange({ code, codeVerifier, redirectUri }));
  return {
    userId: await claimAccount(services, { ...account, language: 'pl' }),
    method: 'google',
    passwordHash: null,
    secondFactor: false,
  };
};

async function refuseUnless(proof: Promise<GoogleAccount>): Promise<GoogleAccount> {
  return proof.catch(() => {
    throw new OAuthError('invalid_grant', 'Google’s answer could not be confirmed.');
  });
}
