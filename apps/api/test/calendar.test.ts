import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, dayOffOn, openDojo, trainingOn } from './support/schedule.ts';

let club: TestClub;
let admin: Caller;
let dojo: Dojo;
const lines: string[] = [];
beforeAll(async () => {
  club = await openTestClub(
    { LOG_LEVEL: 'INFO', CLUB_NAME: 'Aikido Gdańsk', PUBLIC_URL: 'https://klub.example' },
    { write: (line) => lines.push(line) },
  );
  admin = club.admin;
});
afterAll(() => club.close());
beforeEach(async () => {
  await club.travelTo('2026-11-27T12:00:00Z');
  await club.database.pool.query(
    'delete from calendar_feed; delete from presence; delete from training; delete from day_off; delete from guardian; delete from student',
  );
  dojo = { ...(await openDojo(admin, `Dojo ${number}`)), instructor: admin.id };
});

let number = 0;
const join = (...groups: string[]) => {
  number += 1;
  return club.join(`osoba${number}`, ...groups);
};

const choice = { reminder: 'none', withDaysOff: false, withExcused: true };
const ofClub = { about: 'club', student: null, workplace: null, ...choice };
const ofStudent = (student: string) => ({ ...ofClub, about: 'student', student });

async function addFeed(caller: Caller, feed: object = ofClub): Promise<{ id: string; path: string }> {
  const { status, body } = await caller.post('/authinfo/calendar-feeds', feed);
  expect([status, body]).toEqual([201, { id: expect.any(String) }]);
  return { id: body.id, path: await pathOf(caller, body.id) };
}

async function pathOf(caller: Caller, id: string): Promise<string> {
  const { body } = await caller.get(`/authinfo/calendar-feeds/${id}/address`);
  expect(body.address).toMatch(/^https:\/\/klub\.example\/api\/calendar\/[\w-]{43}\.ics$/);
  return body.address.slice('https://klub.example/api'.length);
}

const read = (path: string, headers?: Record<string, string>): Promise<Answer> =>
  club.nobody.get(path, headers);

const parse = (text: string) => new ICAL.Component(ICAL.parse(text));

async function eventsAt(path: string): Promise<ICAL.Event[]> {
  const { status, body } = await read(path);
  expect(status).toBe(200);
  const events = parse(body)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
  // Two parsers find the same.
  const again = Object.values(nodeIcal.parseICS(body)).filter((part) => part?.type === 'VEVENT');
  expect(again.map((event) => event && 'uid' in event && event.uid).sort()).toEqual(
    events.map(({ uid }) => uid).sort(),
  );
  return events;
}
const titlesAt = async (path: string) => (await eventsAt(path)).map(({ summary }) => summary);

async function plan(day: string, more: Record<string, unknown> = {}, time = '18:00'): Promise<string> {
  const { status, body } = await admin.post('/training', trainingOn(dojo, day, time, more));
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.id;
}

async function addStudent(more: object = {}): Promise<string> {
  const student = { firstName: 'Ola', lastName: 'Żuk', joinedOn: '2025-09-01', section: 'adult', ...more };
  const { status, body } = await admin.post('/student', student);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.id;
}

async function change(path: string, values: object): Promise<Answer> {
  const { body } = await admin.get(path);
  return admin.put(path, { ...body, ...values });
}

const addChild = (guardian: Caller, more: object = {}) =>
  addStudent({
    firstName: 'Zosia',
    section: 'kids',
    birthDate: '2016-05-01',
    guardians: [{ name: 'Mama', phone: '+48600100200', consentOn: '2025-09-01', user: guardian.id }],
    ...more,
  });

describe('what a feed has', () => {
  it('of the club: all from four weeks ago to what is planned last', async () => {
    await plan('2026-10-29', { title: 'Za dawno' });
    await plan('2026-10-30', { title: 'Cztery tygodnie temu' });
    await plan('2027-06-30', { title: 'Ostatni' });
    const { path } = await addFeed(await join('Members'));
    expect(await titlesAt(path)).toEqual(['Cztery tygodnie temu', 'Ostatni']);
    const { headers, body } = await read(path);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(body).toMatch(/\r\nNAME:Aikido Gdańsk\r\n/);
  });

  it('of a place: what is held there', async () => {
    const other = await openDojo(admin, 'Inna sala');
    await plan('2026-12-01', { title: 'Tutaj' });
    await plan('2026-12-01', { title: 'Gdzie indziej', workplace: other.workplace });
    const { path } = await addFeed(await join('Members'), {
      ...ofClub,
      about: 'workplace',
      workplace: other.workplace,
    });
    expect(await titlesAt(path)).toEqual(['Gdzie indziej']);
  });

  it('of who leads: what they lead, as a user and as a student', async () => {
    const sensei = await join('Instructors');
    const student = await addStudent({ user: sensei.id });
    await plan('2026-12-01', { title: 'Jako użytkownik', instructor: sensei.id });
    await plan('2026-12-02', { title: 'Jako ćwiczący', instructor: student });
    await plan('2026-12-03', { title: 'Kogoś innego' });
    const { path } = await addFeed(sensei, { ...ofClub, about: 'led' });
    expect(await titlesAt(path)).toEqual(['Jako użytkownik', 'Jako ćwiczący']);
  });

  it('of a child: what is meant for its section, and what it is signed up for', async () => {
    const mother = await join('Members');
    const child = await addChild(mother);
    await plan('2026-12-01', { title: 'Dzieci', section: 'kids' });
    await plan('2026-12-02', { title: 'Dorośli', section: 'adult' });
    await plan('2026-12-03', { title: 'Dla wszystkich' });
    const { path } = await addFeed(mother, ofStudent(child));
    expect(await titlesAt(path)).toEqual(['Dzieci', 'Dla wszystkich']);
    expect((await read(path)).body).toMatch(/\r\nNAME:Aikido Gdańsk: Zosia Żuk\r\n/);
  });

  it('of who has left: nothing that is to come', async () => {
    const member = await join('Members');
    const student = await addStudent({ user: member.id });
    await plan('2026-12-01');
    const { path } = await addFeed(member, ofStudent(student));
    expect(await titlesAt(path)).toEqual(['Aikido']);
    await change(`/student/${student}`, { status: 'left', leftOn: '2026-11-27' });
    expect(await titlesAt(path)).toEqual([]);
  });

  it('an answer stands in it; what somebody is excused from leaves the time free, or is left out', async () => {
    const member = await join('Members');
    const student = await addStudent({ user: member.id });
    const training = await plan('2026-12-01');
    await member.post('/presence', { student, training, status: 'excused' });
    const { id, path } = await addFeed(member, ofStudent(student));
    const [event] = await eventsAt(path);
    expect(event?.description).toContain('Obecność: zgłoszona nieobecność');
    expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    const without = { ...choice, withExcused: false };
    expect((await member.put(`/authinfo/calendar-feeds/${id}`, without)).status).toBe(204);
    expect(await titlesAt(path)).toEqual([]);
  });

  it('days off, where they are wanted', async () => {
    await admin.post('/day-off', dayOffOn('2026-12-24', '2026-12-26', { name: 'Święta' }));
    const member = await join('Members');
    const { id, path } = await addFeed(member);
    expect(await titlesAt(path)).toEqual([]);
    await member.put(`/authinfo/calendar-feeds/${id}`, { ...choice, withDaysOff: true });
    const [event] = await eventsAt(path);
    expect([event?.summary, event?.startDate.toString(), event?.endDate.toString()]).toEqual([
      'Dzień wolny: Święta',
      '2026-12-24',
      '2026-12-27',
    ]);
  });

  it('a training keeps its UID and grows in SEQUENCE with each change (RFC 5545 §3.8.4.7, §3.8.7.4), alike in all feeds', async () => {
    const training = await plan('2026-12-01');
    const member = await join('Members');
    const [mine, another] = [await addFeed(member), await addFeed(admin)];
    const [before] = await eventsAt(mine.path);
    expect((await admin.post(`/training/${training}/cancel`, { reason: 'Awaria' })).status).toBe(200);
    const [after] = await eventsAt(mine.path);
    expect([after?.uid, (await eventsAt(another.path))[0]?.uid]).toEqual([before?.uid, before?.uid]);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
    expect(after?.summary).toBe('Odwołany: Aikido');
    expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(after?.description).toContain('Powód: Awaria');
  });
});

describe('local time (RFC 5545 §3.3.5)', () => {
  const begins = async (day: string, time: string, startsAt?: string) => {
    const endsAt = startsAt && new Date(Date.parse(startsAt) + 3_600_000).toISOString();
    await plan(day, startsAt ? { startsAt, endsAt } : {}, time);
    const { path } = await addFeed(await join('Members'));
    const { body } = await read(path);
    const [zone] = parse(body).getAllSubcomponents('vtimezone');
    const [event] = parse(body).getAllSubcomponents('vevent');
    ICAL.TimezoneService.reset();
    if (zone) ICAL.TimezoneService.register(zone);
    const start = event?.getFirstPropertyValue('dtstart') as ICAL.Time;
    return [/BEGIN:VEVENT.*?\r\nDTSTART([^\r]*)/s.exec(body)?.[1], start.toJSDate().toISOString()];
  };

  it('18:00 is 18:00 on both days on which the clocks change', async () => {
    await club.travelTo('2026-10-01T12:00:00Z');
    expect(await begins('2026-10-25', '18:00')).toEqual([
      ';TZID=Europe/Warsaw:20261025T180000',
      '2026-10-25T17:00:00.000Z',
    ]);
    await club.database.pool.query('delete from training');
    expect(await begins('2027-03-28', '18:00')).toEqual([
      ';TZID=Europe/Warsaw:20270328T180000',
      '2027-03-28T16:00:00.000Z',
    ]);
  });

  it('02:30 that there is not in spring is 03:30; of the two in autumn the first is local, the second in UTC', async () => {
    await club.travelTo('2026-10-01T12:00:00Z');
    expect(await begins('2027-03-28', '02:30')).toEqual([
      ';TZID=Europe/Warsaw:20270328T033000',
      '2027-03-28T01:30:00.000Z',
    ]);
    await club.database.pool.query('delete from training');
    expect((await begins('2026-10-25', '02:30'))[0]).toBe(';TZID=Europe/Warsaw:20261025T023000');
    await club.database.pool.query('delete from training');
    expect(await begins('2026-10-25', '02:30', '2026-10-25T01:30:00Z')).toEqual([
      ':20261025T013000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
  });
});

describe('who reads', () => {
  const isGone = async (path: string) => {
    const { status, body, headers } = await read(path);
    const strange = await read(`/calendar/${'a'.repeat(43)}.ics`);
    expect([status, body]).toEqual([404, { ...strange.body, requestId: expect.any(String) }]);
    expect(headers.etag).toBeUndefined();
  };

  it('nobody at an address that never was, whatever it looks like', async () => {
    for (const path of [
      `/calendar/${'a'.repeat(43)}.ics`,
      '/calendar/x.ics',
      '/calendar/%00.ics',
      '/calendar/x',
    ])
      expect((await read(path)).status, path).toBe(404);
  });

  it('nobody any more at the address before, once it is renewed or taken back', async () => {
    const member = await join('Members');
    const { id, path } = await addFeed(member);
    expect((await member.post(`/authinfo/calendar-feeds/${id}/renew`)).status).toBe(204);
    await isGone(path);
    const renewed = await pathOf(member, id);
    expect(renewed).not.toBe(path);
    expect((await read(renewed)).status).toBe(200);
    expect((await member.remove(`/authinfo/calendar-feeds/${id}`)).status).toBe(204);
    await isGone(renewed);
  });

  it('nobody while its owner is blocked', async () => {
    const member = await join('Members');
    const { path } = await addFeed(member);
    expect((await change(`/user/${member.id}`, { status: 'blocked' })).status).toBe(200);
    await isGone(path);
  });

  it('nobody once its owner has lost the right to read trainings', async () => {
    const member = await join('Members');
    const { path } = await addFeed(member);
    expect((await read(path)).status).toBe(200);
    const { body } = await admin.get(`/useringroupright?user=${member.id}`);
    for (const { id } of body._embedded.results) await admin.remove(`/useringroupright/${id}`);
    await isGone(path);
    expect((await member.post('/authinfo/calendar-feeds', ofClub)).status).toBe(403);
  });

  it('nobody of a child that is not its owner’s any more', async () => {
    const mother = await join('Members');
    const child = await addChild(mother);
    await admin.post('/guardian', {
      student: child,
      name: 'Tata',
      phone: '+48600100201',
      consentOn: '2025-09-01',
    });
    const { path } = await addFeed(mother, ofStudent(child));
    expect((await read(path)).status).toBe(200);
    const { body } = await admin.get(`/guardian?student=${child}`);
    const [hers] = body._embedded.results.filter(({ user }: { user: string }) => user === mother.id);
    expect((await admin.remove(`/guardian/${hers.id}`)).status).toBe(204);
    await isGone(path);
    const { body: listed } = await mother.get('/authinfo/calendar-feeds');
    expect(listed.feeds).toMatchObject([{ active: false, studentName: 'Zosia Żuk' }]);
  });

  it('nobody of a child from its 18th birthday on, unless it lets them', async () => {
    const mother = await join('Members');
    const child = await addChild(mother, { birthDate: '2008-11-28' });
    const { path } = await addFeed(mother, ofStudent(child));
    expect((await read(path)).status).toBe(200);
    await club.travelTo('2026-11-28T12:00:00Z');
    await isGone(path);
    await club.database.pool.query(`update student set guardian_access_on = '2026-11-28' where id = $1`, [
      child,
    ]);
    expect((await read(path)).status).toBe(200);
  });

  it('nobody of who must have a second factor, before they have one; of members as before', async () => {
    const member = await join('Members');
    const [theirs, ours] = [await addFeed(member), await addFeed(admin)];
    const url = String(club.database.pool.options.connectionString);
    const strict = await openTestClub({ REQUIRE_SECOND_FACTOR: '1' }, undefined, url);
    const statusAt = async ({ path }: { path: string }) => (await strict.nobody.get(path)).status;
    expect([await statusAt(theirs), await statusAt(ours)]).toEqual([200, 404]);
    const since = (moment: string) =>
      `update "user" set second_factor_since = ${moment} where id = '${admin.id}'`;
    await club.database.pool.query(since('now()'));
    expect(await statusAt(ours)).toBe(200);
    await club.database.pool.query(since('null'));
    await strict.close();
  });

  it('only its owner sees, changes, renews or takes back a feed; no list has its address', async () => {
    const member = await join('Members');
    const { id, path } = await addFeed(member);
    for (const other of [admin, await join('Instructors')]) {
      expect((await other.get('/authinfo/calendar-feeds')).body).toEqual({ feeds: [] });
      const at = `/authinfo/calendar-feeds/${id}`;
      expect((await other.get(`${at}/address`)).status).toBe(404);
      expect((await other.put(at, choice)).status).toBe(404);
      expect((await other.post(`${at}/renew`)).status).toBe(404);
      expect((await other.remove(at)).status).toBe(404);
    }
    const listed = await member.get('/authinfo/calendar-feeds');
    const token = path.slice('/calendar/'.length, -'.ics'.length);
    expect(listed.body.feeds).toMatchObject([{ id, about: 'club', active: true }]);
    expect(JSON.stringify(listed.body)).not.toContain(token);
    expect(lines.join('')).not.toContain(token);
    expect(lines.join('')).toContain('"path":"/api/calendar/:token.ics"');
    const { rows } = await club.database.pool.query('select to_jsonb(f)::text as row from calendar_feed f');
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(token);
    const { body } = await admin.get('/audit-log?size=200');
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('nobody makes one for a child of others, or for a place that there is not', async () => {
    const child = await addChild(await join('Members'));
    const member = await join('Members');
    const wrong = async (feed: object) => {
      const { status, body } = await member.post('/authinfo/calendar-feeds', { ...ofClub, ...feed });
      return [status, body.errors?.map(({ field, code }: Record<string, string>) => `${field} ${code}`)];
    };
    const none = '00000000-0000-7000-8000-000000000000';
    expect(await wrong(ofStudent(child))).toEqual([400, ['student no-such-reference']]);
    expect(await wrong({ about: 'student' })).toEqual([400, ['student required']]);
    expect(await wrong({ student: child })).toEqual([400, ['student not-allowed']]);
    expect(await wrong({ about: 'workplace', workplace: none })).toEqual([
      400,
      ['workplace no-such-reference'],
    ]);
  });

  it('somebody has twenty at most', async () => {
    const member = await join('Members');
    for (let made = 0; made < 20; made += 1) await addFeed(member);
    const { status, body } = await member.post('/authinfo/calendar-feeds', ofClub);
    expect([status, body]).toEqual([409, expect.stringContaining('20')]);
  });

  it('the address of a club with another key goes on, and is not shown', async () => {
    const member = await join('Members');
    const { id, path } = await addFeed(member);
    await club.database.pool.query(
      `update calendar_feed set token_sealed = 'sealed:' || repeat('A', 80) where id = $1`,
      [id],
    );
    expect((await read(path)).status).toBe(200);
    expect((await member.get(`/authinfo/calendar-feeds/${id}/address`)).status).toBe(409);
    await member.post(`/authinfo/calendar-feeds/${id}/renew`);
    expect(await pathOf(member, id)).not.toBe(path);
  });
});

describe('a program that asks again (RFC 9110 §13)', () => {
  it('is told that nothing has changed, and gets all where something has', async () => {
    const training = await plan('2026-12-01');
    const { path } = await addFeed(await join('Members'));
    const first = await read(path);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const [etag, since] = [String(first.headers.etag), String(first.headers['last-modified'])];
    for (const headers of [
      { 'if-none-match': etag },
      { 'if-none-match': `"x", ${etag}` },
      { 'if-modified-since': since },
    ])
      expect(await read(path, headers)).toMatchObject({ status: 304, body: '' });
    await admin.remove(`/training/${training}`);
    // Within the same second: a program that knows but the time hears of it too.
    expect((await read(path, { 'if-modified-since': since })).status).toBe(200);
    expect((await read(path, { 'if-none-match': etag })).status).toBe(200);
  });

  it.each([
    ['a training', (id: string) => change(`/training/${id}`, { title: 'Inny' })],
    ['its place', () => change(`/workplace/${dojo.workplace}`, { room: 'Sala B' })],
  ])('gets it anew when %s changes', async (_, doChange) => {
    const training = await plan('2026-12-01');
    const { path } = await addFeed(await join('Members'));
    const etag = String((await read(path)).headers.etag);
    expect((await doChange(training)).status).toBe(200);
    expect((await read(path, { 'if-none-match': etag })).status).toBe(200);
  });

  it('is known to its owner, to the hour', async () => {
    const member = await join('Members');
    const { path } = await addFeed(member);
    const readAt = async () => (await member.get('/authinfo/calendar-feeds')).body.feeds[0].readAt;
    expect(await readAt()).toBeNull();
    await read(path);
    await club.travelTo('2026-11-27T12:30:00Z');
    await read(path);
    expect(await readAt()).toBe('2026-11-27T12:00:00.000Z');
    await club.travelTo('2026-11-27T13:30:00Z');
    await read(path);
    expect(await readAt()).toBe('2026-11-27T13:30:00.000Z');
  });
});

describe('one training', () => {
  it('is given as a file, with a name that any system takes', async () => {
    const training = await plan('2026-12-01', { title: 'Zajęcia łączone: „jo”/bokken' });
    const member = await join('Members');
    const { status, headers, body } = await member.get(`/training/${training}/calendar`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="2026-12-01 Zajecia laczone jobokken.ics"; filename*=UTF-8''2026-12-01%20Zaj%C4%99cia%20%C5%82%C4%85czone%3A%20%E2%80%9Ejo%E2%80%9D%2Fbokken.ics`,
    );
    expect(parse(body).getAllSubcomponents('vevent')).toHaveLength(1);
    expect(body).toContain(`UID:${training}`);
  });

  it('is given to whoever may read it, and to nobody else', async () => {
    const training = await plan('2026-12-01');
    expect((await club.nobody.get(`/training/${training}/calendar`)).status).toBe(401);
    expect((await (await join()).get(`/training/${training}/calendar`)).status).toBe(403);
    const none = '00000000-0000-7000-8000-000000000000';
    expect((await admin.get(`/training/${none}/calendar`)).status).toBe(404);
  });
});
