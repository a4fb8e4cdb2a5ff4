import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { clearUp } from '../src/maintenance.ts';
import { CONSENT_VERSION, consentTexts } from '../src/tables/lead/index.ts';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let mail: MailServer;
let club: TestClub;
let workplace: string;
let training: string;
beforeAll(async () => {
  mail = await startMailServer();
  club = await openTestClub({ SMTP_URL: mail.url, MAIL_FROM: 'Aikido Gdańsk <biuro@klub.example>' });
  workplace = (await club.admin.post('/workplace', { name: 'Dojo Wrzeszcz' })).body.id;
  const { id: instructor } = await club.join('sensei', 'Instructors');
  const { body } = await club.admin.post('/training', {
    ...{ title: 'Pierwsze kroki', workplace, instructor, section: 'kids' },
    ...{ startsAt: '2040-03-06T16:00:00.000Z', endsAt: '2040-03-06T17:00:00.000Z' },
  });
  training = body.id;
});
afterEach(async () => {
  club.clock.now = null;
  await club.database.pool.query('delete from sign_in_failure');
});
afterAll(async () => {
  await club.close();
  await mail.close();
});

const consent = { consent: true, consentVersion: CONSENT_VERSION };
let asked = 0;
/** Somebody whom the club does not know. */
const stranger = (said: object = {}) => {
  asked += 1;
  return { name: 'Ewa Lis', email: `ewa${asked}@poczta.example`, ...consent, ...said };
};

const ask = (said: object, headers?: Record<string, string>) =>
  club.nobody.post('/lead/request', said, headers);

const leadsOf = async (email: string, by: Caller = club.admin) =>
  (await by.get(`/lead?q=${encodeURIComponent(email)}&size=100`)).body._embedded.results;

async function arrived(said: object = {}) {
  const request = stranger(said);
  expect((await ask(request)).status).toBe(204);
  const [lead] = await leadsOf(request.email);
  return lead;
}

const act = (id: string, action: string, body: object = {}) => club.admin.post(`/lead/${id}/${action}`, body);

describe('somebody asks for a first class', () => {
  it('and the club knows who, what they want, and what they agreed to', async () => {
    const request = stranger({
      ...{ name: '  Anna Nowak ', phone: '600 100 200', whom: 'child', childAge: 8, training, website: '' },
      note: 'Córka chodzi na gimnastykę.',
    });
    const answer = await ask(request, { 'accept-language': 'en' });
    expect([answer.status, answer.body]).toEqual([204, '']);
    const [lead] = await leadsOf(request.email);
    expect(lead).toMatchObject({
      ...{ name: 'Anna Nowak', email: request.email, phone: '+48600100200' },
      ...{ whom: 'child', childAge: 8, note: 'Córka chodzi na gimnastykę.', language: 'en' },
      // What the class says of itself.
      ...{ training, trainingTitle: 'Pierwsze kroki', section: 'kids', workplaceName: 'Dojo Wrzeszcz' },
      ...{ state: 'new', stateBefore: null, student: null, consentVersion: CONSENT_VERSION },
    });
    expect(lead.consentAt).toBe(lead.createdAt);
  });

  it('also by phone alone, for a group and a place', async () => {
    const { email, ...request } = stranger({ phone: '0048 58 301-20-30', section: 'adult', workplace });
    expect((await ask({ ...request, email: '' })).status).toBe(204);
    expect(await leadsOf('+48583012030')).toMatchObject([
      { email: null, whom: 'self', section: 'adult', workplaceName: 'Dojo Wrzeszcz' },
    ]);
  });

  it('and is refused without a consent: nothing is stored', async () => {
    const request = stranger({ consent: false });
    const { status, body } = await ask(request);
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          field: 'consent',
          code: 'consent-needed',
          message: 'Bez tej zgody nie możemy zapisać Twojego zgłoszenia.',
        },
      ],
    ]);
    expect((await ask({ ...request, consent: undefined })).status).toBe(400);
    expect(await leadsOf(request.email)).toEqual([]);
  });

  test.each([
    ['nobody to call', { name: ' ' }, 'name', 'required', 'This field is required.'],
    [
      'no way to reach them',
      { email: null },
      'email',
      'email-or-phone',
      'Give an e-mail address or a phone number.',
    ],
    ['no address', { email: 'ewa' }, 'email', 'wrong-format', 'Not a valid email.'],
    ['no number', { phone: '12 34' }, 'phone', 'wrong-pattern', /\+48600100200/],
    ['a text without end', { note: 'a'.repeat(1_001) }, 'note', 'too-long', /1000/],
    ['a name without end', { name: 'a'.repeat(201) }, 'name', 'too-long', /200/],
    ['an unborn child', { whom: 'child', childAge: 0 }, 'childAge', 'too-small', 'Must be at least 1.'],
    ['a sign that is none', { note: 'a\0b' }, 'note', 'bad-character', /character/],
    ['a text that nobody was shown', { consentVersion: '1999' }, 'consentVersion', 'not-allowed', /allowed/],
    ['what only the club says', { state: 'joined' }, 'state', 'unknown-field', /no such field/],
    ['no such class', { training: crypto.randomUUID() }, 'training', 'no-such-reference', /exist/],
    ['no such place', { workplace: crypto.randomUUID() }, 'workplace', 'no-such-reference', /exist/],
  ])('%s is told at its field', async (_, said, field, code, message) => {
    const { status, body } = await ask(stranger(said), { 'accept-language': 'en' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, code, message: expect.stringMatching(message) }]);
  });

  it('and a class that is over or cancelled is none to come to', async () => {
    await club.travelTo('2040-03-06T16:30:00.000Z');
    const { body } = await ask(stranger({ training }));
    expect(body.errors).toMatchObject([{ field: 'training', code: 'no-such-reference' }]);
  });

  it('once, however often they press within ten minutes', async () => {
    const request = stranger({ training });
    const all = await Promise.all([ask(request), ask(request), ask(request)]);
    expect(all.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await leadsOf(request.email)).toHaveLength(1);
    // Something else is something else.
    await ask({ ...request, note: 'Wolę czwartki' });
    expect(await leadsOf(request.email)).toHaveLength(2);
    club.clock.now = new Date(Date.now() + 11 * MINUTE);
    await ask(request);
    club.clock.now = null;
    expect(await leadsOf(request.email)).toHaveLength(3);
  });

  it('a program that fills in all that it finds is answered the same, and stored nowhere', async () => {
    const request = stranger({ website: 'https://tanie-linki.example' });
    const { status, body } = await ask(request);
    expect([status, body]).toEqual([204, '']);
    expect(await leadsOf(request.email)).toEqual([]);
    expect(mail.mails.filter(({ to }) => to?.[0]?.address === request.email)).toEqual([]);
  });

  it('and whoever asks too often waits, from wherever', async () => {
    const request = stranger();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await ask({ ...request, note: `Raz ${n}` })).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect((await ask({ ...request, website: 'https://tanie-linki.example' })).status).toBe(429);
    // A hall full of people may share an address.
    expect((await ask(stranger())).status).toBe(204);
    expect(await leadsOf(request.email)).toHaveLength(5);
  });

  it('but one address of the network can’t fill the list with invented people', async () => {
    let refused = 0;
    for (let n = 0; n < 52; n += 1) if ((await ask(stranger())).status === 429) refused += 1;
    expect(refused).toBeGreaterThan(0);
  });
});

describe('the mail to who asked', () => {
  it('says in their language that it has come, for which class, and who removes it', async () => {
    const request = stranger({ name: 'Ewa <b>Lis</b>', training, note: 'kup-teraz.example', language: 'pl' });
    await ask(request);
    const { subject, text, from } = await mail.mailTo(request.email);
    expect(subject).toContain('Mamy Twoje zgłoszenie na pierwsze zajęcia');
    expect(text).toContain('Pierwsze kroki, wtorek, 6 marca 17:00, Dojo Wrzeszcz');
    expect(text).toContain('90 dni');
    expect(text).toContain('Napisz na biuro@klub.example');
    expect(from?.address).toBe('biuro@klub.example');
    // It goes to whatever address was typed: nobody is written to through the club.
    expect(text).not.toMatch(/kup-teraz|Lis/);
    const english = stranger({ section: 'kids', workplace, language: 'en' });
    await ask(english);
    const { text: inEnglish } = await mail.mailTo(english.email);
    expect(inEnglish).toContain('You chose: children, Dojo Wrzeszcz');
  });

  it('goes once a day to an address, whoever types it', async () => {
    const request = stranger();
    await ask(request);
    await mail.mailTo(request.email);
    await ask({ ...request, email: request.email.toUpperCase(), name: 'Kto inny' });
    club.clock.now = new Date(Date.now() + 23 * 60 * MINUTE);
    await ask({ ...request, name: 'Jeszcze kto inny' });
    const { rows } = await club.database.pool.query(
      'select count(*)::int as leads, count(mailed_at)::int as mails from lead where lower(email) = $1',
      [request.email],
    );
    expect(rows).toEqual([{ leads: 3, mails: 1 }]);
    club.clock.now = new Date(Date.now() + 2 * DAY);
    await ask({ ...request, name: 'Pojutrze' });
    await mail.mailTo(request.email);
  });
});

describe('who runs the club', () => {
  it('hears of it, and instructors and members don’t', async () => {
    const office = await club.join('biuro', 'Administrators');
    const member = await club.join('czlonek', 'Members');
    const { id, name } = await arrived({ name: 'Jan Zieliński', training });
    const { body } = await office.get('/notice');
    expect(body._embedded.results).toMatchObject([
      { kind: 'leadCame', table: 'lead', row: id, name, at: '2040-03-06T16:00:00.000Z', readAt: null },
    ]);
    const { subject } = await mail.mailTo('biuro@example.org');
    expect(subject).toContain('Zgłoszenie na pierwsze zajęcia: Jan Zieliński');
    const instructor = await club.signIn('sensei');
    for (const other of [member, instructor]) {
      expect((await other.get('/notice')).body._embedded.results).toEqual([]);
      expect((await other.get(`/lead/${id}`)).status).toBe(403);
    }
    // What is removed is told of no more.
    await club.admin.remove(`/lead/${id}`);
    expect((await office.get('/notice')).body._embedded.results).toEqual([]);
  });

  it('sees how many wait for an answer, and who may not read them sees no number', async () => {
    const waiting = async (by: Caller) => (await by.get('/club-overview')).body.leads;
    const before = (await waiting(club.admin)) ?? 0;
    const { id } = await arrived();
    expect(await waiting(club.admin)).toBe(before + 1);
    expect(await waiting(await club.signIn('sensei'))).toBeNull();
    await act(id, 'contact');
    expect((await waiting(club.admin)) ?? 0).toBe(before);
  });

  it('writes one down by hand, with the consent that was given by word', async () => {
    const said = { name: 'Olga Wilk', phone: '+48600100201' };
    expect((await club.admin.post('/lead', said)).body.errors).toMatchObject([
      { field: 'consentAt', code: 'required' },
    ]);
    const consentAt = '2026-09-01T10:00:00.000Z';
    const { status, body } = await club.admin.post('/lead', { ...said, consentAt });
    expect([status, body.state, body.consentVersion]).toEqual([201, 'new', null]);
    const put = (changes: object) => club.admin.put(`/lead/${body.id}`, { ...body, ...changes });
    expect((await put({ phone: null })).body.errors).toMatchObject([
      { field: 'email', code: 'email-or-phone' },
    ]);
    expect((await put({ consentAt: '2026-09-02T10:00:00.000Z' })).body.errors).toMatchObject([
      { field: 'consentAt', code: 'fixed-field' },
    ]);
    const ahead = new Date(Date.now() + DAY).toISOString();
    expect((await club.admin.post('/lead', { ...said, consentAt: ahead })).body.errors).toMatchObject([
      { field: 'consentAt', code: 'in-future' },
    ]);
  });
});

describe('new → contacted → trial → joined | closed', () => {
  it('one step after the other, and the last one back', async () => {
    const { id } = await arrived();
    expect((await act(id, 'contact')).body).toMatchObject({ state: 'contacted', stateBefore: 'new' });
    expect((await act(id, 'trial')).body).toMatchObject({ state: 'trial', stateBefore: 'contacted' });
    expect((await act(id, 'close', { reason: 'Za daleko' })).body).toMatchObject({
      ...{ state: 'closed', stateBefore: 'trial', closeReason: 'Za daleko' },
    });
    expect((await act(id, 'back')).body).toMatchObject({
      ...{ state: 'trial', stateBefore: null, closeReason: null },
    });
    expect((await act(id, 'back')).status).toBe(409);
    expect((await act(id, 'join')).body).toMatchObject({ state: 'joined', student: null });
  });

  test.each([
    [['trial'], 'contact'],
    [['close'], 'contact'],
    [['close'], 'join'],
    [['join'], 'close'],
    [['join'], 'trial'],
  ])('after %s there is no %s', async (before, action) => {
    const { id } = await arrived();
    for (const step of before) expect((await act(id, step)).status).toBe(200);
    expect(await act(id, action)).toMatchObject({
      status: 409,
      body: 'To zgłoszenie jest już dalej. Najpierw cofnij ostatni krok.',
    });
  });

  it('a student who is made of one joins it, in one write', async () => {
    const { id, name } = await arrived();
    const made = { firstName: 'Ewa', lastName: 'Lis', joinedOn: '2026-09-10', lead: id };
    const { status, body: student } = await club.admin.post('/student', made);
    expect(status).toBe(201);
    expect((await club.admin.get(`/lead/${id}`)).body).toMatchObject({
      ...{ name, state: 'joined', stateBefore: 'new', student: student.id },
      ...{ studentFirstName: 'Ewa', studentLastName: 'Lis' },
    });
    // The second of two who do it at once makes nobody.
    const again = await club.admin.post('/student', { ...made, firstName: 'Ewelina' });
    expect(again.status).toBe(409);
    expect((await club.admin.get('/student?firstName=Ewelina')).body._embedded.results).toEqual([]);
    const none = await club.admin.post('/student', { ...made, lead: crypto.randomUUID() });
    expect(none.body.errors).toMatchObject([{ field: 'lead', code: 'no-such-reference' }]);
    const later = await club.admin.put(`/student/${student.id}`, { ...student, lead: id });
    expect(later.body.errors).toMatchObject([{ field: 'lead', code: 'only-when-created' }]);
    expect((await act(id, 'back')).body).toMatchObject({ state: 'new', student: null });
  });

  it('but not by who may write students alone', async () => {
    const { body: group } = await club.admin.post('/groupright', { name: 'Kartoteka' });
    await club.admin.post('/rightto', { group: group.id, right: 'Student:Write' });
    const clerk = await club.join('kartoteka', 'Kartoteka');
    const { id } = await arrived();
    const made = { firstName: 'Iga', lastName: 'Wrona', joinedOn: '2026-09-10', lead: id };
    expect((await clerk.post('/student', made)).status).toBe(403);
    expect((await club.admin.get(`/lead/${id}`)).body.state).toBe('new');
  });
});

describe('it is kept no longer than the consent says', () => {
  const later = (days: number) => clearUp({ ...club.services, now: () => new Date(Date.now() + days * DAY) });
  const isThere = async (id: string) => (await club.admin.get(`/lead/${id}`)).status === 200;
  const logged = async (id: string) =>
    (await club.database.pool.query('select verb, name, changes from audit_log where "row" = $1', [id])).rows;

  it('which says 90 days', () => {
    for (const text of Object.values(consentTexts[CONSENT_VERSION])) expect(text).toContain('90');
  });

  it('and then neither the list nor the log knows who it was', async () => {
    const [left, closed, joined] = [await arrived(), await arrived(), await arrived()];
    await act(closed.id, 'close');
    const student = { firstName: 'Ewa', lastName: 'Lis', joinedOn: '2026-09-10', lead: joined.id };
    const { body: made } = await club.admin.post('/student', student);
    await later(89);
    expect([await isThere(left.id), await isThere(closed.id)]).toEqual([true, true]);
    await later(91);
    expect([await isThere(left.id), await isThere(closed.id), await isThere(joined.id)]).toEqual([
      false,
      false,
      true,
    ]);
    for (const line of await logged(closed.id)) expect(line).toMatchObject({ name: null, changes: {} });
    expect((await logged(closed.id)).map(({ verb }) => verb).toSorted()).toEqual([
      'close',
      'create',
      'remove',
    ]);
    // Whoever has joined and was entered by mistake after all is nobody of the club’s.
    await club.admin.remove(`/student/${made.id}`);
    await later(91);
    expect(await isThere(joined.id)).toBe(false);
  });

  it('or sooner, when they ask for it', async () => {
    const { id } = await arrived({ name: 'Zofia Cicha' });
    expect((await club.admin.remove(`/lead/${id}`)).status).toBe(204);
    expect(JSON.stringify(await logged(id))).not.toContain('Cicha');
    expect(await logged(id)).toHaveLength(2);
  });

  it('goes with the student when they are erased', async () => {
    const member = await club.join('odchodzaca', 'Members');
    const { id } = await arrived();
    const student = { firstName: 'Ewa', lastName: 'Lis', joinedOn: '2026-09-10', user: member.id, lead: id };
    expect((await club.admin.post('/student', student)).status).toBe(201);
    expect((await member.post('/authinfo/erasure')).status).toBeLessThan(300);
    await later(31);
    expect(await isThere(id)).toBe(false);
    for (const line of await logged(id)) expect(line.name).toBeNull();
  });
});
