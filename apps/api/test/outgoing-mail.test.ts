import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';

let mail: MailServer;
let club: TestClub;
let member: Caller;
beforeAll(async () => {
  mail = await startMailServer();
  club = await openTestClub(
    { SMTP_URL: mail.url, MAIL_FROM: 'Biuro „Aikido” <biuro@klub.example>' },
    { write: () => {} },
  );
  member = await club.join('ola', 'Members');
});
afterAll(async () => {
  await club.close();
  await mail.close();
});
beforeEach(async () => {
  club.clock.now = null;
  mail.refused.clear();
  mail.silent = false;
  for (const { id } of await unsent()) await club.admin.remove(`/outgoing-mail/${id}`);
  await club.database.pool.query('delete from sign_in_failure');
});

interface Unsent {
  id: string;
  state: string;
  kind: string;
  to: string | null;
  tries: number;
  failure: string | null;
  reply: number | null;
  due: string | null;
}

const unsent = async (): Promise<Unsent[]> => (await club.admin.get('/outgoing-mail')).body.mails;

const askForCode = (email: string, from = '10.0.0.1') =>
  club.nobody.post(
    '/register/lightning',
    {
      email,
      appName: 'ITFS',
      clientId: 'photoclient',
      requestType: 'LIGHTNING',
      successUrl: 'http://localhost:8080/success',
      errorUrl: 'http://localhost:8080/error',
      resetUrl: 'http://localhost:8080/reset',
    },
    { 'x-forwarded-for': from },
  );

async function invited(username: string): Promise<string> {
  const email = `${username}@example.org`;
  const { body } = await club.admin.post('/user', { username, email, firstName: 'Ewa', lastName: 'Lis' });
  expect((await club.admin.post(`/user/${body.id}/invite`)).status).toBe(204);
  return email;
}

/** All that the library’s tables hold. */
async function stored(): Promise<string> {
  const { rows } = await club.database.pool.query('select j::text as job from queue.job j');
  return rows.map(({ job }) => job).join('\n');
}

describe('a mail on its way', () => {
  it('is out within a second of what it tells of, from whom the club says, and leaves nothing behind', async () => {
    const waits: number[] = [];
    for (const to of ['szybka@example.org', 'zaraz@example.org', 'natychmiast@example.org']) {
      const asked = performance.now();
      await askForCode(to);
      const sent = await mail.mailTo(to);
      waits.push(performance.now() - asked);
      expect(sent.from).toEqual({ name: 'Biuro „Aikido”', address: 'biuro@klub.example' });
      expect(sent.messageId).toMatch(/^<[0-9a-f-]{36}@klub\.example>$/);
    }
    // The shortest: the others tell how busy the machine is.
    expect(Math.min(...waits)).toBeLessThan(1_000);
    await expect.poll(stored).toBe('');
  });

  it('lies in the database without a word of it in clear', async () => {
    mail.silent = true;
    await askForCode('tajna@example.org');
    const key = await invited('tajna2');
    await expect.poll(async () => (await unsent()).map(({ tries }) => tries)).toEqual([1, 1]);
    const waiting = await stored();
    expect(waiting).toContain(key);
    for (const word of ['Twój kod', 'is your code', 'hasło', '/reset#']) expect(waiting).not.toContain(word);
    expect(waiting.match(/sealed:/g)).toHaveLength(2);
  });

  it('is not there when what it tells of was not stored', async () => {
    const { rows } = await club.database.pool.query(`select id from "user" where username = 'ola'`);
    await club.database.pool.query(`
      create function refuse_keys() returns trigger language plpgsql as $$ begin
        raise exception 'no' using errcode = 'disk_full'; end $$;
      create constraint trigger no_keys after insert on single_use initially deferred for each row execute function refuse_keys()`);
    expect((await club.admin.post(`/user/${rows[0].id}/invite`)).status).toBe(503);
    await club.database.pool.query('drop trigger no_keys on single_use; drop function refuse_keys');
    expect(await stored()).toBe('');
    expect(mail.mails.filter(({ to }) => to?.[0]?.address === 'ola@example.org')).toEqual([]);
  });

  it('waits while the mail server is away, and goes out when it is back', async () => {
    mail.silent = true;
    const email = await invited('cierpliwa');
    await expect.poll(unsent).toMatchObject([{ state: 'waiting', kind: 'link', to: email, tries: 1 }]);
    const [{ id, due, failure } = {} as Unsent] = await unsent();
    expect(failure).toBe('refused');
    const wait = Date.parse(String(due)) - Date.now();
    expect(wait).toBeGreaterThan(5_000);
    expect(wait).toBeLessThan(21_000);
    mail.silent = false;
    expect((await club.admin.post(`/outgoing-mail/${id}/retry`)).status).toBe(204);
    expect((await mail.mailTo(email)).messageId).toContain(id);
    await expect.poll(unsent).toEqual([]);
  });

  it('is stuck when its mailbox is refused for good, and may be tried again', async () => {
    mail.refused.add('nikt@example.org');
    const email = await invited('nikt');
    await expect
      .poll(unsent)
      .toMatchObject([{ state: 'stuck', to: email, failure: 'no-mailbox', reply: 550, due: null, tries: 1 }]);
    const [{ id } = {} as Unsent] = await unsent();
    mail.refused.clear();
    expect((await club.admin.post(`/outgoing-mail/${id}/retry`)).status).toBe(204);
    expect((await mail.mailTo(email)).text).toContain('/reset#');
    await expect.poll(unsent).toEqual([]);
  });

  it('is counted where the server tells how it fares, within some seconds', async () => {
    mail.refused.add('policzony@example.org');
    await invited('policzony');
    const stuck = async () =>
      /^tatami_jobs\{queue="mail",state="stuck"\} (\d+)$/m.exec((await club.admin.get('/metrics')).body)?.[1];
    expect(await stuck()).toBeDefined();
    await expect.poll(stuck, { timeout: 30_000, interval: 500 }).toBe('1');
  });

  it('is nobody’s matter when it was a code to a mailbox that there is not', async () => {
    mail.refused.add('literowka@example.org');
    await askForCode('literowka@example.org');
    await expect.poll(stored).toBe('');
  });

  it('is not sent any more once its code has run out, and its words are gone', async () => {
    mail.silent = true;
    await askForCode('spozniona@example.org');
    await expect.poll(unsent).toMatchObject([{ state: 'waiting', tries: 1 }]);
    const [{ id } = {} as Unsent] = await unsent();
    mail.silent = false;
    club.clock.now = new Date(Date.now() + 11 * 60_000);
    expect((await club.admin.post(`/outgoing-mail/${id}/retry`)).status).toBe(204);
    await expect.poll(unsent).toMatchObject([{ id, state: 'givenUp', failure: 'refused', due: null }]);
    expect(await stored()).not.toContain('sealed:');
    expect(mail.mails.some(({ to }) => to?.[0]?.address === 'spozniona@example.org')).toBe(false);
    expect((await club.admin.remove(`/outgoing-mail/${id}`)).status).toBe(204);
    expect(await stored()).toBe('');
  });
});

describe('who is no administrator', () => {
  const calls = (by: Caller) => {
    const id = '01990000-0000-7000-8000-000000000000';
    return Promise.all([
      by.get('/outgoing-mail'),
      by.post(`/outgoing-mail/${id}/retry`),
      by.remove(`/outgoing-mail/${id}`),
    ]);
  };

  it('learns nothing of mails', async () => {
    expect((await calls(club.nobody)).map(({ status }) => status)).toEqual([401, 401, 401]);
    const instructor = await club.join('iga', 'Instructors');
    for (const by of [member, instructor])
      expect((await calls(by)).map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await calls(club.admin)).map(({ status }) => status)).toEqual([200, 404, 404]);
  });

  it('sees no address without the right to read users', async () => {
    const { body: group } = await club.admin.post('/groupright', { name: 'Biuro' });
    await club.admin.post('/rightto', { group: group.id, right: 'Menu:Administration4Admin' });
    const office = await club.join('biuro', 'Biuro');
    mail.silent = true;
    await askForCode('ukryta@example.org');
    await expect.poll(async () => (await unsent()).map(({ to }) => to)).toEqual(['ukryta@example.org']);
    const { status, body } = await office.get('/outgoing-mail');
    expect([status, body.waiting, body.mails.map(({ to }: Unsent) => to)]).toEqual([200, 1, [null]]);
  });
});

describe('a password that was forgotten', () => {
  it('is asked about in the same way whether there is such a user or not; what was typed is sealed', async () => {
    await club.database.pool.query(`
      create table seen (job text);
      create function look() returns trigger language plpgsql as $$ begin
        insert into public.seen values (new::text); return null; end $$;
      create trigger look after insert on queue.job_common for each row execute function look()`);
    for (const username of ['ola', 'haslo-w-zlym-polu'])
      expect((await club.nobody.post('/user/register/reset', { username })).status).toBe(204);
    expect((await mail.mailTo('ola@example.org')).text).toContain('/reset#');
    await expect.poll(stored).toBe('');
    const { rows } = await club.database.pool.query('select job from seen');
    const asked = rows.map(({ job }) => job).filter((job) => job.includes('password-reset'));
    expect(asked).toHaveLength(2);
    expect(asked.join()).not.toMatch(/ola|haslo/);
    await club.database.pool.query('drop trigger look on queue.job_common; drop table seen');
  });
});

describe('two servers of one club', () => {
  it('send 200 mails, each some of them, and none twice', async () => {
    const other = await openTestClub(
      { SMTP_URL: mail.url, MAIL_FROM: 'biuro@drugi.example' },
      undefined,
      club.database.url,
    );
    const before = mail.mails.length;
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    for (let from = 0; from < 200; from += 40)
      await Promise.all(
        numbers
          .slice(from, from + 40)
          .map((number) => askForCode(`adres${number}@example.org`, `10.1.${number}.1`)),
      );
    await expect.poll(stored, { timeout: 45_000 }).toBe('');
    await other.close();
    const sent = mail.mails.slice(before);
    expect(new Set(sent.map(({ to }) => to?.[0]?.address)).size).toBe(200);
    expect(sent).toHaveLength(200);
    const servers = sent.map(({ messageId }) => messageId?.split('@')[1]);
    expect(new Set(servers)).toEqual(new Set(['klub.example>', 'drugi.example>']));
  });
});
