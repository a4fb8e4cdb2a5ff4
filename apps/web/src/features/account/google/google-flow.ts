import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';
import { type Begun, begunHere, isProviderAddress } from './google-return.ts';

/** Where Google sends the person back to. */
const redirectUri = () => `${location.origin}/code-ret`;

/** Begins, and says where the person goes next. */
export async function begin({
  remember,
  returnTo,
}: {
  remember: boolean;
  returnTo: string;
}): Promise<string> {
  const begun: Begun = { state: secret(), codeVerifier: secret(), remember, begunAt: Date.now() };
  const { state } = begun;
  const request = {
    state,
    codeChallenge: await s256(begun.codeVerifier),
    redirectUri: redirectUri(),
    returnTo,
  };
  const { redirectUrl } = dataOf(
    await club.api.GET('/auth/google/redirect', {
      params: { header: { 'x-auth-state': base64url(new TextEncoder().encode(JSON.stringify(request))) } },
    }),
  );
  if (!isProviderAddress(redirectUrl, { state, redirectUri: redirectUri() }))
    throw new Error('The address to sign in at is not one.');
  begunHere.keep(begun);
  return redirectUrl;
}

/** Trades the code for a session. */
export async function finish({ code, begun }: { code: string; begun: Begun }): Promise<void> {
  const { codeVerifier, remember } = begun;
  await club.signIn({ code, codeVerifier, redirectUri: redirectUri(), remember });
}

const secret = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

async function s256(text: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
