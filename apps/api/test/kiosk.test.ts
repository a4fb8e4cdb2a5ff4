import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, openTestClub, type TestClub } from './support/club.ts';
import { picturesIn } from './support/pictures.ts';
import { type Dojo, openDojo, rowsOf, trainingOn } from './support/schedule.ts';

let club: TestClub;
let dojo: Dojo;
let training: string;
let ola: string;
let count = 0;

const MINUTE = 60_000;

async function plan(more: Record<string, unknown> = {}, day = '2026-11-24'): Promise<string> {
  const { status, body } = await club.admin.post('/training', trainingOn(dojo, day, '18:00', more));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}
const outcome = ({ status, headers }: Answer) => [status, headers['problem-code']];
const marks = async () =>
  rowsOf<Record<string, unknown>>(await club.admin.get(`/presence?training=${training}&size=200`));

/** Another instructor, and the screen by the door that they begin. */
async function open(trainings = [training], pin = '4711') {
  count += 1;
  const owner = await club.join(`sensei${count}`, 'Instructors');
  const begun = await owner.post('/kiosk', { trainings, pin });
  return { owner, begun, screen: screenOf(begun.body.token) };
}

/** Whoever stands before the screen. */
function screenOf(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const { get, post, put, remove } = club.nobody;
  return {
    get: (path: string) => get(path, headers),
    post: (path: string, body?: unknown) => post(path, body, headers),
    put: (path: string, body?: unknown) => put(path, body, headers),
    remove: (path: string) => remove(path, headers),
    say: (student: string, status: 'present' | null, more: object = {}, at = training) =>
      put('/kiosk/presences', { training: at, marks: [{ student, status, ...more }] }, headers),
  };
}

beforeAll(async () => {
  club = await openTestClub();
  await club.travelTo('2026-11-24T12:00:00+01:00');
  dojo = await openDojo(club.admin, 'Dojo Wrzeszcz');
  const { body } = await club.admin.post('/student', {
    ...{ firstName: 'Ola', lastName: 'Żuk', joinedOn: '2020-01-15' },
    email: 'ola@example.org',
  });
  ola = body.id;
});
beforeEach(async () => {
  await club.travelTo('2026-11-24T18:10:00+01:00');
  for (const { id } of rowsOf<{ id: string }>(await club.admin.get('/presence?size=200')))
    await club.admin.remove(`/presence/${id}`);
  training = await plan();
});
afterAll(() => club.close());

describe('a screen by the door', () => {
  test('is begun for trainings of today, by who marks presences, whose session ends there', async () => {
    const { owner, begun } = await open();
    expect([begun.status, begun.body.expiresAt]).toEqual([201, '2026-11-24T23:00:00.000Z']);
    expect((await owner.get('/authinfo/whoami')).status).toBe(401);
    const member = await club.join('czlonkini', 'Members');
    expect((await member.post('/kiosk', { trainings: [training], pin: '4711' })).status).toBe(403);
    const tomorrow = await plan({}, '2026-11-25');
    expect(outcome((await open([training, tomorrow])).begun)).toEqual([409, 'training-not-today']);
    for (const pin of ['471', '1234567', 'abcd', ''])
      expect((await open([training], pin)).begun.status, pin).toBe(400);
  });

  test('shows names, faces, grades and who is here, and nothing else of anybody', async () => {
    const { screen } = await open();
    const { body } = await screen.get('/kiosk');
    expect(body.trainings).toMatchObject([
      { id: training, title: 'Aikido', workplaceName: 'Dojo Wrzeszcz', startsAt: '2026-11-24T17:00:00.000Z' },
    ]);
    const [shown] = body.trainings[0].students.filter(({ student }: { student: string }) => student === ola);
    expect(shown).toEqual({
      student: ola,
      firstName: 'Ola',
      lastName: 'Żuk',
      picture: null,
      grade: null,
      status: null,
    });
  });

  test('shows the faces of those whom it calls, and of nobody else', async () => {
    const draw = (r: number) =>
      sharp({ create: { width: 300, height: 300, channels: 3, background: { r, g: 40, b: 90 } } })
        .jpeg()
        .toBuffer();
    const { body: away } = await club.admin.post('/student', {
      ...{ firstName: 'Antoni', lastName: 'Mazur', joinedOn: '2024-01-15', status: 'suspended' },
    });
    const faces: Record<string, string> = {};
    for (const [id, red] of [
      [ola, 200],
      [away.id, 20],
    ] as const) {
      const set = await picturesIn(club).send(
        club.admin,
        `/student/${id}/picture`,
        await draw(red),
        'image/jpeg',
      );
      expect(set.status, JSON.stringify(set.body)).toBe(200);
      faces[id] = set.body.picture;
    }
    const { screen } = await open();
    const [shown] = (await screen.get('/kiosk')).body.trainings[0].students;
    expect(shown).toMatchObject({ student: ola, picture: faces[ola] });
    const face = (id: string, picture = faces[id]) => screen.get(`/kiosk/picture/${id}/${picture}`);
    const hers = await face(ola);
    expect([hers.status, hers.headers['content-type'], hers.headers['cache-control']]).toEqual([
      ...[200, 'image/webp', 'no-store'],
    ]);
    // Who trains no more stands on no list; and no other picture than the one that she has now is hers.
    expect((await face(away.id)).status).toBe(404);
    expect((await face(ola, faces[away.id])).status).toBe(404);
    expect((await screen.get(`/student/${ola}/picture/${faces[ola]}?size=128`)).status).toBe(401);
    for (const caller of [club.admin, club.nobody])
      expect((await caller.get(`/kiosk/picture/${ola}/${faces[ola]}`)).status).toBe(401);
    await club.admin.remove(`/student/${away.id}`);
    await club.admin.remove(`/student/${ola}/picture`);
  });

  test('marks who stands before it, once, and takes it back', async () => {
    const { screen } = await open();
    for (let times = 0; times < 2; times += 1) expect((await screen.say(ola, 'present')).status).toBe(204);
    expect(await marks()).toMatchObject([
      { student: ola, status: 'present', source: 'kiosk', confirmedBy: null },
    ]);
    expect((await screen.get('/kiosk')).body.trainings[0].students[0].status).toBe('present');
    expect((await screen.say(ola, null)).status).toBe(204);
    expect(await marks()).toEqual([]);
    expect((await screen.say(ola, 'present', { note: 'Korek' })).status).toBe(400);
    expect((await screen.post('/kiosk/leave', { pin: '4711', tries: 0 })).status).toBe(400);
  });

  test('keeps to the rules of own marks, each by when it was said', async () => {
    const { screen } = await open();
    await club.admin.post('/presence', { student: ola, training, status: 'absent' });
    expect(outcome(await screen.say(ola, 'present'))).toEqual([409, 'presence-confirmed']);
    await club.admin.remove(`/presence/${(await marks())[0]?.id}`);
    // Said at 19:00 in the cellar, and sent at 20:00, half an hour after the end.
    await club.travelTo('2026-11-24T20:00:00+01:00');
    expect(outcome(await screen.say(ola, 'present'))).toEqual([409, 'presence-window']);
    expect((await screen.say(ola, 'present', { waited: 60 * MINUTE })).status).toBe(204);
    expect(await marks()).toMatchObject([{ checkedInAt: '2026-11-24T18:00:00.000Z' }]);
  });

  test('opens no other training, and no other call there is', async () => {
    const { screen } = await open();
    const elsewhere = await plan();
    expect((await screen.say(ola, 'present', {}, elsewhere)).status).toBe(403);
    const { body: contract } = await club.nobody.get('/openapi.json');
    const open_: string[] = [];
    let tried = 0;
    for (const [path, verbs] of Object.entries<Record<string, { 'x-access': unknown }>>(contract.paths))
      for (const [verb, { 'x-access': access }] of Object.entries(verbs)) {
        if (access === 'public' || access === 'kiosk') continue;
        tried += 1;
        const url = path.replaceAll(/\{\w+\}/g, training);
        const call = { get: screen.get, post: screen.post, put: screen.put, delete: screen.remove }[verb];
        const answer = await call?.(url, {});
        if (answer?.status !== 401) open_.push(`${verb} ${path}: ${answer?.status}`);
      }
    expect(open_).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  });

  test('is no way in for who is signed in otherwise, or not at all', async () => {
    for (const caller of [club.admin, club.nobody]) {
      expect((await caller.get('/kiosk')).status).toBe(401);
      expect((await caller.post('/kiosk/leave', { pin: '4711' })).status).toBe(401);
    }
  });

  test('ends by its PIN, which helps no more after five that were wrong', async () => {
    const one = await open();
    const wrong = await one.screen.post('/kiosk/leave', { pin: '0000' });
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([400, 'wrong-pin']);
    expect((await one.screen.post('/kiosk/leave', { pin: '4711' })).status).toBe(204);
    expect((await one.screen.get('/kiosk')).status).toBe(401);

    const other = await open();
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => other.screen.post('/kiosk/leave', { pin: '0000' })),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(outcome(await other.screen.post('/kiosk/leave', { pin: '4711' }))).toEqual([409, 'kiosk-locked']);
    expect((await other.screen.say(ola, 'present')).status).toBe(204);
  });

  test('stands among the sessions of who has begun it, and is ended there', async () => {
    const { owner, begun, screen } = await open();
    const again = await club.signIn(`sensei${count}`);
    const { body } = await again.get('/authinfo/sessions');
    expect(body).toMatchObject([{ current: true }, { id: begun.body.id, method: 'kiosk', current: false }]);
    const stranger = await club.join(`obcy${count}`, 'Instructors');
    expect((await stranger.remove(`/authinfo/sessions/${begun.body.id}`)).status).toBe(404);
    expect((await screen.get('/kiosk')).status).toBe(200);
    expect((await again.remove(`/authinfo/sessions/${begun.body.id}`)).status).toBe(204);
    expect((await screen.get('/kiosk')).status).toBe(401);
    expect(owner.id).toBe(again.id);
  });

  test('ends with the day, with the account, and with the right to mark', async () => {
    const { screen } = await open();
    await club.travelTo('2026-11-24T23:59:59+01:00');
    expect((await screen.get('/kiosk')).status).toBe(200);
    await club.travelTo('2026-11-25T00:00:00+01:00');
    expect((await screen.get('/kiosk')).status).toBe(401);
    await club.travelTo('2026-11-24T18:10:00+01:00');

    const blocked = await open();
    const { body: user } = await club.admin.get(`/user/${blocked.owner.id}`);
    await club.admin.put(`/user/${user.id}`, { ...user, enabled: false });
    expect((await blocked.screen.get('/kiosk')).status).toBe(401);

    const demoted = await open();
    const [membership] = rowsOf<{ id: string }>(
      await club.admin.get(`/useringroupright?user=${demoted.owner.id}`),
    );
    await club.admin.remove(`/useringroupright/${membership?.id}`);
    expect((await demoted.screen.get('/kiosk')).status).toBe(401);
  });
});
