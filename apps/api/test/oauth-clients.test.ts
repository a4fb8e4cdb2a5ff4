import { freePort } from '@tatami/tooling/free-port';
import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { ResourceOwnerPassword } from 'simple-oauth2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestClub, PASSWORD, type TestClub } from './support/club.ts';

/** OAuth clients that others wrote sign in and out, over real sockets. */
let club: TestClub;
let origin: string;
beforeAll(async () => {
  // The address is part of the metadata, so the port must be known before the server is made.
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  club = await openTestClub({ PUBLIC_URL: origin });
  await club.app.listen({ port, host: '127.0.0.1' });
});
afterAll(() => club.close());

async function statusWith(token: string): Promise<number> {
  const answer = await fetch(`${origin}/api/authinfo/whoami`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status;
}

describe('a token is got and revoked by', () => {
  it('oauth4webapi', async () => {
    const insecure = { [oauth.allowInsecureRequests]: true };
    const issuer = new URL(`${origin}/api`);
    const server = await oauth.processDiscoveryResponse(
      issuer,
      await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure }),
    );
    const client: oauth.Client = { client_id: 'photoclient' };
    const response = await oauth.genericTokenEndpointRequest(
      server,
      client,
      oauth.None(),
      'password',
      { username: 'admin', password: PASSWORD },
      insecure,
    );
    const { access_token } = await oauth.processGenericTokenEndpointResponse(server, client, response);
    expect(await statusWith(access_token)).toBe(200);
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, client, oauth.None(), access_token, insecure),
    );
    expect(await statusWith(access_token)).toBe(401);
  });

  it('openid-client', async () => {
    const configuration = await openid.discovery(
      new URL(`${origin}/api`),
      'photoclient',
      undefined,
      openid.None(),
      {
        algorithm: 'oauth2',
        execute: [openid.allowInsecureRequests],
      },
    );
    const { access_token } = await openid.genericGrantRequest(configuration, 'password', {
      username: 'admin',
      password: PASSWORD,
    });
    expect(await statusWith(access_token)).toBe(200);
    await openid.tokenRevocation(configuration, access_token);
    expect(await statusWith(access_token)).toBe(401);
  });

  it('simple-oauth2', async () => {
    const client = new ResourceOwnerPassword({
      client: { id: 'photoclient', secret: '' },
      auth: { tokenHost: origin, tokenPath: '/api/oauth/token', revokePath: '/api/oauth/revoke' },
    });
    const token = await client.getToken({ username: 'admin', password: PASSWORD });
    expect(await statusWith(String(token.token.access_token))).toBe(200);
    await token.revoke('access_token');
    expect(await statusWith(String(token.token.access_token))).toBe(401);
  });
});
