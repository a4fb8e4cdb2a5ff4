import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestClub, PASSWORD, type TestClub } from './support/club.ts';
import { requestToken } from './support/token.ts';

let club: TestClub;
beforeAll(async () => {
  club = await openTestClub();
});
afterAll(() => club.close());

const HOUR = 3_600_000;

describe('signing in', () => {
  it('gives a token that is not stored anywhere (RFC 6749 §5.1)', async () => {
    const { status, headers, body } = await requestToken(club.app, { username: 'Admin', password: PASSWORD });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 12 * 3_600 });
    const { rows } = await club.database.pool.query(
      "select encode(token_hash, 'base64') as hash from session",
    );
    expect(JSON.stringify(rows)).not.toContain(body.access_token);
    // 256 bits in base64url.
    expect(body.access_token).toMatch(/^[\w-]{43}$/);
  });

  it('leaves of a password only what argon2id makes of it', async () => {
    const { rows } = await club.database.pool.query('select password_hash as hash from "user"');
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=4\$/);
  });

  it('begins a session of its own each time, whatever came before', async () => {
    const [one, other] = [await club.signIn('admin'), await club.signIn('admin')];
    expect(one.token).not.toBe(other.token);
    await one.get('/logout');
    expect((await one.get('/authinfo/whoami')).status).toBe(401);
    expect((await other.get('/authinfo/whoami')).status).toBe(200);
  });

  it.each([
    ['a wrong password', { username: 'admin', password: 'no' }, 400, 'invalid_grant'],
    ['an unknown name', { username: 'nikt', password: 'no' }, 400, 'invalid_grant'],
    ['another grant', { grant_type: 'client_credentials' }, 400, 'unsupported_grant_type'],
    ['no grant', { grant_type: '' }, 400, 'invalid_request'],
    ['no password', { username: 'admin' }, 400, 'invalid_request'],
    ['NUL in the name', { username: 'ad\0min', password: 'x' }, 400, 'invalid_grant'],
  ])('is refused for %s as RFC 6749 §5.2 says', async (_, form, status, error) => {
    const answer = await requestToken(club.app, form as Record<string, string>);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  it('is refused for an unknown client', async () => {
    const answer = await requestToken(club.app, { username: 'admin', password: PASSWORD }, '127.0.0.1', {
      authorization: `Basic ${btoa('other:')}`,
    });
    expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client']);
  });
});

describe('a session', () => {
  it('ends with the sign-out at once', async () => {
    const caller = await club.signIn('admin');
    expect((await caller.get('/authinfo/whoami')).status).toBe(200);
    expect((await caller.get('/logout')).status).toBe(204);
    expect((await caller.get('/authinfo/whoami')).status).toBe(401);
  });

  it('ends after 30 idle minutes, and lasts 12 hours at most', async () => {
    const start = Date.now();
    const caller = await club.signIn('admin');
    for (let time = 0; time < 12 * HOUR; time += 25 * 60_000) {
      club.clock.now = new Date(start + time);
      expect((await caller.get('/authinfo/roles')).status).toBe(200);
    }
    club.clock.now = new Date(start + 12 * HOUR + 60_000);
    expect((await caller.get('/authinfo/roles')).status).toBe(401);

    club.clock.now = null;
    const idle = await club.signIn('admin');
    club.clock.now = new Date(Date.now() + 31 * 60_000);
    expect((await idle.get('/authinfo/roles')).status).toBe(401);
    club.clock.now = null;
  });

  it('of who is remembered lasts 30 days, used or not', async () => {
    const start = Date.now();
    const form = { username: 'admin', password: PASSWORD, remember: 'true' };
    const { body } = await requestToken(club.app, form);
    expect(body.expires_in).toBe(30 * 24 * 3_600);
    const statusAfter = async (hours: number) => {
      club.clock.now = new Date(start + hours * HOUR);
      const headers = { authorization: `Bearer ${body.access_token}` };
      return (await club.app.inject({ url: '/api/authinfo/roles', headers })).statusCode;
    };
    expect(await statusAfter(30 * 24 - 1)).toBe(200);
    expect(await statusAfter(30 * 24 + 1)).toBe(401);
    club.clock.now = null;
  });

  it('is not kept by an open window that asks what its person may do', async () => {
    const start = Date.now();
    const caller = await club.signIn('admin');
    for (let minutes = 0; minutes <= 30; minutes += 5) {
      club.clock.now = new Date(start + minutes * 60_000);
      expect((await caller.get('/users/hasrightto/paths/User:Read')).status).toBe(200);
    }
    club.clock.now = new Date(start + 31 * 60_000);
    expect((await caller.get('/users/hasrightto/paths/User:Read')).status).toBe(401);
    club.clock.now = null;
  });

  it('ends when its user is blocked', async () => {
    const member = await club.join('blokowany', 'Members');
    const { body: user } = await club.admin.get(`/user/${member.id}`);
    expect((await member.get('/authinfo/roles')).body).toEqual(['Members']);
    await club.admin.put(`/user/${member.id}`, { ...user, status: 'blocked' });
    expect((await member.get('/authinfo/roles')).status).toBe(401);
  });
});

describe('a member', () => {
  it('reads their own user and nobody else’s, and never a password hash', async () => {
    const member = await club.join('ciekawska', 'Members');
    const { body } = await member.get('/user');
    expect(body._embedded.results.map((row: { username: string }) => row.username)).toEqual(['ciekawska']);
    expect((await member.get(`/user/${club.admin.id}`)).status).toBe(404);
    expect(JSON.stringify((await club.admin.get('/user')).body)).not.toMatch(/argon2|passwordHash/);
    expect((await member.get('/authinfo/profile')).body.username).toBe('ciekawska');
  });
});
