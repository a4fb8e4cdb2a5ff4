import { existsSync } from 'node:fs';
import { request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Caller, openTestClub, PASSWORD, type TestClub } from './support/club.ts';
import { createTestDatabase } from './support/database.ts';
import { proxies, type RunningProxy } from './support/proxies.ts';
import { addressOf } from './support/stomp.ts';

/** Who calls, as the proxy sees them. */
const SOMEBODY = '127.5.6.7';
const SOMEBODY_ELSE = '127.8.9.10';
/** Other things may run on the machine. */
const patience = { timeout: 30_000 };
const builtWebApp = existsSync(join(import.meta.dirname, '../../web/dist/index.html'));

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  from?: string;
}

for (const { name, isInstalled, start } of proxies)
  describe.runIf(isInstalled)(`two servers behind ${name}, as deploy has it`, () => {
    let clubs: TestClub[] = [];
    let proxy: RunningProxy;
    let member: Caller;
    beforeAll(async () => {
      const url = await createTestDatabase('seeded');
      clubs = await Promise.all([openTestClub({}, undefined, url), openTestClub({}, undefined, url)]);
      const addresses = await Promise.all(clubs.map(addressOf));
      proxy = await start(addresses.map((address) => new URL(address).host));
      member = await club().join('czlonek', 'Members');
    });
    afterAll(async () => {
      await proxy?.stop();
      for (const each of clubs) await each.close();
    });

    const club = () => clubs[0] as TestClub;

    function ask(path: string, { method = 'GET', headers = {}, body, from = SOMEBODY }: Asked = {}) {
      const request = proxy.origin.startsWith('https') ? requestSecurely : requestPlainly;
      return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
        (resolve, reject) => {
          const asked = request(
            `${proxy.origin}${path}`,
            { method, headers, localAddress: from, rejectUnauthorized: false, agent: false },
            (answer) =>
              text(answer).then(
                (said) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: said }),
                reject,
              ),
          );
          asked.on('error', reject);
          asked.end(body);
        },
      );
    }

    const signIn = (username: string, password: string, from = SOMEBODY, headers = {}) =>
      ask('/api/oauth/token', {
        method: 'POST',
        from,
        headers: {
          authorization: `Basic ${btoa('photoclient:')}`,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        body: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
      });

    /** A connection with a ticket in the address, as browsers have it, that listens to the tasks. */
    async function listen(): Promise<{ socket: WebSocket; ticket: string; next(): Promise<string> }> {
      const { ticket } = (await member.post('/tickets', { purpose: 'websocket' })).body;
      const address = `${proxy.origin.replace('http', 'ws')}/api/websocket?access_token=${ticket}`;
      const socket = new WebSocket(address, 'v12.stomp', { rejectUnauthorized: false });
      const heard: string[] = [];
      let wake = () => {};
      socket.on('message', (data: Buffer) => {
        heard.push(data.toString());
        wake();
      });
      await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
      const next = async () => {
        while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
        return heard.shift() ?? '';
      };
      socket.send('CONNECT\naccept-version:1.2\nhost:club\nheart-beat:0,10000\n\n\0');
      expect(await next()).toMatch(/^CONNECTED\n/);
      socket.send('SUBSCRIBE\nid:0\ndestination:/user/topic/task\nreceipt:r\n\n\0');
      expect(await next()).toMatch(/^RECEIPT\n/);
      return { socket, ticket, next };
    }

    it.runIf(builtWebApp)(
      'a page comes with its policy, and as one that browsers ask for by TLS',
      async () => {
        const { status, headers, body } = await ask('/dojo/training');
        expect(status).toBe(200);
        expect(body).toContain('<html');
        expect(headers['content-security-policy']).toContain("default-src 'none'");
        expect(headers['strict-transport-security']).toBe('max-age=31536000');
      },
    );

    it('a call is answered by the server in its own words, right or wrong', async () => {
      expect(JSON.parse((await ask('/api/about')).body)).toMatchObject({ clubName: 'Aikido Gdańsk' });
      const missing = await ask('/api/no-such-thing');
      expect([missing.status, missing.headers['content-type']]).toEqual([404, 'application/problem+json']);
    });

    it('who signs in is at their own address, whatever they say', async () => {
      const forged = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
      expect((await signIn('czlonek', PASSWORD, SOMEBODY, forged)).status).toBe(200);
      const { rows } = await club().database.pool.query('select address from session order by id desc');
      expect(rows[0].address).toBe('127.5.6.0');
    });

    it('who guesses is slowed down, and not whoever else comes through the proxy', async () => {
      await club().join('ofiara', 'Members');
      // What slows guesses down would be over before the next one on a busy machine.
      for (const { clock } of clubs) clock.now = new Date();
      const guesses = [];
      for (let count = 0; count < 7; count += 1)
        guesses.push((await signIn('ofiara', 'zgaduję', SOMEBODY_ELSE)).status);
      expect(guesses.at(-1)).toBe(429);
      expect((await signIn('ofiara', PASSWORD)).status).toBe(200);
      for (const { clock } of clubs) clock.now = null;
    });

    it('a picture of nine megabytes is taken, and one too large refused in the words of the server', async () => {
      const noise = Buffer.from(Uint8Array.from({ length: 1_740 * 1_740 * 3 }, () => Math.random() * 256));
      const picture = await sharp(noise, { raw: { width: 1_740, height: 1_740, channels: 3 } })
        .png({ compressionLevel: 0 })
        .toBuffer();
      expect(picture.length).toBeGreaterThan(9_000_000);
      const put = (body: Buffer) =>
        ask(`/api/user/${member.id}/picture`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${member.token}`, 'content-type': 'image/png' },
          body,
        });
      // Who still sends when a refusal comes, be it of a server that has too much to do, may find the line cut, and no answer.
      const answerTo = (body: Buffer) => () =>
        put(body).catch(({ message }: Error) => ({ status: 0, body: message }));
      await expect.poll(answerTo(picture), patience).toMatchObject({ status: 200 });
      const tooLarge = Buffer.concat([picture, picture.subarray(0, 3_000_000)]);
      await expect
        .poll(answerTo(tooLarge), patience)
        .toMatchObject({ status: 413, body: expect.stringContaining('"picture-too-large"') });
    });

    it('a connection that listens stays, with a beat each ten seconds, and hears', async () => {
      const { socket, next } = await listen();
      const start = Date.now();
      for (const seconds of [10, 20, 30]) {
        for (const each of clubs) await each.travelTo(new Date(start + seconds * 1_000).toISOString());
        expect(await next()).toBe('\n');
      }
      for (const { admin } of clubs) await admin.post('/task', { title: 'Kupić maty', assignee: member.id });
      expect(await next()).toMatch(/^MESSAGE\n/);
      for (const each of clubs) each.clock.now = null;
      socket.terminate();
    });

    it('a server that stops is passed over: calls, sign-ins, and who listened comes back', async () => {
      const { socket, ticket } = await listen();
      socket.terminate();
      const statuses: number[] = [];
      let isOver = false;
      const visits = Promise.all(
        Array.from({ length: 8 }, async () => {
          while (!isOver) statuses.push((await ask('/api/about')).status);
        }),
      );
      await expect.poll(() => statuses.length, patience).toBeGreaterThan(20);
      await clubs[1]?.app.close();
      const before = statuses.length;
      await expect.poll(() => statuses.length, patience).toBeGreaterThan(before + 40);
      // Each process of a proxy finds out by itself, and what changes something is not sent a second time.
      const fourSignIns = async () => {
        const answers = [];
        for (let count = 0; count < 4; count += 1) answers.push((await signIn('czlonek', PASSWORD)).status);
        return answers;
      };
      await expect.poll(fourSignIns, patience).toEqual([200, 200, 200, 200]);
      (await listen()).socket.terminate();
      isOver = true;
      await visits;
      expect(statuses.filter((status) => status !== 200)).toEqual([]);

      // Where none is left, who asks is told so; and no line about it tells what stood in the address.
      await clubs[0]?.app.close();
      expect((await ask(`/api/authinfo/export?access_token=${ticket}`)).status).toBeGreaterThanOrEqual(502);
      for (const secret of [ticket, member.token, PASSWORD]) expect(proxy.log()).not.toContain(secret);
    });
  });
