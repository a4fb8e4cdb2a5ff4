import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { elsewhere } from '@tatami/tooling/elsewhere';
import { type OpenidProvider, startOpenidProvider } from '@tatami/tooling/openid-provider';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGoogle } from '../src/session/google.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import { requestToken } from './support/token.ts';

const PUBLIC = 'http://localhost:8080';
const REDIRECT = `${PUBLIC}/code-ret`;
let provider: OpenidProvider;
let club: TestClub;
beforeAll(async () => {
  provider = await startOpenidProvider([REDIRECT]);
  club = await openTestClub({
    PUBLIC_URL: PUBLIC,
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
  });
});
afterAll(async () => {
  await club.close();
  await provider.close();
});
beforeEach(() => {
  provider.account = {
    sub: 'account-1',
    email: 'ola@example.org',
    email_verified: true,
    given_name: 'Ola',
    family_name: 'Nowak',
  };
});

const s256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const secret = () => randomBytes(32).toString('base64url');

const redirect = (state: unknown) =>
  club.nobody.get('/auth/google/redirect', {
    'x-auth-state': Buffer.from(JSON.stringify(state)).toString('base64url'),
  });

/** Follows the provider's pages as a browser would, up to the return to the club. */
async function visit(start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let hop = 0; hop < 10; hop += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    url = new URL(answer.headers.get('location') ?? '', url).href;
    if (url.startsWith(REDIRECT)) return new URL(url);
  }
  throw new Error('The provider never sent the visitor back.');
}

async function signInWithGoogle() {
  const codeVerifier = secret();
  const state = secret();
  const { body } = await redirect({
    state,
    codeChallenge: s256(codeVerifier),
    redirectUri: REDIRECT,
    returnTo: '/dashboard',
  });
  const back = await visit(body.redirectUrl);
  expect(back.searchParams.get('state')).toBe(state);
  return { code: back.searchParams.get('code') ?? '', codeVerifier };
}

const exchange = (
  { code, codeVerifier }: { code: string; codeVerifier: string },
  more: Record<string, string> = {},
) =>
  requestToken(club.app, {
    grant_type: 'authorization_code',
    code,
    code_verifier: codeVerifier,
    redirect_uri: REDIRECT,
    client_id: 'photoclient',
    ...more,
  });

describe('signing in with Google', () => {
  it('makes a user in no group, and finds them again', async () => {
    const first = await exchange(await signInWithGoogle());
    expect(first.status).toBe(200);
    const again = await exchange(await signInWithGoogle());
    const { body } = await club.admin.get('/user?email=ola@example.org');
    expect(body.page.totalElements).toBe(1);
    expect(body._embedded.results[0]).toMatchObject({ username: 'ola', firstName: 'Ola', status: 'active' });
    expect(again.status).toBe(200);
    const logins = await club.admin.get(`/userlastlogin?user=${body._embedded.results[0].id}`);
    expect(logins.body._embedded.results).toMatchObject([{ method: 'google', count: 2 }]);
  });

  it('finds the user again after they changed their address at Google', async () => {
    provider.account = { ...provider.account, sub: 'moved', email: 'before@example.org' };
    await exchange(await signInWithGoogle());
    provider.account = { ...provider.account, sub: 'moved', email: 'after@example.org' };
    expect((await exchange(await signInWithGoogle())).status).toBe(200);
    expect((await club.admin.get('/user?email=after@example.org')).body.page.totalElements).toBe(0);
  });

  it('needs the verifier of the browser that began, and works once', async () => {
    const begun = await signInWithGoogle();
    expect((await exchange({ ...begun, codeVerifier: secret() })).body.error).toBe('invalid_grant');
    const other = await signInWithGoogle();
    expect((await exchange(other)).status).toBe(200);
    expect((await exchange(other)).body.error).toBe('invalid_grant');
  });

  it('is no way in for an administrator, for a blocked user, or with an unverified address', async () => {
    provider.account = { ...provider.account, sub: 'boss', email: 'admin@localhost.localdomain' };
    expect((await exchange(await signInWithGoogle())).body.error).toBe('invalid_grant');
    const blocked = await club.join('zablokowany', 'Members');
    const { body: user } = await club.admin.get(`/user/${blocked.id}`);
    await club.admin.put(`/user/${blocked.id}`, { ...user, status: 'blocked' });
    provider.account = { ...provider.account, sub: 'blocked', email: 'zablokowany@example.org' };
    expect((await exchange(await signInWithGoogle())).body.error).toBe('invalid_grant');
    provider.account = {
      ...provider.account,
      sub: 'unverified',
      email: 'who@example.org',
      email_verified: false,
    };
    expect((await exchange(await signInWithGoogle())).body.error).toBe('invalid_grant');
  });

  it('is there again as soon as Google is, and asks but once where to send people', async () => {
    const statuses = [503];
    const server = createServer((_, response) => {
      response.writeHead(statuses.pop() ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth` }));
      asked += 1;
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let asked = 0;
    const google = createGoogle({ issuer, clientId: 'club', clientSecret: 'secret' });
    const begin = () => google.authorizationUrl({ redirectUri: REDIRECT, state: '', codeChallenge: '' });
    await expect(begin()).rejects.toThrow();
    for (const _ of [1, 2]) expect(await begin()).toContain(`${issuer}/auth?`);
    expect(asked).toBe(2);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  it('is not there while it is not set up', async () => {
    const plain = await openTestClub();
    expect((await plain.nobody.get('/auth/google/redirect', { 'x-auth-state': 'e30' })).status).toBe(404);
    expect((await plain.nobody.get('/about')).body.google).toBe(false);
    await plain.close();
  });
});

describe('an ID token', () => {
  const signIn = (idToken: string, more: Record<string, string> = {}) =>
    requestToken(club.app, { google_token: idToken, ...more });

  it('signs in when it is good', async () => {
    expect((await signIn(await provider.idToken())).status).toBe(200);
    expect((await signIn(await provider.idToken({ nonce: 'n-1' }), { nonce: 'n-1' })).status).toBe(200);
    expect((await signIn(await provider.idToken(), { nonce: '' })).status, 'no value is none').toBe(200);
    expect((await signIn(await provider.idToken({}, { typ: 'JWT' }))).status).toBe(200);
    const { clientId } = provider;
    const forTwo = await provider.idToken({ aud: [clientId, 'somebody-else'], azp: clientId });
    expect((await signIn(forTwo)).status).toBe(200);
  });

  it('names whom Google knows by one name, or by none, as well as can be', async () => {
    const nameFor = async (claims: { email: string; name?: string; given_name?: number }) => {
      const unnamed = { sub: claims.email, given_name: undefined, family_name: undefined };
      expect((await signIn(await provider.idToken({ ...unnamed, ...claims }))).status).toBe(200);
      const { body } = await club.admin.get(`/user?email=${claims.email}`);
      const [{ firstName, lastName }] = body._embedded.results;
      return [firstName, lastName];
    };
    expect(await nameFor({ email: 'sam@example.org', name: 'Samuraj' })).toEqual(['Samuraj', '–']);
    const numbered = { email: 'agent@example.org', name: 'Agent', given_name: 7 };
    expect(await nameFor(numbered)).toEqual(['Agent', '–']);
    expect(await nameFor({ email: 'ktos@example.org' })).toEqual(['ktos@example.org', '–']);
  });

  it('is refused when forged', async () => {
    const stranger = await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey);
    const now = Math.floor(Date.now() / 1_000);
    const past = now - 600;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(
      JSON.stringify({
        iss: provider.issuer,
        aud: provider.clientId,
        exp: past + 9_999,
        iat: past,
        ...provider.account,
      }),
    ).toString('base64url')}.`;
    const good = await provider.idToken();
    const forged: Record<string, string> = {
      'another audience': await provider.idToken({ aud: 'somebody-else' }),
      'another issuer': await provider.idToken({ iss: 'https://accounts.example' }),
      'another key': await provider.idToken({}, { key: stranger }),
      'another request': await provider.idToken({ nonce: 'n-1' }),
      'another party': await provider.idToken({ azp: 'somebody-else' }),
      'several audiences, and no party': await provider.idToken({
        aud: [provider.clientId, 'somebody-else'],
      }),
      'an access token': await provider.idToken({}, { typ: 'at+jwt' }),
      'a logout token': await provider.idToken({}, { typ: 'logout+jwt' }),
      'older than ten minutes': await provider.idToken({ iat: now - 620, exp: now + 300 }),
      'issued in the future': await provider.idToken({ iat: now + 60, exp: now + 300 }),
      expired: await provider.idToken({ iat: past, exp: past + 60 }),
      'no end': await provider.idToken({ exp: undefined as never }),
      'an address without a place': await provider.idToken({ email: 'ola@example' }),
      'two addresses': await provider.idToken({ email: 'ola@example.org,jan@example.org' }),
      'an address of more than 254 letters': await provider.idToken({
        email: `ola@${'example.'.repeat(31)}org`,
      }),
      'a name that can’t be kept': await provider.idToken({ given_name: 'O\0la', email: 'nul@example.org' }),
      'an unverified address': await provider.idToken({ email_verified: false }),
      'a claim changed after signing': good.replace(
        /\.[^.]+\./,
        `.${Buffer.from(JSON.stringify({ ...provider.account, email: 'x@example.org' })).toString('base64url')}.`,
      ),
      'no signature': good.replace(/[^.]+$/, ''),
      'algorithm none': unsigned,
      nonsense: 'a.b.c',
    };
    for (const [what, idToken] of Object.entries(forged)) {
      const answer = await signIn(idToken);
      expect([answer.status, answer.body.error], what).toEqual([400, 'invalid_grant']);
    }
    const unasked = await signIn(good, { nonce: 'n-1' });
    expect([unasked.status, unasked.body.error], 'no request').toEqual([400, 'invalid_grant']);
  });
});

describe('the way back', () => {
  it('leads to the club’s own page, and nowhere else', async () => {
    const good = { state: secret(), codeChallenge: s256(secret()), redirectUri: REDIRECT };
    expect((await redirect(good)).status).toBe(200);

    const [field] = (await redirect({ ...good, redirectUri: 'https://other.example/code-ret' })).body.errors;
    expect(field.message).toBe(`Strona klubu jest pod innym adresem. Otwórz ${PUBLIC} i spróbuj ponownie.`);

    expect(elsewhere.length).toBeGreaterThanOrEqual(60);
    for (const address of elsewhere) {
      const byRedirect = await redirect({ ...good, redirectUri: address });
      expect([byRedirect.status, byRedirect.body.redirectUrl], address).toEqual([400, undefined]);
      const byReturn = await redirect({ ...good, returnTo: address });
      expect([byReturn.status, byReturn.body.redirectUrl], address).toEqual([400, undefined]);
      const code = await exchange({ code: 'x', codeVerifier: secret() }, { redirect_uri: address });
      expect(code.status, address).toBe(400);
    }
  });
});
