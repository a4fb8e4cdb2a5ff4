import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { type Received, type Receiver, startReceiver, verify } from '@tatami/tooling/webhook-receiver';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';

let mail: MailServer;
let club: TestClub;
let receiver: Receiver;
beforeAll(async () => {
  mail = await startMailServer();
  receiver = await startReceiver();
  club = await openTestClub({ WEBHOOK_NETWORKS: 'loopback', SMTP_URL: mail.url });
});
afterAll(async () => {
  await club.close();
  await mail.close();
  await receiver.close();
});

let made = 0;
const sample = (changes: object = {}) => {
  made += 1;
  const name = `Odbiorca ${made}`;
  return { name, url: receiver.url, tables: ['task'], events: ['create', 'update', 'remove'], ...changes };
};

interface Made {
  id: string;
  secret: string;
}

async function makeWebhook(changes: object = {}): Promise<Made> {
  const { body } = await club.admin.post('/webhook', sample(changes));
  const { body: renewed } = await club.admin.post(`/webhook/${body.id}/secret`);
  return { id: body.id, secret: renewed.secret };
}

const addTask = async (title = 'Kupić maty'): Promise<{ id: string; version: number }> =>
  (await club.admin.post('/task', { title })).body;

const tasks = (count: number) => Array.from({ length: count }, (_, n) => ({ title: `Zadanie ${n}` }));

const messagesOf = async (id: string) => (await club.admin.get(`/webhook/${id}/messages`)).body.messages;

async function first(row: string): Promise<Received> {
  await expect.poll(() => receiver.about(row).length).toBeGreaterThan(0);
  return receiver.about(row)[0] as Received;
}

beforeEach(() => {
  receiver.answer = null;
});
afterEach(async () => {
  club.clock.now = null;
  const { body } = await club.admin.get('/webhook?size=100');
  for (const { id } of body._embedded.results) await club.admin.remove(`/webhook/${id}`);
  await club.database.pool.query(`delete from queue.job where name like 'webhook%'`);
});

describe('a webhook', () => {
  it('is told of what was stored within a second, the soonest of five times on whatever machine', async () => {
    await makeWebhook();
    const waits: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const { id } = await addTask();
      const stored = performance.now();
      await expect.poll(() => receiver.about(id).length, { interval: 20, timeout: 20_000 }).toBe(1);
      waits.push(performance.now() - stored);
    }
    expect(Math.min(...waits)).toBeLessThan(1_000);
  });

  it('is told of what was stored, signed, and nothing that stands in the row', async () => {
    const { id, secret } = await makeWebhook();
    const task = await addTask('Zadzwonić do Ewy Lis');
    const message = await first(task.id);
    expect(verify(secret, message)).toEqual({
      type: 'task.create',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { table: 'task', id: task.id, verb: 'create', version: 1 },
    });
    expect(message.text).not.toContain('Lis');
    expect(message.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[0-9a-f-]{36}$/),
    });
    await expect
      .poll(() => messagesOf(id))
      .toMatchObject([
        { id: message.id.slice(4), state: 'delivered', status: 204, tries: 1, type: 'task.create' },
      ]);
  });

  it('is told of the tables and the changes that it asked for, and of no others', async () => {
    await makeWebhook({ events: ['update', 'remove'] });
    const task = await addTask();
    const place = (await club.admin.post('/workplace', { name: 'Dojo Oliwa' })).body;
    await club.admin.put(`/task/${task.id}`, { ...task, title: 'Kupić dwie maty' });
    await club.admin.remove(`/task/${task.id}`);
    await expect
      .poll(() =>
        receiver
          .about(task.id)
          .map(({ body }) => body.type)
          .toSorted(),
      )
      .toEqual(['task.remove', 'task.update']);
    expect(receiver.about(place.id)).toEqual([]);
    const removed = receiver.about(task.id).find(({ body }) => body.type === 'task.remove');
    expect(removed?.body.data).toMatchObject({ verb: 'remove', version: null });
  });

  it('is told of what was stored in a batch, each row once', async () => {
    const { secret } = await makeWebhook();
    const { body } = await club.admin.post('/task/batch', { save: tasks(60) });
    const ids: string[] = body.results.map(({ id }: { id: string }) => id);
    await expect
      .poll(() => ids.filter((id) => receiver.about(id).length === 1).length, { timeout: 20_000 })
      .toBe(60);
    for (const id of ids) verify(secret, await first(id));
  });

  it('is not told of what was not stored', async () => {
    const { id } = await makeWebhook();
    await club.database.pool.query(`
      create function refuse_tasks() returns trigger language plpgsql as $$ begin
        raise exception 'no' using errcode = 'disk_full'; end $$;
      create constraint trigger no_tasks after insert on task initially deferred for each row execute function refuse_tasks()`);
    const refused = await club.admin.post('/task', { title: 'Nigdy' });
    await club.database.pool.query('drop trigger no_tasks on task; drop function refuse_tasks');
    expect(refused.status).toBe(503);
    expect(await messagesOf(id)).toEqual([]);
  });

  it('is told nothing without a secret, nor while it is off', async () => {
    const { body: secretless } = await club.admin.post('/webhook', sample());
    expect(secretless).toMatchObject({ active: true, secretSince: null });
    const off = await makeWebhook({ active: false });
    const task = await addTask();
    expect(await messagesOf(secretless.id)).toEqual([]);
    expect(await messagesOf(off.id)).toEqual([]);
    expect(receiver.about(task.id)).toEqual([]);
    expect((await club.admin.post(`/webhook/${secretless.id}/test`)).status).toBe(409);
  });

  it('is told no more once it is removed, also of what waited', async () => {
    receiver.answer = (_, response) => response.writeHead(500).end();
    const { id } = await makeWebhook();
    const task = await addTask();
    await first(task.id);
    expect((await club.admin.remove(`/webhook/${id}`)).status).toBe(204);
    // What is on its way meanwhile can't be called back.
    const underWay = `select from queue.job where name = 'webhook' and state = 'active'`;
    await expect
      .poll(async () => (await club.database.pool.query(underWay)).rowCount, { timeout: 20_000 })
      .toBe(0);
    const before = receiver.about(task.id).length;
    await club.database.pool.query(`update queue.job set start_after = now() where name = 'webhook'`);
    await expect
      .poll(
        async () => (await club.database.pool.query(`select from queue.job where name = 'webhook'`)).rowCount,
        {
          timeout: 20_000,
        },
      )
      .toBe(0);
    expect(receiver.about(task.id)).toHaveLength(before);
  });
});

describe('the secret of a webhook', () => {
  it('is shown once, and lies in the database and its log in no form that can be read', async () => {
    const { id, secret } = await makeWebhook();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { body } = await club.admin.get(`/webhook/${id}`);
    expect(JSON.stringify(body)).not.toContain('ealed');
    for (const table of ['webhook', 'audit_log', 'idempotency_key', 'queue.job']) {
      const { rows } = await club.database.pool.query(`select t::text as row from ${table} t`);
      expect(rows.map(({ row }) => row).join('\n')).not.toContain(secret.slice(6, 30));
    }
  });

  it('that was renewed is good for a day beside the new one, and not for longer', async () => {
    const { id, secret: old } = await makeWebhook();
    const { body } = await club.admin.post(`/webhook/${id}/secret`);
    const during = await first((await addTask()).id);
    expect(during.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    verify(old, during);
    verify(body.secret, during);
    await club.database.pool.query(
      `update webhook set secret_since = now() - interval '25 hours' where id = $1`,
      [id],
    );
    const after = await first((await addTask()).id);
    verify(body.secret, after);
    expect(() => verify(old, after)).toThrow(/signature/);
  });

  it('of before is out at once when two are made', async () => {
    const { id, secret: leaked } = await makeWebhook();
    await club.admin.post(`/webhook/${id}/secret`);
    await club.admin.post(`/webhook/${id}/secret`);
    const message = await first((await addTask()).id);
    expect(() => verify(leaked, message)).toThrow(/signature/);
  });
});

describe('a receiver that fails', () => {
  it.each([
    [500, 'refused 500'],
    [404, 'refused 404'],
    [302, 'redirect 302'],
  ])('with %i is tried again under the same id, later each time', async (status, failure) => {
    receiver.answer = (_, response) => response.writeHead(status, { location: receiver.url }).end();
    const { id, secret } = await makeWebhook();
    const task = await addTask();
    await expect.poll(() => messagesOf(id)).toMatchObject([{ state: 'waiting', tries: 1, failure }]);
    const [{ id: message, due }] = await messagesOf(id);
    expect(Date.parse(due) - Date.now()).toBeGreaterThan(4_000);
    expect(receiver.about(task.id)).toHaveLength(1);
    receiver.answer = null;
    expect((await club.admin.post(`/webhook/${id}/messages/${message}/replay`)).status).toBe(204);
    await expect.poll(() => messagesOf(id)).toMatchObject([{ state: 'delivered', tries: 2, id: message }]);
    const [one, other] = receiver.about(task.id);
    expect(other?.id).toBe(one?.id);
    expect(verify(secret, other as Received)).toEqual(verify(secret, one as Received));
  });

  it('is seen to fail since its first failure, until something comes through', async () => {
    receiver.answer = (_, response) => response.writeHead(503).end();
    const { id } = await makeWebhook();
    await first((await addTask()).id);
    await expect.poll(async () => (await club.admin.get(`/webhook/${id}`)).body.failingSince).toMatch(/Z$/);
    receiver.answer = null;
    await addTask();
    await expect.poll(async () => (await club.admin.get(`/webhook/${id}`)).body.failingSince).toBeNull();
  });

  it('holds up no other, however much waits for it', async () => {
    const mute = await startReceiver();
    mute.answer = () => {};
    const { id: slow } = await makeWebhook({ url: mute.url });
    await club.admin.post('/task/batch', { save: tasks(30) });
    await expect.poll(() => mute.received.length).toBeGreaterThan(0);
    await club.admin.put(`/webhook/${slow}`, { ...sample({ url: mute.url, tables: ['workplace'] }) });
    await makeWebhook();
    const stored = performance.now();
    await first((await addTask()).id);
    expect(performance.now() - stored).toBeLessThan(3_000);
    await mute.close();
  });

  it('for a week is told no more, and whoever may turn it on again hears of it, by mail and under the bell', async () => {
    const { body: group } = await club.admin.post('/groupright', { name: 'Opiekunowie strony' });
    for (const right of ['Webhook:Read', 'Webhook:Write'])
      await club.admin.post('/rightto', { group: group.id, right });
    const keeper = await club.join('opiekun', 'Opiekunowie strony');
    const member = await club.join('zosia', 'Members');
    const noticesOf = async (caller: Caller) =>
      (await caller.get('/notice')).body._embedded.results.filter((told: { row: string }) => told.row === id);
    receiver.answer = (_, response) => response.writeHead(500).end();
    const { id } = await makeWebhook();
    await first((await addTask()).id);
    await expect.poll(async () => (await club.admin.get(`/webhook/${id}`)).body.failingSince).toMatch(/Z$/);
    await club.database.pool.query(
      `update webhook set failing_since = now() - interval '6 days 23 hours' where id = $1`,
      [id],
    );
    await first((await addTask()).id);
    expect((await club.admin.get(`/webhook/${id}`)).body).toMatchObject({ active: true, offReason: null });
    await club.database.pool.query(
      `update webhook set failing_since = now() - interval '7 days 1 minute' where id = $1`,
      [id],
    );
    const last = await addTask();
    await first(last.id);
    await expect
      .poll(async () => (await club.admin.get(`/webhook/${id}`)).body)
      .toMatchObject({ active: false, offReason: 'failing' });
    const { rows } = await club.database.pool.query(
      `select verb, "user" from audit_log where "table" = 'webhook' and row = $1 order by created_at desc limit 1`,
      [id],
    );
    expect(rows).toEqual([{ verb: 'turn-off', user: null }]);
    const { name } = (await club.admin.get(`/webhook/${id}`)).body;
    for (const caller of [club.admin, keeper]) {
      const { email } = (await club.admin.get(`/user/${caller.id}`)).body;
      const { subject, text } = await mail.mailTo(email);
      expect(subject).toBe(`Webhook wyłączony: ${name} – Aikido Gdańsk`);
      expect(text).toContain('Od tygodnia odbiorca nie przyjął ani jednej wiadomości.');
      expect(await noticesOf(caller)).toMatchObject([
        { kind: 'webhookOff', table: 'webhook', name, reason: 'failing', readAt: null },
      ]);
    }
    expect(await noticesOf(member)).toEqual([]);
    receiver.answer = null;
    const unheard = await addTask();
    expect(receiver.about(unheard.id)).toEqual([]);
    // Turned on by hand it begins anew.
    const { body } = await club.admin.get(`/webhook/${id}`);
    await club.admin.put(`/webhook/${id}`, { ...body, active: true });
    expect((await club.admin.get(`/webhook/${id}`)).body).toMatchObject({
      active: true,
      offReason: null,
      failingSince: null,
    });
    await first((await addTask()).id);
  });

  it('and says that it is gone is told no more at once', async () => {
    receiver.answer = (_, response) => response.writeHead(410).end();
    const { id } = await makeWebhook();
    await first((await addTask()).id);
    await expect
      .poll(async () => (await club.admin.get(`/webhook/${id}`)).body)
      .toMatchObject({ active: false, offReason: 'gone' });
    await expect
      .poll(() => messagesOf(id))
      .toMatchObject([{ state: 'stuck', failure: 'gone 410', due: null }]);
    const told = (await club.admin.get('/notice')).body._embedded.results[0];
    expect(told).toMatchObject({ kind: 'webhookOff', row: id, reason: 'gone' });
    // Where it is removed, the notice would lead nowhere.
    await club.admin.remove(`/webhook/${id}`);
    expect((await club.admin.get(`/notice/${told.id}`)).status).toBe(404);
  });
});

describe('the messages of a webhook', () => {
  it('are delivered again under their id when somebody asks', async () => {
    const { id } = await makeWebhook();
    const task = await addTask();
    const { id: message } = await first(task.id);
    // It may hear of what others have written a moment before it was made, too.
    const about = async () =>
      (await messagesOf(id)).filter(({ of }: { of: { row: string } | null }) => of?.row === task.id);
    await expect.poll(about).toMatchObject([{ state: 'delivered' }]);
    expect((await club.admin.post(`/webhook/${id}/messages/${message.slice(4)}/replay`)).status).toBe(204);
    await expect.poll(() => receiver.about(task.id).map((each) => each.id)).toEqual([message, message]);
    await expect.poll(async () => (await about()).length).toBe(2);
  });

  it('are those of that webhook alone', async () => {
    const one = await makeWebhook();
    const other = await makeWebhook({ tables: ['workplace'] });
    const { id } = await first((await addTask()).id);
    await expect.poll(() => messagesOf(one.id)).toHaveLength(1);
    expect(await messagesOf(other.id)).toEqual([]);
    expect((await club.admin.post(`/webhook/${other.id}/messages/${id.slice(4)}/replay`)).status).toBe(404);
  });

  it('have a test, also while it is off, which is tried once', async () => {
    const { id, secret } = await makeWebhook({ active: false });
    const { status, body } = await club.admin.post(`/webhook/${id}/test`);
    expect(status).toBe(202);
    await expect.poll(() => messagesOf(id)).toMatchObject([{ type: 'test', of: null, state: 'delivered' }]);
    const message = receiver.received.find((each) => each.id === `msg_${body.message}`) as Received;
    expect(verify(secret, message)).toMatchObject({ type: 'test', data: null });
    receiver.answer = (_, response) => response.writeHead(500).end();
    await club.admin.post(`/webhook/${id}/test`);
    await expect
      .poll(() => messagesOf(id))
      .toMatchObject([{ type: 'test', state: 'stuck', failure: 'refused 500' }, {}]);
    expect((await club.admin.get(`/webhook/${id}`)).body.failingSince).toBeNull();
  });
});

describe('the address of a webhook', () => {
  it.each([
    ['https://user@example.org/', 'webhook-credentials'],
    ['https://user:pass@example.org/', 'webhook-credentials'],
    ['https://10.0.0.1/', 'webhook-not-public'],
    ['https://169.254.169.254/latest/', 'webhook-not-public'],
    ['https://0x0a000001/', 'webhook-not-public'],
    ['https://[fd00::1]/', 'webhook-not-public'],
    ['http://8.8.8.8/', 'webhook-not-https'],
    ['https://', 'webhook-url'],
    ['ftp://example.org/', 'wrong-pattern'],
    ['file:///etc/passwd', 'wrong-pattern'],
  ])('%s is refused at once', async (url, code) => {
    const { status, body } = await club.admin.post('/webhook', sample({ url }));
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: 'url', code }]);
  });

  it('in clear is refused where the operator has named no network', async () => {
    const closed = await openTestClub();
    const { body } = await closed.admin.post('/webhook', sample({ url: 'http://example.org/' }));
    expect(body.errors).toMatchObject([{ field: 'url', code: 'webhook-not-https' }]);
    await closed.close();
  });

  it('that leads to the server’s own network by its name is never called', async () => {
    const { id } = await makeWebhook({ url: 'https://metadata.localhost/' });
    await addTask();
    await expect
      .poll(() => messagesOf(id))
      .toMatchObject([{ failure: expect.stringMatching(/no-host|not-public|unreachable/) }]);
  });
});

describe('with webhooks', () => {
  const calls: [string, (caller: Caller, id: string) => Promise<{ status: number }>][] = [
    ['their list', (caller) => caller.get('/webhook')],
    ['making one', (caller) => caller.post('/webhook', sample())],
    ['their secret', (caller, id) => caller.post(`/webhook/${id}/secret`)],
    ['their messages', (caller, id) => caller.get(`/webhook/${id}/messages`)],
    ['a test', (caller, id) => caller.post(`/webhook/${id}/test`)],
    ['sending again', (caller, id) => caller.post(`/webhook/${id}/messages/${id}/replay`)],
  ];
  let people: Record<'nobody' | 'member' | 'instructor', Caller>;
  beforeAll(async () => {
    const [member, instructor] = [
      await club.join('ola', 'Members'),
      await club.join('sensei', 'Instructors'),
    ];
    people = { nobody: club.nobody, member, instructor };
  });

  it.each(calls)('only administrators have to do: %s', async (_, call) => {
    const { id } = await makeWebhook();
    expect((await call(people.nobody, id)).status).toBe(401);
    expect((await call(people.member, id)).status).toBe(403);
    expect((await call(people.instructor, id)).status).toBe(403);
  });

  it('that there are not nothing can be done', async () => {
    const id = '0198c0de-0000-7000-8000-000000000000';
    for (const [, call] of calls.slice(2)) expect((await call(club.admin, id)).status).toBe(404);
  });

  it('a club has fifty at most', async () => {
    for (let n = 0; n < 50; n += 1) await club.admin.post('/webhook', sample());
    expect((await club.admin.post('/webhook', sample())).status).toBe(409);
  });
});
