import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { type PushService, type Subscription, startPushService } from '@tatami/tooling/push-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vapidKeys } from '../src/push/vapid.ts';
import { createSeal } from '../src/session/seal.ts';
import { type Answer, type Caller, openTestClub, PASSWORD, type TestClub } from './support/club.ts';
import { type Dojo, openDojo, trainingOn } from './support/schedule.ts';

interface Device {
  id: string;
  current: boolean;
  device: string | null;
}

let service: PushService;
let mail: MailServer;
let club: TestClub;
let admin: Caller;
let dojo: Dojo;
beforeAll(async () => {
  service = await startPushService();
  mail = await startMailServer();
  club = await openTestClub({ SMTP_URL: mail.url, PUSH_NETWORKS: 'loopback' });
  await club.services.queue.start((error) => console.error(error));
  admin = club.admin;
  dojo = { ...(await openDojo(admin, 'Dojo Wrzeszcz')), instructor: (await club.join('sensei')).id };
});
afterAll(async () => {
  await club.services.queue.stop();
  await club.close();
  await mail.close();
  await service.close();
});
beforeEach(async () => {
  await club.database.pool.query(`delete from notice_choice; delete from push_device; delete from student;
    delete from queue.job where name in ('push', 'mail')`);
  service.answer = null;
  service.received.length = 0;
  mail.mails.length = 0;
});

let number = 0;
/** Somebody who trains, and wants to hear of what is cancelled on their devices. */
async function addMember(more: object = {}): Promise<Caller & { email: string }> {
  number += 1;
  const name = `czlonek${number}`;
  const member = await club.join(name, 'Members');
  await admin.post('/student', {
    firstName: 'Ola',
    lastName: 'Żuk',
    joinedOn: '2025-09-01',
    user: member.id,
  });
  await choose(member, { trainingCancelled: 'push', trainingRestored: 'push' }, more);
  await stay();
  return { ...member, email: `${name}@example.org` };
}

/** Whoever is signed in has asked to be remembered. */
const stay = () => club.database.pool.query('update session set remember = true');

async function choose(caller: Caller, ways: object, more: object = {}): Promise<Answer> {
  const { body } = await caller.get('/authinfo/notice-choice');
  return caller.put('/authinfo/notice-choice', { ...body, ways: { ...body.ways, ...ways }, ...more });
}

const keyOf = async (caller: Caller): Promise<string> =>
  (await caller.get('/authinfo/push-devices')).body.publicKey;
const devicesOf = async (caller: Caller): Promise<Device[]> =>
  (await caller.get('/authinfo/push-devices')).body.devices;

/** Lets somebody hear where they are signed in. */
async function hear(caller: Caller, subscription?: Subscription): Promise<Subscription> {
  const theirs = subscription ?? service.subscribe(await keyOf(caller));
  expect((await caller.put('/authinfo/push-devices', theirs)).status).toBe(204);
  return theirs;
}

async function plan(more: Record<string, unknown> = {}): Promise<string> {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await admin.post(
    '/training',
    trainingOn(dojo, day, '18:00', { title: 'Poranny', ...more }),
  );
  return body.id;
}
const cancel = (id: string): Promise<Answer> => admin.post(`/training/${id}/cancel`, { reason: 'Awaria' });

const jobs = () => club.services.queue.list('push');
const none = () => expect.poll(jobs).toEqual([]);
const arrived = (count: number) => expect.poll(() => service.received.length).toBe(count);
/** Those to whom mails have gone, once none waits any more. */
async function mailedTo(): Promise<(string | undefined)[]> {
  await expect.poll(() => club.services.queue.list('mail')).toEqual([]);
  return mail.mails.flatMap(({ to = [] }) => to.map(({ address }) => address));
}

/** An hour of the club's, so many minutes from now. */
const hourIn = (minutes: number) =>
  new Intl.DateTimeFormat('pl', { timeZone: 'Europe/Warsaw', hour: '2-digit', minute: '2-digit' }).format(
    Date.now() + minutes * 60_000,
  );
const quiet = () => ({ quietFrom: hourIn(-60), quietTo: hourIn(60) });

describe('a device', () => {
  it('hears what its user wants to hear there, in their language, encrypted for it and signed by the club', async () => {
    const member = await addMember();
    const other = await addMember();
    await choose(other, { trainingCancelled: 'live' });
    const { endpoint } = await hear(member);
    await hear(other);
    const training = await plan();
    await cancel(training);
    await arrived(1);
    await none();
    const [pushed] = service.received;
    const [notice] = (await member.get(`/notice?user=${member.id}`)).body._embedded.results;
    expect(JSON.parse(pushed?.text ?? '')).toEqual({
      title: expect.stringMatching(/^Trening odwołany: Poranny, .* 18:00$/),
      body: 'Powód: Awaria',
      lang: 'pl',
      path: `/notice/${notice.id}`,
      tag: pushed?.headers.topic,
      // The badge on the icon.
      unread: 1,
    });
    expect(pushed).toMatchObject({ endpoint, headers: { urgency: 'high' } });
    const ttl = Number(pushed?.headers.ttl);
    expect(ttl).toBeGreaterThan(86_400);
    expect(ttl).toBeLessThanOrEqual(4 * 86_400);
    expect(service.faults).toEqual([]);
    expect(await mailedTo()).not.toContain(member.email);
  });

  it('hears of what follows about the same in its place, and of something else beside it', async () => {
    const member = await addMember();
    await hear(member);
    const training = await plan();
    await cancel(training);
    await arrived(1);
    await admin.post(`/training/${training}/restore`);
    await arrived(2);
    await cancel(await plan());
    await arrived(3);
    const [first, second, third] = service.received.map(({ headers }) => headers.topic);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is known in the database by nothing that one could send to it with, and what it hears does not stand there', async () => {
    const member = await addMember(quiet());
    const { endpoint, keys } = await hear(member);
    await cancel(await plan());
    const { rows } = await club.database.pool.query(
      `select p::text as text from push_device p union all select data::text from queue.job where name = 'push'`,
    );
    expect(rows).toHaveLength(2);
    for (const { text } of rows)
      expect(text).not.toMatch(new RegExp(`${endpoint}|${keys.auth}|${keys.p256dh}|Poranny|Awaria`));
  });

  it('hears nothing in the quiet hours, and after them what is still unread and still so', async () => {
    const member = await addMember(quiet());
    await hear(member);
    const [overtaken, read, unread] = [await plan(), await plan(), await plan()];
    await cancel(overtaken);
    await cancel(read);
    await cancel(unread);
    await admin.post(`/training/${overtaken}/restore`);
    const waiting = await jobs();
    expect(waiting).toHaveLength(4);
    for (const { due } of waiting) expect(due.getTime()).toBeGreaterThan(Date.now() + 58 * 60_000);
    const notices: { id: string; row: string }[] = (await member.get(`/notice?user=${member.id}`)).body
      ._embedded.results;
    await member.post(`/notice/${notices.find(({ row }) => row === read)?.id}/read`);
    for (const { id } of waiting) await club.services.queue.tryNow('push', id);
    await none();
    expect(service.received.map(({ text }) => JSON.parse(text).title.split(':')[0]).toSorted()).toEqual([
      'Trening jednak się odbędzie',
      'Trening odwołany',
    ]);
  });

  it('is not told what is over', async () => {
    const member = await addMember(quiet());
    await hear(member);
    await cancel(await plan());
    const [{ id, data } = { id: '', data: {} }] = await jobs();
    await club.services.queue.drop('push', id);
    await club.services.queue.send(club.database.pool, 'push', {
      id,
      data: { ...(data as object), until: new Date(Date.now() - 1).toISOString() },
    });
    await none();
    expect(service.received).toEqual([]);
  });
});

describe('what can’t be told on a device', () => {
  it('is mailed where there is none', async () => {
    const member = await addMember();
    await cancel(await plan());
    expect((await mail.mailTo(member.email)).subject).toContain('Trening odwołany: Poranny');
    expect(await jobs()).toEqual([]);
  });

  it.each([404, 410])('is mailed where the browser is gone (%i), which is asked no more', async (status) => {
    const member = await addMember();
    await hear(member);
    service.answer = (_, response) => response.writeHead(status).end();
    await cancel(await plan());
    expect((await mail.mailTo(member.email)).text).toContain('Powód: Awaria');
    expect(await devicesOf(member)).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it('is not mailed where another device heard it', async () => {
    const member = await addMember();
    await hear(member);
    const there = await club.signIn(member.email, PASSWORD);
    await stay();
    const gone = await hear(there);
    service.answer = (request, response) => {
      const isGone = gone.endpoint.endsWith(String(request.url));
      response.writeHead(isGone ? 410 : 201).end();
    };
    await cancel(await plan());
    await none();
    expect(await devicesOf(member)).toMatchObject([{ current: true }]);
    expect(await mailedTo()).not.toContain(member.email);
  });

  it('is not mailed where another device heard it while the push service of the one thought what to answer', async () => {
    const member = await addMember();
    const busy = await hear(member);
    const there = await club.signIn(member.email, PASSWORD);
    await stay();
    await hear(there);
    let answerBusy = () => {};
    service.answer = (request, response) => {
      if (busy.endpoint.endsWith(String(request.url)))
        answerBusy = () => response.writeHead(429, { 'retry-after': '1200' }).end();
      else response.writeHead(201).end();
    };
    await cancel(await plan());
    await expect.poll(jobs).toMatchObject([{ data: { isHeard: true } }]);
    answerBusy();
    await expect.poll(async () => (await jobs())[0]?.due.getTime()).toBeGreaterThan(Date.now() + 1_100_000);
    service.answer = (_, response) => response.writeHead(410).end();
    const [{ id } = { id: '' }] = await jobs();
    await club.services.queue.tryNow('push', id);
    await none();
    expect(await mailedTo()).not.toContain(member.email);
  });

  it('is mailed where it is too large for the push service, and the device goes on', async () => {
    const member = await addMember();
    await hear(member);
    service.answer = (_, response) => response.writeHead(413).end();
    await cancel(await plan());
    await mail.mailTo(member.email);
    expect(await devicesOf(member)).toHaveLength(1);
  });

  it('is mailed after the key was lost that the device was sealed with', async () => {
    const member = await addMember();
    await hear(member);
    await club.database.pool.query('update push_device set sealed = $1', [
      createSeal({ encryptionKey: Buffer.alloc(32, 'other'), dataDir: '' }).close('{}', 'x'),
    ]);
    await cancel(await plan());
    await mail.mailTo(member.email);
    expect(await jobs()).toEqual([]);
  });

  it('is tried again while the push service fails, and not before it says so', async () => {
    const member = await addMember();
    await hear(member);
    service.answer = (_, response) => response.writeHead(429, { 'retry-after': '1200' }).end();
    await cancel(await plan());
    await expect.poll(async () => (await jobs())[0]?.due.getTime()).toBeGreaterThan(Date.now() + 1_100_000);
    service.answer = (_, response) => response.writeHead(500).end();
    const [{ id } = { id: '' }] = await jobs();
    await club.services.queue.tryNow('push', id);
    await expect.poll(jobs).toMatchObject([{ id, failure: 'refused 500', state: 'waiting' }]);
    service.answer = null;
    await club.services.queue.tryNow('push', id);
    await arrived(1);
    await none();
  });
});

describe('a push service that fails for long', () => {
  /** Makes what waits due, until nothing does any more: eight tries are half an hour. */
  async function goOnTrying(): Promise<void> {
    for (let waiting = await jobs(); waiting.length > 0; waiting = await jobs())
      for (const { id } of waiting) await club.services.queue.tryNow('push', id);
  }

  it('is tried eight times, and then a mail is sent in its place: nothing is stuck', async () => {
    const member = await addMember();
    await hear(member);
    let tries = 0;
    service.answer = (_, response) => {
      tries += 1;
      response.writeHead(500).end();
    };
    await cancel(await plan());
    await goOnTrying();
    expect(tries).toBe(8);
    expect((await mail.mailTo(member.email)).text).toContain('Powód: Awaria');
    expect(await devicesOf(member)).toHaveLength(1);
  });

  it.each([
    ['one mail where no device of theirs has heard it', 500, 1],
    ['no mail where another one has', 201, 0],
  ])('costs %s', async (_, ofOther, mails) => {
    const member = await addMember();
    await hear(member);
    const there = await club.signIn(member.email, PASSWORD);
    await stay();
    const other = await hear(there);
    service.answer = (request, response) =>
      response.writeHead(other.endpoint.endsWith(String(request.url)) ? ofOther : 500).end();
    await cancel(await plan());
    await goOnTrying();
    await expect.poll(() => club.services.queue.list('mail')).toEqual([]);
    expect((await mailedTo()).filter((address) => address === member.email)).toHaveLength(mails);
    expect(await devicesOf(member)).toHaveLength(2);
  });

  it('is not waited for longer than an hour', async () => {
    const member = await addMember();
    await hear(member);
    service.answer = (_, response) => response.writeHead(503, { 'retry-after': '7200' }).end();
    await cancel(await plan());
    await mail.mailTo(member.email);
    expect(await jobs()).toEqual([]);
  });
});

describe('a device hears no more', () => {
  /** Somebody who hears here, and is signed in there too. */
  async function hereAndThere() {
    const here = await addMember();
    await hear(here);
    const there = await club.signIn(here.email, PASSWORD);
    await stay();
    return { here, there };
  }
  const silent = async () => {
    await cancel(await plan());
    await none();
    expect(service.received).toEqual([]);
  };

  it('when its user signs out there', async () => {
    const { here, there } = await hereAndThere();
    const signOut = await club.app.inject({
      method: 'POST',
      url: '/api/oauth/revoke',
      headers: {
        authorization: `Basic ${btoa('photoclient:')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `token=${here.token}`,
    });
    expect(signOut.statusCode).toBe(200);
    expect(await devicesOf(there)).toEqual([]);
    await silent();
  });

  it('when they sign it out from another', async () => {
    const { there } = await hereAndThere();
    const [{ id } = { id: '' }] = await devicesOf(there);
    expect((await there.remove(`/authinfo/sessions/${id}`)).status).toBe(204);
    await silent();
  });

  it('when they change their password on another', async () => {
    const { there } = await hereAndThere();
    const changed = await there.put('/authinfo/password', {
      current: PASSWORD,
      password: 'trzy czerwone hakamy',
    });
    expect(changed.status).toBe(204);
    await silent();
  });

  it('when they are blocked, also of what waited', async () => {
    const here = await addMember(quiet());
    await hear(here);
    await cancel(await plan());
    const { body: user } = await admin.get(`/user/${here.id}`);
    expect((await admin.put(`/user/${here.id}`, { ...user, enabled: false })).status).toBe(200);
    for (const { id } of await jobs()) await club.services.queue.tryNow('push', id);
    await silent();
  });

  it('when its session has run out', async () => {
    await hereAndThere();
    await club.database.pool.query(
      `update session set expires_at = now() where id in (select session from push_device)`,
    );
    await silent();
  });

  it('when they take it out of their devices, and they stay signed in', async () => {
    const { here, there } = await hereAndThere();
    const [{ id } = { id: '' }] = await devicesOf(there);
    expect((await there.remove(`/authinfo/push-devices/${id}`)).status).toBe(204);
    expect((await here.get('/authinfo/whoami')).status).toBe(200);
    await silent();
  });

  it('for one user when another hears on it', async () => {
    const first = await addMember();
    const second = await addMember();
    const subscription = await hear(first);
    await hear(second, subscription);
    await cancel(await plan());
    await arrived(1);
    await none();
    const [notice] = (await second.get(`/notice?user=${second.id}`)).body._embedded.results;
    expect(JSON.parse(service.received[0]?.text ?? '').path).toBe(`/notice/${notice.id}`);
    expect(await devicesOf(first)).toEqual([]);
    await mail.mailTo(first.email);
  });

  it('when twenty others were added after it', async () => {
    const member = await addMember();
    await hear(member);
    for (let count = 0; count < 20; count += 1) {
      const session = await club.services.sessions.start({
        ...{ userId: member.id, method: 'password', passwordHash: null, remember: true, secondFactor: false },
        ...{ address: '127.0.0.0', device: 'script' },
      });
      const answer = await club.app.inject({
        method: 'PUT',
        url: '/api/authinfo/push-devices',
        headers: { authorization: `Bearer ${session?.token}` },
        payload: service.subscribe(await keyOf(member)),
      });
      expect(answer.statusCode).toBe(204);
    }
    const devices = await devicesOf(member);
    expect(devices).toHaveLength(20);
    expect(devices.filter(({ current }) => current)).toEqual([]);
  });
});

describe('devices', () => {
  it('are one’s own to see and to take out', async () => {
    const [member, other] = [await addMember(), await addMember()];
    await hear(member);
    const [device] = await devicesOf(member);
    expect(device).toMatchObject({ current: true, device: 'script' });
    expect(await devicesOf(other)).toEqual([]);
    expect((await other.remove(`/authinfo/push-devices/${device?.id}`)).status).toBe(404);
    expect((await admin.remove(`/authinfo/push-devices/${device?.id}`)).status).toBe(404);
    expect(await devicesOf(member)).toHaveLength(1);
  });

  it('are no matter of who is not signed in', async () => {
    const { nobody } = club;
    expect((await nobody.get('/authinfo/push-devices')).status).toBe(401);
    expect((await nobody.put('/authinfo/push-devices', service.subscribe('x'))).status).toBe(401);
    expect((await nobody.remove(`/authinfo/push-devices/${admin.id}`)).status).toBe(401);
  });

  it('are those where somebody stays signed in: others are not theirs for sure', async () => {
    const member = await addMember();
    await club.database.pool.query('update session set remember = false');
    const { body } = await member.get('/authinfo/push-devices');
    expect(body.mayHear).toBe(false);
    const refused = await member.put('/authinfo/push-devices', service.subscribe(body.publicKey));
    expect([refused.status, refused.body]).toEqual([409, expect.stringContaining('Zapamiętaj mnie')]);
    await stay();
  });

  it.each([
    ['an address that is none', { endpoint: 'ftp://push.example/x' }],
    ['an address with a name and a password', { endpoint: 'https://a:b@push.example/x' }],
    ['a point beside the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
    ['a secret that is too short', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'AAAA' } }],
  ])('are refused with %s', async (_, wrong) => {
    const member = await addMember();
    const subscription = service.subscribe(await keyOf(member));
    expect((await member.put('/authinfo/push-devices', { ...subscription, ...wrong })).status).toBe(400);
    expect(await devicesOf(member)).toEqual([]);
  });

  it('stand in what one is given of one’s data, without what one could send to them with', async () => {
    const member = await addMember();
    const { endpoint } = await hear(member);
    const { payload } = await club.app.inject({
      url: '/api/authinfo/export',
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(payload).toContain('push-device.json');
    expect(payload).not.toContain(endpoint);
  });

  it('know the club by a key that follows from its own, on every server and after every start', () => {
    const sealOf = (text: string) => createSeal({ encryptionKey: Buffer.alloc(32, text), dataDir: '' });
    expect(vapidKeys(sealOf('a'))).toEqual(vapidKeys(sealOf('a')));
    expect(vapidKeys(sealOf('a'))).not.toEqual(vapidKeys(sealOf('b')));
    expect(vapidKeys(sealOf('a')).publicKey).toMatch(/^B[\w-]{86}$/);
  });
});

describe('a server that was told of no push service of its own', () => {
  it('calls none within its own network, whatever a member says their browser’s address is', async () => {
    const shut = await openTestClub({ SMTP_URL: mail.url });
    await shut.services.queue.start((error) => console.error(error));
    const there = {
      ...(await openDojo(shut.admin, 'Dojo Oliwa')),
      instructor: (await shut.join('sensei')).id,
    };
    const subscription = service.subscribe((await shut.admin.get('/authinfo/push-devices')).body.publicKey);
    const { port } = new URL(service.url);
    const addresses = [
      subscription.endpoint,
      `https://127.0.0.1:${port}/x`,
      `https://[::ffff:127.0.0.1]:${port}/x`,
      `https://localhost:${port}/x`,
      'http://169.254.169.254/latest/meta-data',
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.1/x',
    ];
    const asked: string[] = [];
    service.answer = ({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(201).end();
    };
    for (const [index, endpoint] of addresses.entries()) {
      const member = await shut.join(`czlonek${index}`, 'Members');
      await shut.admin.post('/student', {
        ...{ firstName: 'Ola', lastName: 'Żuk', joinedOn: '2025-09-01', user: member.id },
      });
      await choose(member, { trainingCancelled: 'push' });
      await shut.database.pool.query('update session set remember = true');
      expect((await member.put('/authinfo/push-devices', { ...subscription, endpoint })).status).toBe(204);
    }
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const { body: training } = await shut.admin.post('/training', trainingOn(there, day));
    await shut.admin.post(`/training/${training.id}/cancel`, { reason: 'Awaria' });
    await expect
      .poll(async () => (await shut.services.queue.list('push')).map(({ failure }) => failure), {
        timeout: 10_000,
      })
      .toEqual(addresses.map(() => 'not-public'));
    expect(asked).toEqual([]);
    await shut.services.queue.stop();
    await shut.close();
  });
});
