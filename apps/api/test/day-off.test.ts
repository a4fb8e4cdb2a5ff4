import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, dayOffOn, openDojo, rowsOf, trainingOn, travel } from './support/schedule.ts';

let club: TestClub;
let admin: Caller;
let member: Caller;
let instructor: Caller;
let wrzeszcz: Dojo;
let oliwa: Dojo;
beforeAll(async () => {
  club = await openTestClub();
  await club.join('ola', 'Members');
  await club.join('marek', 'Instructors');
  admin = await travel(club, '2026-11-20', '12:00');
  member = await club.signIn('ola');
  instructor = await club.signIn('marek');
  wrzeszcz = await openDojo(admin, 'Dojo Wrzeszcz');
  oliwa = await openDojo(admin, 'Dojo Oliwa');
});
afterAll(() => club.close());
afterEach(() => clear());

const clear = () =>
  club.database.pool.query(
    'delete from presence; delete from training; delete from training_series; delete from day_off',
  );

interface Training {
  id: string;
  startsAt: string;
  state: string;
  cancelReason: string | null;
  dayOff: string | null;
  version: number;
}

async function plan(day: string, time?: string, more?: Record<string, unknown>): Promise<string> {
  const answer = await admin.post('/training', trainingOn(wrzeszcz, day, time, more));
  expect(answer.body, 'planned').toMatchObject({ state: 'planned' });
  return answer.body.id;
}

async function takeOff(dateFrom: string, dateTo?: string, more?: Record<string, unknown>): Promise<string> {
  const answer = await admin.post('/day-off', dayOffOn(dateFrom, dateTo, more));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

const training = async (id: string): Promise<Training> => (await admin.get(`/training/${id}`)).body;
const trainingOfDay = async (series: string, day: string) =>
  rowsOf<Training & { seriesDay: string }>(await admin.get(`/training?series=${series}&size=200`)).find(
    ({ seriesDay }) => seriesDay === day,
  );
const everyTraining = async () => rowsOf<Training>(await admin.get('/training?size=200'));

describe('a new day off', () => {
  it('cancels the trainings it covers, and says why', async () => {
    const before = await plan('2026-12-23');
    const covered = [await plan('2026-12-24', '00:00'), await plan('2026-12-26', '23:45')];
    const after = await plan('2026-12-27', '00:00');
    const answer = await admin.post('/day-off', dayOffOn('2026-12-24', '2026-12-26', { name: 'Święta' }));
    expect(answer.body).toMatchObject({ name: 'Święta', cancelledCount: 2, workplaceName: null });
    for (const id of covered)
      expect(await training(id)).toMatchObject({
        state: 'cancelled',
        cancelReason: 'Święta',
        dayOff: answer.body.id,
      });
    for (const id of [before, after])
      expect(await training(id)).toMatchObject({ state: 'planned', version: 1 });
  });

  it('of one place, or of one section, leaves the others alone', async () => {
    const here = await plan('2026-12-01');
    const there = await plan('2026-12-01', '18:00', { ...oliwa });
    const kids = await plan('2026-12-02', '16:00', { section: 'kids' });
    const adults = await plan('2026-12-02', '18:00', { section: 'adult' });
    const everybody = await plan('2026-12-02', '20:00');
    await takeOff('2026-12-01', undefined, { workplace: wrzeszcz.workplace });
    await takeOff('2026-12-02', undefined, { section: 'kids' });
    const states = await Promise.all([here, there, kids, adults, everybody].map(training));
    expect(states.map(({ state }) => state)).toEqual([
      'cancelled',
      'planned',
      'cancelled',
      'planned',
      'planned',
    ]);
  });

  it('on a holiday leaves seminars and exams; a closure takes them too', async () => {
    const seminar = await plan('2026-12-25', '10:00', { kind: 'seminar' });
    const exam = await plan('2026-12-25', '15:00', { kind: 'exam' });
    await takeOff('2026-12-25', undefined, { kind: 'publicHoliday' });
    expect((await training(seminar)).state).toBe('planned');
    expect((await training(exam)).state).toBe('planned');
    await takeOff('2026-12-25', undefined, { kind: 'closure', name: 'Malowanie' });
    expect(await training(seminar)).toMatchObject({ state: 'cancelled', cancelReason: 'Malowanie' });
  });

  it('also cancels what was planned in the past, but never what was held', async () => {
    const held = await plan('2026-11-10', '18:00');
    await admin.post(`/training/${held}/hold`);
    const missed = await plan('2026-11-10', '16:00');
    await admin.post(`/training/${missed}/not-held`);
    const forgotten = await plan('2026-11-10', '20:00');
    await takeOff('2026-11-10');
    const states = await Promise.all([held, missed, forgotten].map(training));
    expect(states.map(({ state }) => state)).toEqual(['held', 'notHeld', 'cancelled']);
  });

  it('leaves what it has cancelled open to corrections', async () => {
    const id = await plan('2026-12-24');
    await takeOff('2026-12-24');
    const cancelled = await training(id);
    const { status, body } = await admin.put(`/training/${id}`, { ...cancelled, note: 'Klucz u Marka' });
    expect([status, body.errors ?? body]).toMatchObject([200, { state: 'cancelled', note: 'Klucz u Marka' }]);
  });

  it('does not end before it begins', async () => {
    const answer = await admin.post('/day-off', dayOffOn('2026-12-26', '2026-12-24'));
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field: 'dateTo', code: 'wrong-order' }]);
    const { body } = await admin.post('/day-off', dayOffOn('2026-12-26'));
    const turned = await admin.put(`/day-off/${body.id}`, { ...body, dateTo: '2026-12-25' });
    expect(turned.body.errors).toMatchObject([{ field: 'dateTo', code: 'wrong-order' }]);
  });
});

describe('removing a day off', () => {
  it('gives back just what it took', async () => {
    const byHand = await plan('2026-12-24', '16:00');
    await admin.post(`/training/${byHand}/cancel`, { reason: 'Choroba' });
    const taken = await plan('2026-12-24', '18:00');
    const free = await plan('2026-12-28');
    const id = await takeOff('2026-12-24');
    expect((await admin.remove(`/day-off/${id}`)).status).toBe(204);
    expect(await training(byHand)).toMatchObject({ state: 'cancelled', cancelReason: 'Choroba' });
    expect(await training(taken)).toMatchObject({ state: 'planned', cancelReason: null, dayOff: null });
    expect(await training(free)).toMatchObject({ state: 'planned', version: 1 });
  });

  it('leaves to another day off what that one covers as well', async () => {
    const id = await plan('2026-12-25');
    const holiday = await takeOff('2026-12-25', undefined, { name: 'Boże Narodzenie' });
    const school = await takeOff('2026-12-21', '2027-01-03', { name: 'Przerwa świąteczna' });
    expect((await training(id)).dayOff).toBe(holiday);
    await admin.remove(`/day-off/${holiday}`);
    expect(await training(id)).toMatchObject({
      state: 'cancelled',
      dayOff: school,
      cancelReason: 'Przerwa świąteczna',
    });
    await admin.remove(`/day-off/${school}`);
    expect((await training(id)).state).toBe('planned');
  });

  it('does not bring back what was then cancelled by hand', async () => {
    const id = await plan('2026-12-24');
    const off = await takeOff('2026-12-24');
    await admin.post(`/training/${id}/cancel`, { reason: 'I tak nas nie ma' });
    await admin.remove(`/day-off/${off}`);
    expect(await training(id)).toMatchObject({ state: 'cancelled', cancelReason: 'I tak nas nie ma' });
  });
});

describe('changing a day off', () => {
  it('gives back the days it no longer has, takes the new ones, and renames', async () => {
    const [first, second, third] = [
      await plan('2026-12-01'),
      await plan('2026-12-02'),
      await plan('2026-12-03'),
    ];
    const { body } = await admin.post('/day-off', dayOffOn('2026-12-01', '2026-12-02', { name: 'Remont' }));
    const changed = await admin.put(`/day-off/${body.id}`, {
      ...body,
      name: 'Remont sali',
      dateFrom: '2026-12-02',
      dateTo: '2026-12-03',
    });
    expect(changed.body.cancelledCount).toBe(2);
    expect((await training(first)).state).toBe('planned');
    for (const id of [second, third])
      expect(await training(id)).toMatchObject({ state: 'cancelled', cancelReason: 'Remont sali' });
  });
});

describe('a day off that a series had skipped', () => {
  /** Every evening from the 1st to the 10th of December. */
  const everyEvening = {
    title: 'Poranne',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    localTime: '18:00',
    durationMinutes: 90,
    dateFrom: '2026-12-01',
    dateTo: '2026-12-10',
  };
  const start = async (more?: object) => {
    const { status, body } = await admin.post('/training-series', { ...everyEvening, ...wrzeszcz, ...more });
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const missingOf = async (series: string) => {
    const days = rowsOf<{ seriesDay: string }>(await admin.get(`/training?series=${series}&size=200`));
    const made = new Set(days.map(({ seriesDay }) => seriesDay));
    return Array.from({ length: 10 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`)
      .filter((day) => !made.has(day))
      .map((day) => day.slice(8));
  };

  it('gives it the trainings when it is removed, as if it had cancelled them', async () => {
    const off = await takeOff('2026-12-03', '2026-12-04');
    const series = await start({ capacity: 20, note: 'Weźcie jo' });
    expect([series.trainingCount, series.skippedCount]).toEqual([8, 2]);
    expect((await admin.remove(`/day-off/${off}`)).status).toBe(204);
    expect(await missingOf(series.id)).toEqual([]);
    expect((await admin.get(`/training-series/${series.id}`)).body).toMatchObject({
      version: 1,
      trainingCount: 10,
      skippedCount: 0,
    });
    const made = await trainingOfDay(series.id, '2026-12-03');
    expect(made).toMatchObject({
      state: 'planned',
      startsAt: '2026-12-03T17:00:00.000Z',
      endsAt: '2026-12-03T18:30:00.000Z',
      capacity: 20,
      note: 'Weźcie jo',
      detached: false,
    });
  });

  it('gives it those which it leaves when it is shortened, moved or narrowed, and the preview says so', async () => {
    const off = await takeOff('2026-12-03', '2026-12-06');
    const series = await start();
    expect(await missingOf(series.id)).toEqual(['03', '04', '05', '06']);
    const change = async (values: object) => {
      const sketch = { id: off, kind: 'closure', dateFrom: '2026-12-04', dateTo: '2026-12-06', ...values };
      const { body: preview } = await admin.post('/day-off/preview', sketch);
      const { id: _, ...body } = sketch;
      const { status } = await admin.put(`/day-off/${off}`, { name: 'Remont sali', ...body });
      expect(status).toBe(200);
      return preview.restored.map(({ startsAt }: Training) => startsAt.slice(8, 10));
    };
    expect(await change({})).toEqual(['03']);
    expect(await missingOf(series.id)).toEqual(['04', '05', '06']);
    expect(await change({ dateFrom: '2026-12-06', dateTo: '2026-12-08' })).toEqual(['04', '05']);
    expect(await missingOf(series.id)).toEqual(['06']);
    expect(await change({ dateFrom: '2026-12-06', dateTo: '2026-12-08', section: 'kids' })).toEqual([
      '06',
      '07',
      '08',
    ]);
    expect(await missingOf(series.id)).toEqual([]);
    expect((await everyTraining()).every(({ state }) => state === 'planned')).toBe(true);
  });

  it('gives it none that another day off takes too, that was removed by hand, or that is of another weekday', async () => {
    const [off, other] = [await takeOff('2026-12-03', '2026-12-06'), await takeOff('2026-12-04')];
    const series = await start({ weekdays: [4, 5, 6] });
    const last = await trainingOfDay(series.id, '2026-12-10');
    await admin.remove(`/training/${last?.id}`);
    const late = await takeOff('2026-12-10');
    for (const id of [off, late]) await admin.remove(`/day-off/${id}`);
    const days = async () =>
      rowsOf<{ seriesDay: string }>(await admin.get(`/training?series=${series.id}`)).map(({ seriesDay }) =>
        seriesDay.slice(8),
      );
    expect(await days()).toEqual(['03', '05']);
    await admin.remove(`/day-off/${other}`);
    expect(await days()).toEqual(['03', '04', '05']);
  });

  it('gives them back through a batch too, and when it lay in the past', async () => {
    const [past, ahead] = [await takeOff('2026-11-17'), await takeOff('2026-12-03')];
    const series = await start({ dateFrom: '2026-11-16' });
    const before = series.trainingCount;
    const { status, body } = await admin.post('/day-off/batch', { remove: [past, ahead] });
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await admin.get(`/training-series/${series.id}`)).body.trainingCount).toBe(before + 2);
  });

  it('is made up for by saving the series as it is, where an older server had not', async () => {
    const off = await takeOff('2026-12-03');
    const series = await start();
    await club.database.pool.query('delete from day_off where id = $1', [off]);
    expect(await missingOf(series.id)).toEqual(['03']);
    const saved = await admin.put(`/training-series/${series.id}`, series);
    expect([saved.status, saved.body.version, saved.body.trainingCount]).toEqual([200, 1, 10]);
    expect(await missingOf(series.id)).toEqual([]);
  });
});

describe('a preview', () => {
  it('says what a day off would cancel, and stores nothing', async () => {
    const covered = [await plan('2026-12-24', '16:00'), await plan('2026-12-24', '18:00')];
    await plan('2026-12-27');
    const { body } = await admin.post('/day-off/preview', {
      dateFrom: '2026-12-24',
      dateTo: '2026-12-26',
      kind: 'publicHoliday',
    });
    expect(body.cancelled.map(({ id }: Training) => id)).toEqual(covered);
    expect(body.cancelled[0]).toMatchObject({ title: 'Aikido', workplaceName: 'Dojo Wrzeszcz' });
    expect(body.restored).toEqual([]);
    expect(rowsOf(await admin.get('/day-off'))).toEqual([]);
    expect((await everyTraining()).map(({ version }) => version)).toEqual([1, 1, 1]);
  });

  it('says what changing one would bring back', async () => {
    const [first, second] = [await plan('2026-12-01'), await plan('2026-12-02')];
    const id = await takeOff('2026-12-01');
    const { body } = await admin.post('/day-off/preview', {
      id,
      dateFrom: '2026-12-02',
      dateTo: '2026-12-02',
      kind: 'closure',
    });
    expect(body.restored.map((row: Training) => row.id)).toEqual([first]);
    expect(body.cancelled.map((row: Training) => row.id)).toEqual([second]);
    expect((await training(first)).state).toBe('cancelled');
  });

  it('answers a mistake as saving would', async () => {
    const sketch = { dateFrom: '2026-12-26', dateTo: '2026-12-24', kind: 'closure' };
    expect((await admin.post('/day-off/preview', sketch)).body.errors).toMatchObject([{ field: 'dateTo' }]);
    const nowhere = { ...sketch, dateTo: '2026-12-27', workplace: '0190f000-0000-7000-8000-00000000dead' };
    expect((await admin.post('/day-off/preview', nowhere)).body.errors).toMatchObject([
      { field: 'workplace' },
    ]);
    const nothing = { ...sketch, dateTo: '2026-12-27', id: '0190f000-0000-7000-8000-00000000dead' };
    expect((await admin.post('/day-off/preview', nothing)).status).toBe(404);
  });
});

describe('the Polish public holidays', () => {
  it('are filled in for a year, Easter and Corpus Christi with them, and cancel what they cover', async () => {
    const id = await plan('2027-03-29', '18:00');
    const { status, body } = await admin.post('/day-off/fill-public-holidays', { year: 2027 });
    expect(status).toBe(200);
    expect(body.existing).toBe(0);
    expect(
      body.created.map(({ dateFrom, dateTo, name }: Record<string, string>) => [
        dateFrom,
        dateTo === dateFrom,
        name,
      ]),
    ).toEqual([
      ['2027-01-01', true, 'Nowy Rok'],
      ['2027-01-06', true, 'Święto Trzech Króli'],
      ['2027-03-28', true, 'Niedziela Wielkanocna'],
      ['2027-03-29', true, 'Drugi dzień Wielkanocy'],
      ['2027-05-01', true, 'Święto Pracy'],
      ['2027-05-03', true, 'Święto Narodowe Trzeciego Maja'],
      ['2027-05-16', true, 'Zielone Świątki'],
      ['2027-05-27', true, 'Dzień Bożego Ciała'],
      ['2027-08-15', true, 'Wniebowzięcie Najświętszej Maryi Panny'],
      ['2027-11-01', true, 'Wszystkich Świętych'],
      ['2027-11-11', true, 'Narodowe Święto Niepodległości'],
      ['2027-12-24', true, 'Wigilia Bożego Narodzenia'],
      ['2027-12-25', true, 'Pierwszy dzień Bożego Narodzenia'],
      ['2027-12-26', true, 'Drugi dzień Bożego Narodzenia'],
    ]);
    expect(await training(id)).toMatchObject({ state: 'cancelled', cancelReason: 'Drugi dzień Wielkanocy' });
  });

  it('are made once, and those the club has already are left as they are', async () => {
    await takeOff('2027-12-24', '2027-12-26', { name: 'Święta', kind: 'publicHoliday' });
    const preview = await admin.get('/day-off/missing-public-holidays?year=2027');
    expect(preview.body).toMatchObject({ existing: 3 });
    expect(preview.body.missing).toHaveLength(11);
    expect(preview.body.missing[0].name).toBe('Nowy Rok');
    const english = { 'accept-language': 'en' };
    const inEnglish = await admin.get('/day-off/missing-public-holidays?year=2027', english);
    expect(inEnglish.body.missing[0].name).toBe("New Year's Day");
    expect(rowsOf(await admin.get('/day-off'))).toHaveLength(1);
    const first = await admin.post('/day-off/fill-public-holidays', { year: 2027 });
    expect(first.body).toMatchObject({ existing: 3 });
    expect(first.body.created).toHaveLength(11);
    const second = await admin.post('/day-off/fill-public-holidays', { year: 2027 });
    expect(second.body).toEqual({ created: [], existing: 14 });
  });

  it('had no free Christmas Eve before 2025, and exist from 1900 to 2199', async () => {
    const eve = (body: { missing: { day: string }[] }) =>
      body.missing.some(({ day }) => day.endsWith('-12-24'));
    const years = async (year: number) => admin.get(`/day-off/missing-public-holidays?year=${year}`);
    expect(eve((await years(2024)).body)).toBe(false);
    expect(eve((await years(2025)).body)).toBe(true);
    for (const year of [1900, 2199]) expect((await years(year)).status, String(year)).toBe(200);
    for (const year of [1899, 2200]) expect((await years(year)).status, String(year)).toBe(400);
    expect((await admin.post('/day-off/fill-public-holidays', { year: 2200 })).status).toBe(400);
  });
});

describe('who may', () => {
  it('members and instructors see the days off; only administrators write them', async () => {
    const id = await takeOff('2026-12-24');
    for (const caller of [member, instructor]) {
      expect((await caller.get(`/day-off/${id}`)).status).toBe(200);
      expect((await caller.post('/day-off', dayOffOn('2026-12-27'))).status).toBe(403);
      expect((await caller.put(`/day-off/${id}`, dayOffOn('2026-12-27'))).status).toBe(403);
      expect((await caller.remove(`/day-off/${id}`)).status).toBe(403);
      expect((await caller.post('/day-off/preview', {})).status).toBe(403);
      expect((await caller.get('/day-off/missing-public-holidays?year=2027')).status).toBe(403);
      expect((await caller.post('/day-off/fill-public-holidays', { year: 2027 })).status).toBe(403);
    }
    expect((await club.nobody.post('/day-off/preview', {})).status).toBe(401);
  });
});

describe('whatever comes together', () => {
  /** Days of one week; the model knows no time zone. */
  const days = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'];
  const aDayOff = fc.record({
    from: fc.nat(3),
    length: fc.nat(2),
    here: fc.boolean(),
    kids: fc.boolean(),
    kind: fc.constantFrom('publicHoliday', 'closure'),
  });
  const step = fc.oneof(
    fc.record({ do: fc.constant('take off' as const), dayOff: aDayOff }),
    fc.record({ do: fc.constant('change' as const), which: fc.nat(5), dayOff: aDayOff }),
    fc.record({ do: fc.constant('give back' as const), which: fc.nat(5) }),
    fc.record({ do: fc.constant('cancel by hand' as const), which: fc.nat(15) }),
  );
  const bodyOf = ({
    from,
    length,
    here,
    kids,
    kind,
  }: typeof aDayOff extends fc.Arbitrary<infer T> ? T : never) =>
    dayOffOn(days[from] ?? '', days[Math.min(from + length, 3)] ?? '', {
      kind,
      workplace: here ? wrzeszcz.workplace : null,
      section: kids ? 'kids' : null,
    });

  it('no planned training lies on a day off, previews are true, and giving all back restores exactly', async () => {
    const wishes = days.flatMap((day) => [
      trainingOn(wrzeszcz, day, '16:00', { section: 'kids' }),
      trainingOn(wrzeszcz, day, '18:00'),
      trainingOn(oliwa, day, '18:00', { section: 'adult' }),
      trainingOn(wrzeszcz, day, '20:00', { kind: 'seminar' }),
    ]);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
        await clear();
        const ids: string[] = [];
        for (const wish of wishes) ids.push((await admin.post('/training', wish)).body.id);
        const off: string[] = [];
        const byHand = new Set<string>();
        for (const taken of steps) {
          if (taken.do === 'cancel by hand') {
            const id = ids[taken.which] ?? '';
            byHand.add(id);
            expect((await admin.post(`/training/${id}/cancel`, { reason: 'Choroba' })).status).toBe(200);
          } else if (taken.do === 'give back') {
            const [id] = off.splice(taken.which % Math.max(off.length, 1), 1);
            if (id) expect((await admin.remove(`/day-off/${id}`)).status).toBe(204);
          } else {
            const id = taken.do === 'change' ? off[taken.which % Math.max(off.length, 1)] : undefined;
            const body = bodyOf(taken.dayOff);
            const { name: _, ...sketch } = body;
            const preview = await admin.post('/day-off/preview', { ...sketch, id: id ?? null });
            const before = await everyTraining();
            const saved = await (id ? admin.put(`/day-off/${id}`, body) : admin.post('/day-off', body));
            if (!id) off.push(saved.body.id);
            const changed = (await everyTraining()).filter(
              (row, index) => row.state !== before[index]?.state,
            );
            expect(preview.body.restored.map((row: Training) => row.id)).toEqual(
              changed.filter(({ state }) => state === 'planned').map((row) => row.id),
            );
            expect(preview.body.cancelled.map((row: Training) => row.id)).toEqual(
              changed.filter(({ state }) => state === 'cancelled').map((row) => row.id),
            );
          }
          await expectAgreement(byHand);
        }
        for (const id of off) await admin.remove(`/day-off/${id}`);
        for (const { id, state, dayOff } of await everyTraining())
          expect({ state, dayOff }).toEqual({
            state: byHand.has(id) ? 'cancelled' : 'planned',
            dayOff: null,
          });
      }),
      { numRuns: 20 },
    );
  }, 300_000);

  /** The rule once more, in other words than the server's. */
  async function expectAgreement(byHand: Set<string>): Promise<void> {
    const offs = rowsOf<Record<string, string | null>>(await admin.get('/day-off?size=200'));
    for (const row of rowsOf<Record<string, string>>(await admin.get('/training?size=200'))) {
      if (byHand.has(row.id ?? '')) {
        expect(row).toMatchObject({ state: 'cancelled', cancelReason: 'Choroba', dayOff: null });
        continue;
      }
      const day = row.startsAt?.slice(0, 10) ?? '';
      const covering = offs.filter(
        (off) =>
          day >= (off.dateFrom ?? '') &&
          day <= (off.dateTo ?? '') &&
          [null, row.workplace].includes(off.workplace ?? null) &&
          [null, row.section].includes(off.section ?? null) &&
          !(off.kind === 'publicHoliday' && row.kind === 'seminar'),
      );
      expect(row.state).toBe(covering.length > 0 ? 'cancelled' : 'planned');
      if (covering.length > 0) expect(covering.map(({ id }) => id)).toContain(row.dayOff);
    }
  }

  it('a day off and trainings made in the same moment end up agreeing', async () => {
    const rounds = Array.from({ length: 12 }, (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}`);
    await Promise.all(
      rounds.flatMap((day) => [
        admin.post('/training', trainingOn(wrzeszcz, day)),
        admin.post('/day-off', dayOffOn(day)),
        admin.post('/training', trainingOn(oliwa, day, '20:00')),
        admin.post('/training-series', {
          title: 'Poranne',
          ...wrzeszcz,
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          localTime: '07:00',
          durationMinutes: 60,
          dateFrom: day,
          dateTo: day,
        }),
      ]),
    );
    expect(rowsOf(await admin.get('/day-off?size=200'))).toHaveLength(12);
    const planned = (await everyTraining()).filter(({ state }) => state === 'planned');
    expect(planned).toEqual([]);
  });

  it('a mark made while the day off comes keeps its training', async () => {
    const id = await plan('2026-11-20', '11:30');
    const marking = await club.database.pool.connect();
    await marking.query('begin');
    await marking.query(`update training set state = 'held' where id = $1`, [id]);
    const takingOff = admin.post('/day-off', dayOffOn('2026-11-20'));
    // The day off waits for the row; only then is the mark committed.
    await expect
      .poll(async () => {
        const { rows } = await club.database.pool.query(
          "select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows[0].waiting;
      })
      .toBeGreaterThan(0);
    await marking.query('commit');
    marking.release();
    expect((await takingOff).status).toBe(201);
    expect(await training(id)).toMatchObject({ state: 'held', dayOff: null });
  });
});
