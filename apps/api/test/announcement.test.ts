import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, openDojo, rowsOf, trainingOn } from './support/schedule.ts';
import { sendFile } from './support/send-file.ts';

interface Reader {
  id: string;
  announcement: string;
  user: string;
  firstName: string;
  titlePl: string;
  seenAt: string | null;
}

const NOW = '2026-11-23T11:00:00.000Z';

let mail: MailServer;
let club: TestClub;
let admin: Caller;
/** Who leads a training, an adult who trains, a parent of two children, and somebody of whom nobody trains. */
let sensei: Caller;
let member: Caller;
let parent: Caller;
let stranger: Caller;
let dojo: Dojo;
let adult: string;
beforeAll(async () => {
  mail = await startMailServer();
  club = await openTestClub({ SMTP_URL: mail.url });
  await club.services.queue.start((error) => console.error(error));
  await club.travelTo(NOW);
  admin = await club.signIn('admin');
  sensei = await club.join('sensei', 'Instructors');
  member = await club.join('ola', 'Members');
  parent = await club.join('mama', 'Members');
  stranger = await club.join('obcy', 'Members');
  dojo = { ...(await openDojo(admin, 'Dojo Wrzeszcz')), instructor: sensei.id };
  adult = await addStudent({ firstName: 'Ola', user: member.id });
  const child = {
    section: 'kids',
    birthDate: '2016-04-12',
    guardians: [{ name: 'Mama', user: parent.id }],
  };
  await addStudent({ firstName: 'Staś', ...child });
  await addStudent({ firstName: 'Zosia', ...child });
  // Nobody of theirs has an account.
  await addStudent({ firstName: 'Jaś', ...child, guardians: [{ name: 'Babcia' }] });
});
afterAll(async () => {
  await club.services.queue.stop();
  await club.close();
  await mail.close();
});
beforeEach(async () => {
  await club.travelTo(NOW);
  await club.database.pool.query('delete from announcement; delete from notice; delete from notice_choice');
  mail.mails.length = 0;
});

async function addStudent(more: object): Promise<string> {
  const { body } = await admin.post('/student', { lastName: 'Żuk', joinedOn: '2025-09-01', ...more });
  return body.id;
}

const text = { titlePl: 'Zmiana sali', bodyPl: 'Od poniedziałku ćwiczymy **na Hallera**.' };

async function write(more: object = {}, by = admin): Promise<string> {
  const { status, body } = await by.post('/announcement', { ...text, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

const act = (id: string, verb: 'send' | 'take-back', by = admin): Promise<Answer> =>
  by.post(`/announcement/${id}/${verb}`);

/** Sends it, and waits until all of its readers were told. */
async function sendOut(id: string, by = admin): Promise<void> {
  const { status, body } = await act(id, 'send', by);
  expect(status, JSON.stringify(body)).toBe(200);
  await club.services.announcements.send(id, body.publishAt);
}

const readersOf = async (id: string, by = admin): Promise<Reader[]> =>
  rowsOf(await by.get(`/announcement-reader?announcement=${id}&size=200`));
const toldTo = async (
  caller: Caller,
): Promise<{ kind: string; name: string; row: string; readAt: string | null }[]> =>
  rowsOf(await caller.get('/notice'));
const reach = async (query: string, by = admin) => (await by.get(`/announcement/reach?${query}`)).body;

describe('whom an announcement is for', () => {
  test('is counted before it goes out: accounts, each once, and those whom nobody has an account for', async () => {
    expect(await reach('audience=section&section=kids')).toEqual({ accounts: 1, withoutAccount: 1 });
    expect(await reach('audience=section&section=adult')).toEqual({ accounts: 1, withoutAccount: 0 });
    // Everybody but the administrator who asks.
    expect(await reach('audience=all')).toEqual({ accounts: 4, withoutAccount: 1 });
    const { body: groups } = await admin.get('/groupright?name=Instructors');
    expect(await reach(`audience=group&group=${groups._embedded.results[0].id}`)).toEqual({
      accounts: 1,
      withoutAccount: 0,
    });
    expect(await reach(`audience=person&student=${adult}`)).toEqual({ accounts: 1, withoutAccount: 0 });
  });

  test('is told once, however many of its students somebody answers for; who has written it knows', async () => {
    const id = await write({ audience: 'section', section: 'kids' });
    await sendOut(id);
    expect(await toldTo(parent)).toMatchObject([
      {
        kind: 'announcement',
        table: 'announcement',
        row: id,
        name: 'Zmiana sali',
        student: null,
        readAt: null,
      },
    ]);
    expect([await toldTo(member), await toldTo(stranger), await toldTo(admin)]).toEqual([[], [], []]);
    expect((await readersOf(id)).map(({ user }) => user)).toEqual([parent.id]);
    expect((await admin.get(`/announcement/${id}`)).body).toMatchObject({
      state: 'sent',
      sentAt: NOW,
      readerCount: 1,
    });
  });

  test('of a training is whom it is meant for, and who leads it', async () => {
    const { body } = await admin.post(
      '/training',
      trainingOn(dojo, '2026-11-24', '18:00', { section: 'adult' }),
    );
    const id = await write({ audience: 'training', training: body.id });
    await sendOut(id);
    expect((await readersOf(id)).map(({ user }) => user).toSorted()).toEqual(
      [sensei.id, member.id].toSorted(),
    );
  });

  test('has to be said, and has to be somebody', async () => {
    for (const audience of ['section', 'group', 'training', 'person'])
      expect((await admin.post('/announcement', { ...text, audience })).status).toBe(400);
    const nobody = await write({ audience: 'section', section: 'youth' });
    expect(await act(nobody, 'send')).toMatchObject({
      status: 409,
      body: expect.stringContaining('nie dotrze'),
    });
  });
});

describe('who may write', () => {
  test('is whoever leads the training, to its people, and to no others', async () => {
    const plan = async (instructor: string) =>
      (await admin.post('/training', trainingOn({ ...dojo, instructor }, '2026-11-25', '18:00'))).body.id;
    const [own, others] = [await plan(sensei.id), await plan(admin.id)];
    expect((await sensei.get(`/announcement/reach?audience=training&training=${own}`)).body.accounts).toBe(2);
    const id = await write({ audience: 'training', training: own }, sensei);
    await sendOut(id, sensei);
    expect(await toldTo(member)).toMatchObject([{ row: id }]);
    for (const more of [{ audience: 'training', training: others }, { audience: 'all' }, { section: 'kids' }])
      expect((await sensei.post('/announcement', { ...text, ...more })).status).toBe(403);
    expect((await sensei.get(`/announcement/reach?audience=all`)).status).toBe(403);
    // A reader has it, and yet can’t take it back.
    expect((await member.get(`/announcement/${id}`)).status).toBe(200);
    expect((await act(id, 'take-back', member)).status).toBe(403);
    expect((await member.put(`/announcement/${id}`, { ...text, titlePl: 'Inny' })).status).toBe(403);
  });
});

describe('an announcement', () => {
  test('waits for its time by the club’s clock, and can be moved until then', async () => {
    const id = await write({ audience: 'section', section: 'adult', publishAt: '2026-11-23T17:00:00.000Z' });
    const { body } = await act(id, 'send');
    expect(body.state).toBe('scheduled');
    const { send } = club.services.announcements;
    expect(await send(id, body.publishAt)).toBe(false);
    expect((await member.get(`/announcement/${id}`)).status).toBe(404);
    const later = '2026-11-23T18:00:00.000Z';
    await admin.put(`/announcement/${id}`, { ...body, publishAt: later });
    await club.travelTo('2026-11-23T17:30:00.000Z');
    // What was scheduled before has nothing to do any more.
    expect(await send(id, body.publishAt)).toBe(true);
    expect(await toldTo(member)).toEqual([]);
    await club.travelTo(later);
    await send(id, later);
    expect(await toldTo(member)).toMatchObject([{ row: id }]);
    expect((await admin.get(`/announcement/${id}`)).body.sentAt).toBe(later);
  });

  test('is told once to each however often it is tried, by whatever servers', async () => {
    const id = await write({ audience: 'all' });
    const { body } = await act(id, 'send');
    const { send } = club.services.announcements;
    await Promise.all([send(id, body.publishAt), send(id, body.publishAt), send(id, body.publishAt)]);
    await send(id, body.publishAt);
    for (const caller of [member, parent, sensei, stranger]) expect(await toldTo(caller)).toHaveLength(1);
    expect(await readersOf(id)).toHaveLength(4);
  });

  test('goes on where a server that was killed has left it', async () => {
    const id = await write({ audience: 'all' });
    const { body } = await act(id, 'send');
    await club.services.announcements.send(id, body.publishAt);
    await club.database.pool.query(`delete from announcement_reader where "user" = $1`, [parent.id]);
    await club.database.pool.query(`delete from notice where "user" = $1`, [parent.id]);
    await club.services.announcements.send(id, body.publishAt);
    expect(await toldTo(parent)).toHaveLength(1);
    expect(await toldTo(member)).toHaveLength(1);
  });

  test('is seen when its reader opens it, which its author sees, and nobody else does for them', async () => {
    const id = await write({ audience: 'all' });
    await sendOut(id);
    const [own] = await readersOf(id, member);
    // Of others a reader knows nothing.
    expect(await readersOf(id, member)).toHaveLength(1);
    expect((await admin.post(`/announcement-reader/${own?.id}/see`)).status).toBe(403);
    expect((await member.post(`/announcement-reader/${own?.id}/see`)).body.seenAt).toBe(NOW);
    await club.travelTo('2026-11-23T12:00:00.000Z');
    expect((await member.post(`/announcement-reader/${own?.id}/see`)).body.seenAt).toBe(NOW);
    expect(await toldTo(member)).toMatchObject([{ readAt: NOW }]);
    const seen = (await readersOf(id)).filter(({ seenAt }) => seenAt !== null);
    expect(seen).toMatchObject([{ user: member.id, titlePl: 'Zmiana sali' }]);
    const other = await club.join('druga', 'Administrators');
    expect(await readersOf(id, other)).toEqual([]);
    await club.database.pool.query(`delete from "user" where username = 'druga'`);
  });

  test('that is taken back nobody reads any more, nor what they were told of it; its mails in quiet hours stay unsent', async () => {
    // The queue goes by the database’s clock: there those hours are to come.
    await club.travelTo('2046-11-24T11:00:00.000Z');
    await member.put('/authinfo/notice-choice', { ways: {}, quietFrom: '11:00', quietTo: '13:30' });
    const id = await write({ audience: 'section', section: 'adult' });
    await sendOut(id);
    const waiting = async () =>
      (await admin.get('/outgoing-mail')).body.mails.map(({ to }: { to: string }) => to);
    // Those to others are still on their way.
    await expect.poll(waiting).toEqual(['ola@example.org']);
    expect((await act(id, 'take-back')).body.state).toBe('takenBack');
    expect(await waiting()).toEqual([]);
    expect(await toldTo(member)).toEqual([]);
    expect((await member.get(`/announcement/${id}`)).status).toBe(404);
    expect(await readersOf(id, member)).toEqual([]);
    expect((await readersOf(id)).map(({ user }) => user)).toEqual([member.id]);
  });

  test('that is scheduled and taken back is a draft again; one that is out is changed and removed no more', async () => {
    const id = await write({ publishAt: '2026-12-01T17:00:00.000Z' });
    await act(id, 'send');
    expect((await act(id, 'take-back')).body.state).toBe('draft');
    const { body } = await admin.put(`/announcement/${id}`, { ...text, publishAt: null });
    expect(body.publishAt).toBeNull();
    await sendOut(id);
    expect((await admin.put(`/announcement/${id}`, { ...text, titlePl: 'Inny' })).status).toBe(409);
    expect((await admin.remove(`/announcement/${id}`)).status).toBe(409);
    expect((await act(id, 'send')).status).toBe(409);
    await act(id, 'take-back');
    expect((await admin.remove(`/announcement/${id}`)).status).toBe(204);
  });
});

describe('the mail of an announcement', () => {
  let letters = 0;
  async function announceTo(
    language: 'pl' | 'en',
    more: object = {},
    before: (id: string) => Promise<void> = async () => {},
  ) {
    await member.put('/authinfo/profile', { language });
    letters += 1;
    const id = await write({
      audience: 'section',
      section: 'adult',
      titlePl: `Zmiana sali ${letters}`,
      ...more,
    });
    await before(id);
    await sendOut(id);
    // Those of other tests may still come.
    for (;;) {
      const sent = await mail.mailTo('ola@example.org');
      if (sent.text?.includes(id)) return { id, mail: sent };
    }
  }
  const header = ({ headers }: { headers: { key: string; value: string }[] }, name: string) =>
    headers.find(({ key }) => key === name)?.value ?? '';

  test('has it all, as text and as a page of which nothing is fetched', async () => {
    const { id, mail: sent } = await announceTo('pl', {
      bodyPl:
        'Od poniedziałku **na Hallera**, [mapa](https://example.org/mapa).\n\n<script>alert(1)</script>\n\n- pas\n- klapki',
    });
    expect(sent.subject).toBe(`Zmiana sali ${letters} – Aikido Gdańsk`);
    expect(sent.text).toContain('Od poniedziałku na Hallera, mapa (https://example.org/mapa).');
    expect(sent.text).toContain('- pas\n- klapki');
    expect(sent.text).toContain(`/announcement/${id}`);
    expect(sent.text).toContain('Autor widzi, kto przeczytał.');
    expect(sent.html).toContain('<html lang="pl">');
    expect(sent.html).toContain('<strong>na Hallera</strong>');
    expect(sent.html).toContain('&lt;script&gt;');
    expect(sent.html).not.toMatch(/<script|<img|<link|url\(/i);
    expect(header(sent, 'auto-submitted')).toBe('auto-generated');
    expect(header(sent, 'list-id')).toMatch(/<announcement\.[a-z.]+>/);
    expect(header(sent, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  test('names what comes with it, with a link to each, and brings none of it', async () => {
    const attach = async (id: string) => {
      for (const [name, size, alt] of [
        ['Plan obozu & lista.pdf', 1_234_567, null],
        ['Sala.pdf', 2_000, 'Mata w nowej sali'],
      ] as const) {
        const file = await sendFile(admin, `/announcement/${id}`, { name, size });
        await admin.put(`/announcement-file/${file}`, { alt });
      }
      await admin.post(`/announcement-file/${await sendFile(admin, `/announcement/${id}`)}/discard`);
    };
    const { id, mail: polish } = await announceTo('pl', {}, attach);
    const addresses = rowsOf<{ id: string }>(await admin.get(`/announcement-file?announcement=${id}`)).map(
      (file) => `/announcement/${id}?file=${file.id}`,
    );
    expect(polish.text).toMatch(
      /Załączniki:\n- Plan obozu & lista\.pdf \(1,2\sMB\): http\S+\n- Sala\.pdf \(Mata w nowej sali, 2\skB\): http\S+\n\n/,
    );
    expect(polish.html).toContain('>Plan obozu &amp; lista.pdf</a>');
    for (const address of addresses.slice(0, 2)) {
      expect(polish.text).toContain(address);
      expect(polish.html).toContain(address);
    }
    expect(polish.text).not.toContain(addresses[2]);
    expect(polish.attachments).toEqual([]);
    const { mail: english } = await announceTo('en', { titleEn: 'Camp', bodyEn: 'Plan.' }, attach);
    expect(english.text).toMatch(/Attachments:\n- Plan obozu & lista\.pdf \(1\.2 MB\): /);
    expect(english.html).toContain('>Attachments</h2>');
    await member.put('/authinfo/profile', { language: 'pl' });
  });

  test('is in the language of its reader, or says that there is none', async () => {
    const { mail: english } = await announceTo('en', {
      titleEn: 'Another hall',
      bodyEn: 'From *Monday* on.',
    });
    expect(english.subject).toBe('Another hall – Aikido Gdańsk');
    expect(english.text).toContain('From Monday on.');
    const { mail: polish } = await announceTo('en');
    expect(polish.text).toContain('This announcement is in Polish only.');
    expect(polish.html).toContain('<div lang="pl">');
    await member.put('/authinfo/profile', { language: 'pl' });
  });

  test('is left in one press without a sign-in, which can be taken back; who only looks changes nothing', async () => {
    const { mail: sent } = await announceTo('pl');
    const [, address = ''] = /<([^>]+)>/.exec(header(sent, 'list-unsubscribe')) ?? [];
    const path = new URL(address).pathname;
    const ask = (
      method: 'GET' | 'POST' | 'DELETE',
      payload?: string,
      type = 'application/x-www-form-urlencoded',
    ) =>
      club.app.inject({
        method,
        url: path,
        ...(payload !== undefined && { payload, headers: { 'content-type': type } }),
      });
    const way = async () => (await member.get('/authinfo/notice-choice')).body.ways.announcement;
    expect((await ask('GET')).json()).toEqual({ kind: 'announcement', way: 'mail' });
    const browser = await club.app.inject({ method: 'GET', url: path, headers: { accept: 'text/html' } });
    expect([browser.statusCode, browser.headers.location]).toEqual([302, address.replace('/api/', '/')]);
    expect((await ask('POST', 'a=b')).statusCode).toBe(400);
    expect((await ask('POST', '{}', 'application/json')).statusCode).toBe(400);
    expect(await way()).toBe('mail');
    const pressed = await ask('POST', 'List-Unsubscribe=One-Click');
    expect([pressed.statusCode, pressed.json()]).toEqual([200, { kind: 'announcement', way: 'live' }]);
    expect(await way()).toBe('live');
    // What is told otherwise stays.
    expect((await member.get('/authinfo/notice-choice')).body.ways.trainingCancelled).toBe('mail');
    expect((await ask('DELETE')).json()).toEqual({ kind: 'announcement', way: 'mail' });
    const boundary = 'x'.repeat(20);
    const form = `--${boundary}\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
    expect((await ask('POST', form, `multipart/form-data; boundary=${boundary}`)).statusCode).toBe(200);
    expect(await way()).toBe('live');
    const last = await write({ audience: 'section', section: 'adult' });
    await sendOut(last);
    expect(await toldTo(member)).toHaveLength(2);
    const { rows } = await club.database.pool.query(
      `select from queue.job where name = 'mail' and data @> $1`,
      [JSON.stringify({ about: last })],
    );
    expect(rows).toEqual([]);
    const forged = await club.app.inject({
      method: 'POST',
      url: `${path.slice(0, -3)}AAA`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(forged.statusCode).toBe(404);
  });
});

describe('a mailbox that is refused', () => {
  const noted = async (reader = member) => {
    const { body } = await admin.get(`/user/${reader.id}`);
    return [body.bouncedAt, body.bounceReason];
  };
  const announce = async () => sendOut(await write({ audience: 'section', section: 'adult' }));
  const unsent = async () =>
    (await admin.get('/outgoing-mail')).body.mails.filter(
      ({ to }: { to: string }) => to === 'mama@example.org',
    );

  test('is noted at its account, until a mail arrives there or it has another address', async () => {
    mail.refused.add('ola@example.org');
    await announce();
    await expect.poll(() => noted()).toEqual([NOW, 'no-mailbox 550']);
    mail.refused.clear();
    await announce();
    await expect.poll(() => noted()).toEqual([null, null]);
    mail.refused.add('ola@example.org');
    await announce();
    await expect.poll(() => noted()).toEqual([NOW, 'no-mailbox 550']);
    const { body } = await admin.get(`/user/${member.id}`);
    await admin.put(`/user/${member.id}`, { ...body, email: 'ola@example.com' });
    expect(await noted()).toEqual([null, null]);
    await admin.put(`/user/${member.id}`, { ...body, email: 'ola@example.org' });
    mail.refused.clear();
  });

  // Another than the one whose address was changed: that has yet to be confirmed.
  const tell = async () => sendOut(await write({ audience: 'section', section: 'kids' }));

  test('is noted too where the server has the whole mail before it says no', async () => {
    mail.refusedMails.set('mama@example.org', { responseCode: 550, message: 'No such mailbox here' });
    await tell();
    await expect.poll(() => noted(parent)).toEqual([NOW, 'refused 550']);
    // It is tried no more by itself: it would be refused a hundred times.
    await expect
      .poll(unsent)
      .toContainEqual(expect.objectContaining({ state: 'stuck', failure: 'refused', reply: 550 }));
    mail.refusedMails.clear();
    await tell();
    await expect.poll(() => noted(parent)).toEqual([null, null]);
  });

  test.each([
    ['only for now', 451, 'Come back later'],
    ['by who sends it, as all others are', 550, '5.7.26 Unauthenticated mail is not taken'],
    ['since the club has sent too much', 550, '5.4.5 Daily sending quota exceeded'],
  ])('is not noted where a mail is refused %s', async (_, responseCode, message) => {
    mail.refusedMails.set('mama@example.org', { responseCode, message });
    const id = await write({ audience: 'section', section: 'kids' });
    await sendOut(id);
    await expect
      .poll(unsent)
      .toContainEqual(expect.objectContaining({ state: 'waiting', failure: 'refused', reply: responseCode }));
    expect(await noted(parent)).toEqual([null, null]);
    mail.refusedMails.clear();
    await act(id, 'take-back');
  });
});
