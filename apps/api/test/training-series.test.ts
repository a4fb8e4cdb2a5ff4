import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, dayOffOn, mark, openDojo, rowsOf, trainingOn, travel } from './support/schedule.ts';
import { expectChangedSince, versionOf } from './support/versions.ts';

let club: TestClub;
let admin: Caller;
let instructor: Caller;
let wrzeszcz: Dojo;
let oliwa: Dojo;
beforeAll(async () => {
  club = await openTestClub();
  await club.join('marek', 'Instructors');
  admin = await travel(club, '2026-11-20', '12:00');
  instructor = await club.signIn('marek');
  wrzeszcz = await openDojo(admin, 'Dojo Wrzeszcz');
  oliwa = await openDojo(admin, 'Dojo Oliwa');
});
afterAll(() => club.close());
afterEach(async () => {
  await club.database.pool.query(
    'delete from presence; delete from training; delete from training_series; delete from day_off',
  );
});

interface Training {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
  state: string;
  series: string | null;
  seriesDay: string | null;
  detached: boolean;
  version: number;
  workplaceName: string;
}

/** Tuesdays and Thursdays at six, from 3 November to 31 December: 18 days, 5 of them gone by. */
const evenings = (more: Record<string, unknown> = {}) => ({
  title: 'Aikido',
  ...wrzeszcz,
  weekdays: [2, 4],
  localTime: '18:00',
  durationMinutes: 90,
  dateFrom: '2026-11-03',
  dateTo: '2026-12-31',
  ...more,
});

async function start(more?: Record<string, unknown>) {
  const answer = await admin.post('/training-series', evenings(more));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

const trainingsOf = async (series: string): Promise<Training[]> =>
  rowsOf<Training>(await admin.get(`/training?series=${series}&size=200`));
const daysOf = async (series: string) =>
  (await trainingsOf(series)).map(({ seriesDay }) => seriesDay?.slice(5));
const on = (trainings: Training[], day: string): Training => {
  const found = trainings.find(({ seriesDay }) => seriesDay === day);
  if (!found) throw new Error(`Nothing on ${day}`);
  return found;
};
const fieldsOf = (answer: { body: { errors: { field: string; code: string }[] } }) =>
  answer.body.errors.map(({ field, code }) => [field, code]);

const november = ['11-03', '11-05', '11-10', '11-12', '11-17', '11-19', '11-24', '11-26'];
const december = ['12-01', '12-03', '12-08', '12-10', '12-15', '12-17', '12-22', '12-24', '12-29', '12-31'];

describe('a new series', () => {
  it('makes its trainings, past ones too, and leaves out days off of its place and section', async () => {
    await admin.post('/day-off', dayOffOn('2026-12-24', '2026-12-31', { kind: 'publicHoliday' }));
    await admin.post('/day-off', dayOffOn('2026-12-01', undefined, { workplace: oliwa.workplace }));
    await admin.post('/day-off', dayOffOn('2026-12-03', undefined, { section: 'kids' }));
    const series = await start({ section: 'adult', capacity: 24, note: 'Weźcie jo' });
    expect(series).toMatchObject({
      weekdays: [2, 4],
      localTime: '18:00',
      trainingCount: 15,
      skippedCount: 3,
      workplaceName: 'Dojo Wrzeszcz',
      instructorName: 'Administrator Klubu',
    });
    expect(await daysOf(series.id)).toEqual([...november, ...december.slice(0, 7)]);
    expect((await trainingsOf(series.id))[0]).toMatchObject({
      title: 'Aikido',
      section: 'adult',
      capacity: 24,
      note: 'Weźcie jo',
      startsAt: '2026-11-03T17:00:00.000Z',
      endsAt: '2026-11-03T18:30:00.000Z',
      state: 'planned',
      detached: false,
      version: 1,
    });
  });

  it.each([
    [
      'winter',
      '2026-10-18',
      ['2026-10-18T16:00:00.000Z', '2026-10-25T17:00:00.000Z', '2026-11-01T17:00:00.000Z'],
    ],
    [
      'summer',
      '2026-03-22',
      ['2026-03-22T17:00:00.000Z', '2026-03-29T16:00:00.000Z', '2026-04-05T16:00:00.000Z'],
    ],
  ])(
    'is at 18:00 before, on and after the day on which the clocks change to %s time',
    async (_, dateFrom, begin) => {
      const dateTo = begin.at(-1)?.slice(0, 10);
      const series = await start({ weekdays: [7], dateFrom, dateTo, localTime: '18:00' });
      expect((await trainingsOf(series.id)).map(({ startsAt }) => startsAt)).toEqual(begin);
    },
  );

  it.each([
    ['2026-03-29', '2026-03-29T01:30:00.000Z', '2026-03-29T03:00:00.000Z'],
    ['2026-10-25', '2026-10-25T00:30:00.000Z', '2026-10-25T02:00:00.000Z'],
    ['2027-03-28', '2027-03-28T01:30:00.000Z', '2027-03-28T03:00:00.000Z'],
  ])(
    'reads the 02:30 that spring leaves out as an hour later, and takes the first of autumn’s two: %s',
    async (day, startsAt, endsAt) => {
      const { id } = await start({ weekdays: [7], dateFrom: day, dateTo: day, localTime: '02:30' });
      expect((await trainingsOf(id))[0]).toMatchObject({ startsAt, endsAt });
    },
  );

  it.each([
    [{ dateTo: '2026-11-02' }, 'dateTo', 'wrong-order'],
    [{ dateTo: '2029-11-04' }, 'dateTo', 'series-too-long'],
    [{ weekdays: [1], dateTo: '2026-11-06' }, 'weekdays', 'series-without-days'],
    [{ weekdays: [] }, 'weekdays', 'too-few'],
    [{ weekdays: [2, 2] }, 'weekdays', 'not-unique'],
    [{ weekdays: [8] }, 'weekdays.0', 'too-large'],
    [{ localTime: '24:00' }, 'localTime', 'wrong-format'],
    [{ durationMinutes: 10 }, 'durationMinutes', 'too-small'],
    [{ instructor: '0190f000-0000-7000-8000-00000000dead' }, 'instructor', 'no-such-reference'],
    [{ workplace: '0190f000-0000-7000-8000-00000000dead' }, 'workplace', 'no-such-reference'],
  ])('is refused with %j', async (mistake, field, code) => {
    const answer = await admin.post('/training-series', evenings(mistake));
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual([[field, code]]);
    expect(rowsOf(await admin.get('/training'))).toEqual([]);
    expect(rowsOf(await admin.get('/training-series'))).toEqual([]);
  });

  it('may run for three years', async () => {
    const series = await start({ dateTo: '2029-11-03' });
    expect(series.trainingCount).toBe(314);
  });
});

describe('a preview', () => {
  it('names the days a series would have and those it would skip', async () => {
    const { body: eve } = await admin.post(
      '/day-off',
      dayOffOn('2026-12-24', '2026-12-26', { name: 'Święta' }),
    );
    const { weekdays, dateFrom, dateTo, workplace } = evenings();
    const { status, body } = await admin.post('/training-series/preview', {
      weekdays,
      dateFrom,
      dateTo,
      workplace,
    });
    expect(status).toBe(200);
    expect(body.skipped).toEqual([{ day: '2026-12-24', dayOff: eve.id, name: 'Święta' }]);
    const series = await start();
    expect(body.days).toEqual((await trainingsOf(series.id)).map(({ seriesDay }) => seriesDay));
    expect(
      fieldsOf(
        await admin.post('/training-series/preview', { weekdays, dateFrom, dateTo: '2026-11-01', workplace }),
      ),
    ).toEqual([['dateTo', 'wrong-order']]);
  });
});

describe('a series of every second week', () => {
  const everySecond = (more: Record<string, unknown> = {}) =>
    start({ everyWeeks: 2, weekdays: [2], ...more });

  it('has a training in the week of its first day, and in each second after it', async () => {
    expect(await daysOf((await everySecond()).id)).toEqual(['11-03', '11-17', '12-01', '12-15', '12-29']);
    // The week of a first day that lies behind its weekday counts all the same.
    const fromThursday = await everySecond({ dateFrom: '2026-11-05' });
    expect(await daysOf(fromThursday.id)).toEqual(['11-17', '12-01', '12-15', '12-29']);
  });

  it('is told so before it is saved', async () => {
    const { weekdays, dateFrom, dateTo, workplace } = evenings({ weekdays: [2], dateTo: '2026-11-30' });
    const sketch = { weekdays, dateFrom, dateTo, workplace };
    const { body } = await admin.post('/training-series/preview', { ...sketch, everyWeeks: 2 });
    expect(body.days).toEqual(['2026-11-03', '2026-11-17']);
  });

  it('gets back from a day off what that took, and nothing in the weeks between', async () => {
    const { body: closed } = await admin.post('/day-off', dayOffOn('2026-12-01', '2026-12-08'));
    const series = await everySecond();
    expect(series.skippedCount).toBe(1);
    expect(await daysOf(series.id)).toEqual(['11-03', '11-17', '12-15', '12-29']);
    await admin.remove(`/day-off/${closed.id}`);
    expect(await daysOf(series.id)).toEqual(['11-03', '11-17', '12-01', '12-15', '12-29']);
  });
});

describe('two in one room at one hour', () => {
  const sketch = () => {
    const { weekdays, dateFrom, dateTo, workplace, localTime, durationMinutes } = evenings();
    return { weekdays, dateFrom, dateTo, workplace, localTime, durationMinutes };
  };
  const plan = async (at: string, more: Record<string, unknown> = {}) => {
    const { body } = await admin.post('/training', {
      ...trainingOn(wrzeszcz, '2026-12-01', at),
      ...more,
    });
    return body;
  };
  const taken = async (more: Record<string, unknown> = {}) => {
    const { body } = await admin.post('/training-series/preview', { ...sketch(), ...more });
    return body.taken;
  };

  it('are told before a series is saved, and saving is not refused', async () => {
    const other = await plan('19:00');
    const { id, title, startsAt, endsAt } = other;
    expect(await taken()).toEqual([{ id, title, startsAt, endsAt }]);
    const series = await start();
    expect(await daysOf(series.id)).toContain('12-01');
  });

  it('are not two that follow each other, one elsewhere, one called off, or the series itself', async () => {
    await plan('19:30');
    const cancelled = await plan('18:00');
    await admin.post(`/training/${cancelled.id}/cancel`, { reason: 'Remont' });
    expect(await taken()).toEqual([]);
    expect(await taken({ workplace: oliwa.workplace })).toEqual([]);
    const series = await start();
    expect(await taken({ id: series.id })).toEqual([]);
    const again = await taken();
    expect(again).toHaveLength(12);
    expect(await taken({ localTime: undefined })).toEqual([]);
  });

  it('are found for a training by the times it would have', async () => {
    const other = await plan('19:00');
    const { startsAt, endsAt } = trainingOn(wrzeszcz, '2026-12-01', '18:00');
    const query = `workplace=${wrzeszcz.workplace}&startsAt.lt=${endsAt}&endsAt.gt=${startsAt}&state.in=planned,held`;
    expect(rowsOf<Training>(await admin.get(`/training?${query}`)).map(({ id }) => id)).toEqual([other.id]);
    const second = await plan('18:00');
    expect(second.state).toBe('planned');
  });
});

describe('one training of a series', () => {
  it('goes its own way once it is edited, and the series leaves it alone', async () => {
    const series = await start();
    const before = await trainingsOf(series.id);
    const one = on(before, '2026-12-01');
    const edited = await admin.put(`/training/${one.id}`, {
      ...one,
      ...trainingOn(oliwa, '2026-12-02', '19:00'),
    });
    expect(edited.body).toMatchObject({ detached: true, series: series.id, seriesDay: '2026-12-01' });
    await admin.put(`/training-series/${series.id}`, { ...series, title: 'Aikido zaawansowane' });
    const after = await trainingsOf(series.id);
    expect(on(after, '2026-12-01')).toEqual(edited.body);
    expect(on(after, '2026-12-03')).toMatchObject({ title: 'Aikido zaawansowane', version: 2 });
  });

  it('that was removed does not come back with the next change', async () => {
    const series = await start();
    await admin.remove(`/training/${on(await trainingsOf(series.id), '2026-12-08').id}`);
    const { body } = await admin.get(`/training-series/${series.id}`);
    expect(body).toMatchObject({ removedDays: ['2026-12-08'], trainingCount: 17 });
    await admin.put(`/training-series/${series.id}`, { ...body, title: 'Aikido zaawansowane' });
    expect(await daysOf(series.id)).not.toContain('12-08');
  });
});

describe('changing a whole series', () => {
  it('moves what lies ahead in place, and leaves the past as it was', async () => {
    const series = await start();
    const before = await trainingsOf(series.id);
    const changed = await admin.put(`/training-series/${series.id}`, {
      ...series,
      ...oliwa,
      localTime: '19:30',
      durationMinutes: 60,
    });
    expect(changed.status).toBe(200);
    const after = await trainingsOf(series.id);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.slice(0, 6)).toEqual(before.slice(0, 6));
    for (const training of after.slice(6))
      expect(training).toMatchObject({ workplaceName: 'Dojo Oliwa', version: 2, detached: false });
    expect(on(after, '2026-11-24')).toMatchObject({
      startsAt: '2026-11-24T18:30:00.000Z',
      endsAt: '2026-11-24T19:30:00.000Z',
    });
  });

  it('that changes nothing writes nothing', async () => {
    const series = await start();
    const before = await trainingsOf(series.id);
    const same = await admin.put(`/training-series/${series.id}`, { ...series, weekdays: [4, 2] });
    expect(same.body.version).toBe(1);
    expect(await trainingsOf(series.id)).toEqual(before);
  });

  it('drops days and makes new ones; who is written on a dropped day keeps their training', async () => {
    const series = await start();
    const awaited = on(await trainingsOf(series.id), '2026-12-03');
    await mark(club, awaited.id, 'declared');
    const { body } = await admin.put(`/training-series/${series.id}`, {
      ...series,
      weekdays: [2, 5],
      dateTo: '2026-12-11',
    });
    expect(body.trainingCount).toBe(14);
    expect(await daysOf(series.id)).toEqual([
      ...november.slice(0, 6),
      ...['11-20', '11-24', '11-27', '12-01', '12-03', '12-04', '12-08', '12-11'],
    ]);
    expect(on(await trainingsOf(series.id), '2026-12-03')).toMatchObject({ id: awaited.id, detached: true });
  });

  it('takes along those who said they would come', async () => {
    const series = await start();
    const awaited = on(await trainingsOf(series.id), '2026-12-03');
    await mark(club, awaited.id, 'declared');
    await admin.put(`/training-series/${series.id}`, { ...series, localTime: '17:30' });
    expect((await admin.get(`/training/${awaited.id}`)).body).toMatchObject({
      startsAt: '2026-12-03T16:30:00.000Z',
      declaredCount: 1,
      detached: false,
    });
  });

  it('keeps what is cancelled cancelled, and what was held as it was', async () => {
    const series = await start();
    const before = await trainingsOf(series.id);
    const [held, cancelled] = [on(before, '2026-11-19'), on(before, '2026-12-01')];
    await admin.post(`/training/${held.id}/hold`);
    await admin.post(`/training/${cancelled.id}/cancel`, { reason: 'Choroba' });
    await admin.put(`/training-series/${series.id}`, { ...series, localTime: '17:30' });
    const after = await trainingsOf(series.id);
    expect(on(after, '2026-11-19')).toMatchObject({ state: 'held', startsAt: held.startsAt });
    expect(on(after, '2026-12-01')).toMatchObject({
      state: 'cancelled',
      startsAt: '2026-12-01T16:30:00.000Z',
    });
  });

  it('that brings it to a closed place cancels there, and going back restores', async () => {
    const series = await start();
    await admin.post('/day-off', dayOffOn('2026-12-01', '2026-12-10', { workplace: oliwa.workplace }));
    const moved = await admin.put(`/training-series/${series.id}`, { ...series, ...oliwa });
    const there = await trainingsOf(series.id);
    expect(there.filter(({ state }) => state === 'cancelled').map(({ seriesDay }) => seriesDay)).toEqual([
      '2026-12-01',
      '2026-12-03',
      '2026-12-08',
      '2026-12-10',
    ]);
    await admin.put(`/training-series/${series.id}`, { ...moved.body, ...wrzeszcz });
    expect((await trainingsOf(series.id)).every(({ state }) => state === 'planned')).toBe(true);
  });
});

describe('a series', () => {
  afterEach(() => club.travelTo('2026-11-20T12:00:00+01:00'));

  it('is changed when a training of it is removed', async () => {
    const series = await start();
    const path = `/training-series/${series.id}`;
    const before = await versionOf(admin, path);
    await club.travelTo('2026-11-20T12:01:00+01:00');
    await admin.remove(`/training/${on(await trainingsOf(series.id), '2026-12-01').id}`);
    await expectChangedSince(before, admin, path);
  });

  it('is changed when it is split, and so is each training that goes on in the new one', async () => {
    const series = await start();
    const path = `/training-series/${series.id}`;
    const moving = `/training/${on(await trainingsOf(series.id), '2026-12-08').id}`;
    const [before, training] = [await versionOf(admin, path), await versionOf(admin, moving)];
    await club.travelTo('2026-11-20T12:01:00+01:00');
    const { status } = await admin.post(`${path}/split`, { from: '2026-12-04' });
    expect(status).toBe(201);
    await expectChangedSince(before, admin, path);
    await expectChangedSince(training, admin, moving);
  });
});

describe('changing this and the following', () => {
  it('ends the series the day before and goes on in a new one, with the same trainings', async () => {
    const series = await start();
    const before = await trainingsOf(series.id);
    const own = on(before, '2026-12-15');
    await admin.put(`/training/${own.id}`, { ...own, title: 'Aikido z gościem' });
    const awaited = on(before, '2026-12-10');
    await mark(club, awaited.id, 'excused');

    const answer = await admin.post(`/training-series/${series.id}/split`, {
      from: '2026-12-04',
      localTime: '19:00',
      ...oliwa,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: 'Aikido',
      weekdays: [2, 4],
      localTime: '19:00',
      workplaceName: 'Dojo Oliwa',
      dateFrom: '2026-12-04',
      dateTo: '2026-12-31',
      trainingCount: 8,
    });
    expect(answer.headers.location).toBe(`/api/training-series/${answer.body.id}`);
    expect((await admin.get(`/training-series/${series.id}`)).body).toMatchObject({
      dateTo: '2026-12-03',
      trainingCount: 10,
      localTime: '18:00',
    });
    expect(await trainingsOf(series.id)).toEqual(before.slice(0, 10));
    const after = await trainingsOf(answer.body.id);
    expect(after.map(({ id }) => id)).toEqual(before.slice(10).map(({ id }) => id));
    expect(on(after, '2026-12-15')).toMatchObject({
      title: 'Aikido z gościem',
      startsAt: '2026-12-15T17:00:00.000Z',
      detached: true,
    });
    expect(on(after, '2026-12-10')).toMatchObject({ startsAt: '2026-12-10T18:00:00.000Z', excusedCount: 1 });
  });

  it('can change the weekdays and the end, and remembers what was removed', async () => {
    const series = await start();
    const before = await trainingsOf(series.id);
    for (const day of ['2026-12-01', '2026-12-22']) await admin.remove(`/training/${on(before, day).id}`);
    const { body } = await admin.post(`/training-series/${series.id}/split`, {
      from: '2026-12-08',
      weekdays: [1, 2],
      dateTo: '2027-01-05',
    });
    expect(await daysOf(body.id)).toEqual([
      '12-08',
      '12-14',
      '12-15',
      '12-21',
      '12-28',
      '12-29',
      '01-04',
      '01-05',
    ]);
    expect(body.removedDays).toEqual(['2026-12-22']);
  });

  it.each([
    ['the first day of the series', '2026-11-03'],
    ['a day gone by', '2026-11-19'],
    ['a day after its end', '2027-01-01'],
  ])('can’t start on %s', async (_, from) => {
    const series = await start();
    const answer = await admin.post(`/training-series/${series.id}/split`, { from, title: 'Inaczej' });
    expect(fieldsOf(answer)).toEqual([['from', 'split-outside']]);
    expect(answer.body.errors[0].message).toContain('od dziś do 31.12.2026,');
    expect((await admin.get(`/training-series/${series.id}`)).body).toEqual(series);
  });

  it('that can’t be stored leaves all as it was', async () => {
    const series = await start();
    const before = await trainingsOf(series.id);
    const mistakes = [
      { dateTo: '2026-12-01' },
      { instructor: wrzeszcz.workplace },
      { dateFrom: '2026-12-10' },
    ];
    for (const mistake of mistakes) {
      const answer = await admin.post(`/training-series/${series.id}/split`, {
        from: '2026-12-08',
        ...mistake,
      });
      expect(fieldsOf(answer).map(([field]) => field)).toEqual(Object.keys(mistake));
    }
    expect(await trainingsOf(series.id)).toEqual(before);
    expect(rowsOf(await admin.get('/training-series'))).toHaveLength(1);
  });
});

describe('removing a series', () => {
  it('takes what lies ahead with it; what was, and what somebody is written on, stays on its own', async () => {
    const series = await start();
    const before = await trainingsOf(series.id);
    await mark(club, on(before, '2026-12-03').id, 'declared');
    await admin.post(`/training/${on(before, '2026-12-08').id}/cancel`, { reason: 'Choroba' });
    expect((await admin.remove(`/training-series/${series.id}`)).status).toBe(204);
    const left = rowsOf<Training>(await admin.get('/training?size=200'));
    expect(left.map(({ startsAt }) => startsAt.slice(5, 10))).toEqual([...november.slice(0, 6), '12-03']);
    expect(left.every((row) => row.series === null)).toBe(true);
  });
});

describe('a mark that is being made', () => {
  it('keeps its training, when the series is removed in the same moment', async () => {
    const series = await start();
    const trainings = await trainingsOf(series.id);
    const { id } = on(trainings, '2026-12-03');
    await mark(club, on(trainings, '2026-11-10').id, 'present');
    const marking = await club.database.pool.connect();
    await marking.query('begin');
    await marking.query('select from training where id = $1 for no key update', [id]);
    await marking.query(
      `insert into presence (id, created_at, updated_at, student, training, training_starts_at, status, source)
       select gen_random_uuid(), now(), now(), s.id, $1, now(), 'declared', 'self' from student s limit 1`,
      [id],
    );
    const removing = admin.remove(`/training-series/${series.id}`);
    await expect
      .poll(async () => {
        const { rows } = await club.database.pool.query(
          `select count(*) as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows[0].waiting;
      })
      .toBeGreaterThan(0);
    await marking.query('commit');
    marking.release();
    expect((await removing).status).toBe(204);
    expect((await admin.get(`/training/${id}`)).body).toMatchObject({ series: null });
    expect(rowsOf(await admin.get(`/presence?training=${id}`))).toMatchObject([{ status: 'declared' }]);
  });
});

describe('who may', () => {
  it('instructors see the series; only administrators write them', async () => {
    const series = await start();
    expect((await instructor.get(`/training-series/${series.id}`)).status).toBe(200);
    expect((await instructor.post('/training-series', evenings())).status).toBe(403);
    expect((await instructor.put(`/training-series/${series.id}`, series)).status).toBe(403);
    expect((await instructor.remove(`/training-series/${series.id}`)).status).toBe(403);
    expect((await instructor.post('/training-series/preview', {})).status).toBe(403);
    expect((await instructor.post(`/training-series/${series.id}/split`, {})).status).toBe(403);
    expect((await club.nobody.get('/training-series')).status).toBe(401);
  });
});

describe('in any year and at any hour', () => {
  it('the clock on the wall says the same, save in the hour that is left out', async () => {
    const wallClock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Warsaw',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const anything = fc.record({
      from: fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
      length: fc.nat(60),
      minutes: fc.nat(24 * 60 - 1),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(anything, async ({ from, length, minutes, weekdays }) => {
        const localTime = new Date(minutes * 60_000).toISOString().slice(11, 16);
        const dateFrom = from.toISOString().slice(0, 10);
        const dateTo = new Date(from.getTime() + (length + 6) * 86_400_000).toISOString().slice(0, 10);
        const series = await start({ dateFrom, dateTo, weekdays, localTime });
        expect(series.localTime).toBe(localTime);
        const trainings = await trainingsOf(series.id);
        const expected = Array.from(
          { length: length + 7 },
          (_, index) => new Date(Date.parse(dateFrom) + index * 86_400_000),
        )
          .filter((date) => weekdays.includes(date.getUTCDay() || 7))
          .map((date) => date.toISOString().slice(0, 10));
        expect(trainings.map(({ seriesDay }) => seriesDay)).toEqual(expected);
        for (const { seriesDay, startsAt, endsAt } of trainings) {
          const shown = wallClock.format(new Date(startsAt));
          const leftOut = localTime.startsWith('02:') && shown === `${seriesDay} 03:${localTime.slice(3)}`;
          if (!leftOut) expect(shown).toBe(`${seriesDay} ${localTime}`);
          expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(90 * 60_000);
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

describe('what is practised', () => {
  const techniques = async () =>
    rowsOf<{ id: string; namePl: string }>(await admin.get('/technik?size=2')).map(({ id }) => id);

  it('goes from a series to its trainings, and is no change where it is sent back as it is', async () => {
    const [first, second] = await techniques();
    const series = await start({ techniques: [first] });
    const [one] = (await trainingsOf(series.id)).slice(-1);
    expect(one).toMatchObject({ techniques: [first] });
    const same = await admin.put(`/training/${one?.id}`, one);
    expect(same.body).toMatchObject({ detached: false, version: one?.version });
    const other = await admin.put(`/training/${one?.id}`, { ...one, techniques: [first, second] });
    expect(other.body).toMatchObject({ detached: true, techniques: [first, second] });
  });

  it('is a technique of the library, which then stays in it', async () => {
    const unknown = await admin.post('/training-series', evenings({ techniques: [wrzeszcz.workplace] }));
    expect([unknown.status, unknown.body.errors[0].field]).toEqual([400, 'techniques']);
    const { body: technik } = await admin.post('/technik', {
      code: 'proba.serii',
      base: 'ikkyo',
      attack: 'muna-dori',
      position: 'tachi-waza',
      namePl: 'Próba',
      nameEn: 'Trial',
    });
    await start({ title: 'Kobukan', techniques: [technik.id] });
    const refused = await admin.remove(`/technik/${technik.id}`);
    expect([refused.status, refused.body]).toEqual([409, expect.stringContaining('Kobukan')]);
  });
});
