import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, openDojo, rowsOf, trainingOn } from './support/schedule.ts';

let club: TestClub;
let instructor: Caller;
let member: Caller;
let parent: Caller;
let dojo: Dojo;
let training: string;
/** Ola herself, and the two children of a parent who doesn’t train. */
let ola: string;
let children: [string, string];

/** A step of the code begins at each full minute. */
const BEGIN = '2026-11-24T18:10:00+01:00';
const later = (seconds: number) => club.travelTo(new Date(Date.parse(BEGIN) + seconds * 1_000).toISOString());

async function plan(more: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await club.admin.post('/training', trainingOn(dojo, '2026-11-24', '18:00', more));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}
const shown = async (of = training): Promise<{ code: string; nextIn: number }> =>
  (await instructor.get(`/training/${of}/check-in-code`)).body;
const scan = (code: string, at = training, caller = club.nobody) =>
  caller.post('/check-in/admission', { training: at, code });
const admitted = async () => (await scan((await shown()).code)).body.admission as string;
const checkIn = (student: string, admission: string, caller = member, at = training) =>
  caller.put(`/training/${at}/check-in`, { student, admission });
const outcome = ({ status, headers }: Answer) => [status, headers['problem-code']];
const marks = async () =>
  rowsOf<Record<string, unknown>>(await club.admin.get(`/presence?training=${training}&size=200`));

beforeAll(async () => {
  club = await openTestClub();
  await club.travelTo('2026-11-24T12:00:00+01:00');
  instructor = await club.join('sensei', 'Instructors');
  member = await club.join('ola', 'Members');
  parent = await club.join('rodzic', 'Members');
  dojo = await openDojo(club.admin, 'Dojo Wrzeszcz');
  const add = async (firstName: string, more: object) =>
    (await club.admin.post('/student', { firstName, lastName: 'Żuk', joinedOn: '2020-01-15', ...more })).body
      .id as string;
  ola = await add('Ola', { user: member.id });
  children = [
    await add('Antoś', { birthDate: '2016-05-01', ...guardian() }),
    await add('Zosia', { birthDate: '2014-05-01', ...guardian() }),
  ];
});
beforeEach(async () => {
  await later(0);
  // They are in one place at a time.
  for (const { id } of rowsOf<{ id: string }>(await club.admin.get('/presence?size=200')))
    await club.admin.remove(`/presence/${id}`);
  training = await plan();
});
afterAll(() => club.close());

/** Whom a minor is added with. */
const guardian = () => ({ guardians: [{ name: 'Rodzic Żuk', user: parent.id }] });

describe('the code at the door', () => {
  test('is another every 20 seconds, at each training, and the same for whoever asks meanwhile', async () => {
    const first = await shown();
    expect(first.nextIn).toBe(20_000);
    await later(19);
    expect(await shown()).toEqual({ code: first.code, nextIn: 1_000 });
    await later(20);
    const second = await shown();
    expect(second.code).not.toBe(first.code);
    expect((await shown(await plan())).code).not.toBe(second.code);
  });

  test('is taken while it is shown and 20 seconds longer, by the clock of the server', async () => {
    await later(20);
    const { code } = await shown();
    // The step before it is on the screen: −1, 0, +1, and then no more.
    await later(19);
    expect(outcome(await scan(code))).toEqual([409, 'check-in-code-wrong']);
    for (const seconds of [20, 39, 40, 59]) {
      await later(seconds);
      expect((await scan(code)).status, `${seconds} s`).toBe(200);
    }
    await later(60);
    const late = await scan(code);
    expect(outcome(late)).toEqual([409, 'check-in-code-spent']);
    expect(late.body).toContain('Zeskanuj go jeszcze raz');
  });

  test('opens no other training, and is shown to nobody who marks no presences', async () => {
    const { code } = await shown();
    expect(outcome(await scan(code, await plan()))).toEqual([409, 'check-in-code-wrong']);
    expect((await member.get(`/training/${training}/check-in-code`)).status).toBe(403);
    expect((await club.nobody.get(`/training/${training}/check-in-code`)).status).toBe(401);
  });

  test('that is guessed slows the guesser; one that has run out does not', async () => {
    const { code } = await shown();
    await later(120);
    for (let tries = 0; tries < 8; tries += 1)
      expect(outcome(await scan(code))).toEqual([409, 'check-in-code-spent']);
    for (let tries = 0; tries < 5; tries += 1)
      expect(outcome(await scan('AAAAAAAAAAAAAA'))).toEqual([409, 'check-in-code-wrong']);
    expect((await scan('AAAAAAAAAAAAAA')).status).toBe(429);
  });
});

describe('whoever has scanned it', () => {
  test('is here with one call, once, and hears nothing of the second time', async () => {
    const admission = await admitted();
    const { status, body } = await checkIn(ola, admission);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      status: 'present',
      source: 'qr',
      confirmedBy: null,
      checkedInAt: '2026-11-24T17:10:00.000Z',
    });
    expect((await checkIn(ola, admission)).body).toEqual(body);
    expect(await marks()).toHaveLength(1);
  });

  test('has ten minutes to sign in, and no second more', async () => {
    const admission = await admitted();
    await later(599);
    expect((await checkIn(ola, admission)).status).toBe(200);
    await later(600);
    expect(outcome(await checkIn(ola, admission))).toEqual([409, 'admission-spent']);
  });

  test('gets in nowhere else by it, and by none that they made up', async () => {
    const admission = await admitted();
    const elsewhere = await plan({
      startsAt: '2026-11-24T20:00:00+01:00',
      endsAt: '2026-11-24T21:00:00+01:00',
    });
    expect(outcome(await checkIn(ola, admission, member, elsewhere))).toEqual([409, 'admission-spent']);
    const [time = '', seal = ''] = admission.split('.');
    const longer = (Number.parseInt(time, 36) + 3_600_000).toString(36);
    for (const made of [`${longer}.${seal}`, `${time}.${'A'.repeat(43)}`, time, '', 'ż.ż'])
      expect(outcome(await checkIn(ola, made)), made).toEqual([409, 'admission-spent']);
    expect((await checkIn(ola, admission, club.nobody)).status).toBe(401);
  });

  test('checks in each of their children, and nobody else’s', async () => {
    const admission = await admitted();
    for (const child of children) expect((await checkIn(child, admission, parent)).status).toBe(200);
    expect((await checkIn(ola, admission, parent)).status).toBe(403);
    // Who teaches checks in as everybody does.
    expect((await checkIn(ola, admission, instructor)).status).toBe(403);
    expect((await marks()).map(({ student }) => student).toSorted()).toEqual(children.toSorted());
  });

  test('keeps to the time, the places and the groups of own marks', async () => {
    const refused = async (more: Record<string, unknown>) => {
      training = await plan(more);
      return outcome(await checkIn(ola, await admitted()));
    };
    const at = (from: string, to: string) => ({
      startsAt: `2026-11-24T${from}:00+01:00`,
      endsAt: `2026-11-24T${to}:00+01:00`,
    });
    expect(await refused(at('18:41', '20:00'))).toEqual([409, 'presence-window']);
    expect(await refused(at('17:00', '17:59'))).toEqual([409, 'presence-window']);
    expect(await refused({ section: 'kids' })).toEqual([409, 'training-other-section']);
    training = await plan({ capacity: 1 });
    expect((await checkIn(children[0], await admitted(), parent)).status).toBe(200);
    expect(outcome(await checkIn(ola, await admitted()))).toEqual([409, 'training-full']);
    training = await plan();
    await club.admin.post('/presence', { student: ola, training, status: 'absent' });
    expect(outcome(await checkIn(ola, await admitted()))).toEqual([409, 'presence-confirmed']);
  });

  test('takes it back while they may, as whatever they say of themselves', async () => {
    await checkIn(ola, await admitted());
    const undone = await member.put(`/training/${training}/presences`, [{ student: ola, status: null }]);
    expect([undone.status, await marks()]).toEqual([200, []]);
  });
});
