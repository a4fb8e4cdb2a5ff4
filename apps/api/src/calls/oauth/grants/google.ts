import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../services.ts';
import type { GoogleAccount } from '../../../session/google.ts';
import { OAuthError } from '../../../session/oauth-error.ts';
import { email } from '../../../table/fields.ts';
import { claimAccount } from '../claim-account.ts';
import type { Grant, Proven } from './grant.ts';

/** `grant_type=password` with `google_token`, an ID token; `nonce` too where the token carries one. */
export const googleToken: Grant = async (services, form, request) => {
  const { google } = services;
  if (!google) throw new OAuthError('invalid_request', 'Signing in with Google is not set up.');
  return letIn(services, request, google.verify(form.google_token ?? '', form.nonce || undefined));
};

/** `grant_type=authorization_code`: back from Google with a code (RFC 6749 §4.1.3, RFC 7636 §4.5). */
export const authorizationCode: Grant = async (services, form, request) => {
  const { google, config } = services;
  const { code, redirect_uri: redirectUri, code_verifier: codeVerifier } = form;
  if (!google) throw new OAuthError('unsupported_grant_type', 'Signing in with Google is not set up.');
  if (!code || !redirectUri || !codeVerifier)
    throw new OAuthError('invalid_request', 'code, redirect_uri and code_verifier are needed.');
  if (!config.redirectAllowlist.includes(redirectUri))
    throw new OAuthError('invalid_grant', 'redirect_uri is not one of this club.');
  return letIn(services, request, google.exchange({ code, codeVerifier, redirectUri }));
};

/** An address is one wherever it comes from. */
const address = email();

async function letIn(
  services: Services,
  request: FastifyRequest,
  proof: Promise<GoogleAccount>,
): Promise<Proven> {
  const account = await proof.catch(() => null);
  const isAddress = request.compileValidationSchema(address, 'body');
  if (!account || (isAddress(account.email) as unknown) !== true)
    throw new OAuthError('invalid_grant', 'The answer of Google could not be confirmed.');
  const claimed = await claimAccount(services, { ...account, language: 'pl' });
  return { ...claimed, method: 'google', passwordHash: null, secondFactor: false };
}
