import { tracingChannel } from 'node:diagnostics_channel';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from '../src/session/password.ts';
import { type Caller, openTestClub, PASSWORD, type TestClub } from './support/club.ts';
import { until } from './support/processes.ts';
import { requestToken } from './support/token.ts';

let club: TestClub;
beforeAll(async () => {
  club = await openTestClub();
  for (const name of ['ofiara', 'spokojna', 'cierpliwa']) await club.join(name, 'Members');
});
afterAll(() => club.close());

async function attempt(username: string, password: string, address: string) {
  const { status, headers } = await requestToken(club.app, { username, password }, address);
  return { status, retryAfter: Number(headers['retry-after'] ?? 0) };
}

async function guess(username: string, times: number, address: string) {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(await attempt(username, 'zgaduję', address));
  return answers;
}

describe('guessing at a password', () => {
  it('is slowed down more and more, for known and unknown names alike', async () => {
    for (const name of ['cierpliwa', 'nie-ma-takiej']) {
      const waits: number[] = [];
      let now = Date.now();
      for (let time = 0; time < 9; time += 1) {
        club.clock.now = new Date(now);
        const refused = await attempt(name, 'zgaduję', '198.51.100.7');
        if (refused.status === 429) {
          waits.push(refused.retryAfter);
          now += refused.retryAfter * 1_000;
        }
      }
      expect(waits, name).toEqual([1, 2]);
      club.clock.now = null;
    }
  });

  it('doesn’t lock the victim out, who signs in from another address all the while', async () => {
    club.clock.now = new Date();
    const answers = await guess('ofiara', 8, '198.51.100.66');
    expect(answers.at(-1)?.status).toBe(429);
    expect((await attempt('ofiara', PASSWORD, '203.0.113.5')).status).toBe(200);
    expect((await attempt('ofiara', PASSWORD, '198.51.100.66')).status).toBe(429);
    club.clock.now = null;
  });

  it('is forgiven an hour after the last try', async () => {
    club.clock.now = new Date();
    await guess('spokojna', 7, '198.51.100.8');
    expect((await attempt('spokojna', PASSWORD, '198.51.100.8')).status).toBe(429);
    club.clock.now = new Date(Date.now() + 61 * 60_000);
    expect((await attempt('spokojna', PASSWORD, '198.51.100.8')).status).toBe(200);
    club.clock.now = null;
  });

  it('of many names from one address is slowed down too', async () => {
    const fail = Array.from({ length: 50 }, (_, number) =>
      club.services.throttle.fail(`name-${number}`, '198.51.100.9'),
    );
    await Promise.all(fail);
    expect((await attempt('spokojna', PASSWORD, '198.51.100.9')).status).toBe(429);
  });

  it('of one name from many addresses leaves open the address the user is known at', async () => {
    expect((await attempt('spokojna', PASSWORD, '203.0.113.77')).status).toBe(200);
    for (let number = 0; number < 110; number += 1)
      await club.services.throttle.fail('spokojna', `192.0.2.${number}`);
    expect((await attempt('spokojna', PASSWORD, '203.0.114.1')).status).toBe(429);
    expect((await attempt('spokojna', PASSWORD, '203.0.113.77')).status).toBe(200);
  });

  it('from a whole network of IPv6 is from one place', async () => {
    await club.join('szostka', 'Members');
    club.clock.now = new Date();
    const from = (end: string) => attempt('szostka', 'zgaduję', `2001:db8:1:2${end}`);
    const answers = [];
    for (const end of ['::1', '::2', ':a:b:c:d', ':0:0:0:7', '::ffff:1', '::9'])
      answers.push((await from(end)).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await attempt('szostka', PASSWORD, '2001:db8:1:3::1')).status).toBe(200);
    expect((await attempt('szostka', PASSWORD, '::ffff:203.0.113.5')).status).toBe(200);
    club.clock.now = null;
  });

  it('of one account by its name and its address is guessing at one account', async () => {
    await club.join('dwojga', 'Members');
    club.clock.now = new Date();
    const answers = [];
    for (const name of [
      'dwojga',
      'Dwojga@example.org',
      'dwojga',
      'dwojga@example.org',
      'DWOJGA',
      'dwojga@example.org',
    ])
      answers.push((await attempt(name, 'zgaduję', '198.51.100.71')).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    club.clock.now = null;
  });

  it('is not outrun by a burst: tries under way count until they have shown otherwise', async () => {
    await club.join('oblegana', 'Members');
    club.clock.now = new Date();
    const burst = await Promise.all(
      Array.from({ length: 40 }, () => attempt('oblegana', 'zgaduję', '198.51.100.44')),
    );
    expect(burst.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(burst.filter(({ status }) => status === 429)).toHaveLength(35);
    expect((await attempt('oblegana', PASSWORD, '203.0.113.9')).status).toBe(200);
    club.clock.now = null;
  });
});

describe('the queue for hashes', () => {
  const refusedOf = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));

  it('takes two and twenty that wait; the next are told when to come again', async () => {
    const known = await hashPassword('prawdziwe');
    const tries = Array.from({ length: 30 }, () => isPassword(known, 'prawdziwe'));
    const refused = refusedOf(await Promise.allSettled(tries));
    expect(refused).toHaveLength(30 - 22);
    for (const reason of refused) expect(reason).toMatchObject({ status: 503, values: { seconds: 2 } });
    expect(await isPassword(known, 'prawdziwe')).toBe(true);
  });

  it('does no work for who has hung up', async () => {
    const caller = { closed: false };
    const known = await hashPassword('prawdziwe');
    const outcomes = Promise.allSettled(
      Array.from({ length: 12 }, () => isPassword(known, 'zgaduję', caller)),
    );
    caller.closed = true;
    // Two were begun before their caller had gone.
    expect(refusedOf(await outcomes)).toHaveLength(12 - 2);
    expect(await isPassword(known, 'prawdziwe')).toBe(true);
  });

  it('lets nothing come of any call whose caller has hung up while it waited', async () => {
    const member = await club.join('niecierpliwa', 'Members');
    const { secret: setToken } = await club.services.singleUse.issue({ userId: member.id }, 'setToken');
    const proof = { grant_type: 'password', username: 'niecierpliwa', password: PASSWORD };
    const person = (username: string) => ({
      username,
      email: `${username}@example.org`,
      firstName: 'Zofia',
      lastName: 'Testowa',
      password: PASSWORD,
    });
    const as = ({ token }: Caller) => `Bearer ${token}`;
    const calls: [method: string, path: string, authorization: string, body: object | URLSearchParams][] = [
      ['POST', '/oauth/token', `Basic ${btoa('photoclient:')}`, new URLSearchParams(proof)],
      ['POST', '/user', as(club.admin), person('porzucona')],
      ['POST', '/user/batch', as(club.admin), { save: [person('porzucona.z.pliku')] }],
      ['POST', '/user/register/set', as(club.nobody), { setToken, password: 'całkiem nowe hasło' }],
      ['PUT', '/authinfo/password', as(member), { current: PASSWORD, password: 'całkiem nowe hasło' }],
    ];
    await club.app.listen({ port: 0 });
    const { port } = club.app.server.address() as AddressInfo;
    const begun: { request: FastifyRequest; reply: FastifyReply }[] = [];
    const handlers = tracingChannel('fastify.request.handler');
    const note = (each: unknown) => void begun.push(each as (typeof begun)[number]);
    handlers.start.subscribe(note);
    const before = Promise.all(Array.from({ length: 12 }, () => hashPassword('ktoś inny')));
    let areBeforeOver = false;
    void before.then(() => {
      areBeforeOver = true;
    });
    const sent = calls.map(([method, path, authorization, body]) => {
      const isForm = body instanceof URLSearchParams;
      const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
      const headers = { authorization, 'content-type': type };
      return request({ port, method, path: `/api${path}`, headers, agent: false })
        .on('error', () => {})
        .end(isForm ? String(body) : JSON.stringify(body));
    });
    await until(() => begun.length === sent.length);
    handlers.start.unsubscribe(note);
    for (const each of sent) each.destroy();
    const ends = begun.map(
      ({ request: { url, work }, reply }) =>
        new Promise<[string, number]>((resolve) => {
          work.atEnd.push(() => resolve([url, reply.statusCode]));
        }),
    );
    expect(areBeforeOver).toBe(false);
    expect(Object.fromEntries(await Promise.all(ends))).toEqual(
      Object.fromEntries(calls.map(([, path]) => [`/api${path}`, 503])),
    );
    await before;
  });
});
