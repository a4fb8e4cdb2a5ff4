import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './support/club.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, dayOffOn, mark, openDojo, rowsOf, trainingOn, travel } from './support/schedule.ts';

let club: TestClub;
let admin: Caller;
let member: Caller;
let instructor: Caller;
let dojo: Dojo;
beforeAll(async () => {
  club = await openTestClub();
  await club.join('ola', 'Members');
  await club.join('marek', 'Instructors');
  admin = await travel(club, '2026-11-20', '12:00');
  member = await club.signIn('ola');
  instructor = await club.signIn('marek');
  dojo = await openDojo(admin, 'Dojo Wrzeszcz');
});
afterAll(() => club.close());

const fieldsOf = (answer: { body: { errors: { field: string; code: string }[] } }) =>
  answer.body.errors.map(({ field, code }) => [field, code]);

async function plan(day: string, time?: string, more?: Record<string, unknown>) {
  const answer = await admin.post('/training', trainingOn(dojo, day, time, more));
  expect(answer.body, 'planned').toMatchObject({ state: 'planned' });
  return answer.body;
}

describe('a training', () => {
  it('shows where it is, who teaches and how many come', async () => {
    const { id } = await plan('2026-11-24');
    for (const status of ['present', 'late', 'declared', 'excused', 'absent', 'absent'])
      await mark(club, id, status);
    const invalidatedAt = new Date().toISOString();
    await mark(club, id, 'present', { invalidatedAt, invalidatedReason: 'pomyłka' });
    expect((await admin.get(`/training/${id}`)).body).toMatchObject({
      workplaceName: 'Dojo Wrzeszcz',
      workplaceRoom: 'Sala A',
      instructor: admin.id,
      instructorName: 'Administrator Klubu',
      kind: 'regular',
      countsForGrade: true,
      dayWeight: 1,
      presentCount: 2,
      declaredCount: 1,
      excusedCount: 1,
      absentCount: 2,
    });
  });

  it('may be taught by a student, who is nobody’s user', async () => {
    await club.database.pool.query(
      `insert into student (id, created_at, updated_at, first_name, last_name, joined_on)
       values ('0190f000-0000-7000-8000-000000000001', now(), now(), 'Łucja', 'Żak', '2010-09-01')`,
    );
    const { id } = await plan('2026-11-25', '18:00', { instructor: '0190f000-0000-7000-8000-000000000001' });
    expect((await admin.get(`/training/${id}`)).body).toMatchObject({
      instructor: '0190f000-0000-7000-8000-000000000001',
      instructorName: 'Łucja Żak',
    });
    const { body } = await admin.get(`/training/${id}`);
    const changed = await admin.put(`/training/${id}`, { ...body, instructor: admin.id });
    expect(changed.body.instructorName).toBe('Administrator Klubu');
  });

  it('needs an instructor whom the club knows', async () => {
    const answer = await admin.post(
      '/training',
      trainingOn(dojo, '2026-11-26', '18:00', { instructor: dojo.workplace }),
    );
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual([['instructor', 'no-such-reference']]);
  });

  it.each([
    ['14 minutes', '17:14', 400],
    ['15 minutes', '17:15', 201],
    ['8 hours', '01:00', 201],
    ['8 hours and a minute', '01:01', 400],
  ])('of %s', async (_, end, status) => {
    const endsAt = `2026-11-${end < '12:00' ? '28' : '27'}T${end}:00Z`;
    const body = { ...trainingOn(dojo, '2026-11-27'), startsAt: '2026-11-27T17:00:00Z', endsAt };
    const answer = await admin.post('/training', body);
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(fieldsOf(answer)).toEqual([['endsAt', 'training-length']]);
      expect(answer.body.errors[0].message).toBe('Trening trwa od 15 do 480 minut.');
    }
  });

  it('is not for grades whose highest is below the lowest', async () => {
    const grades = rowsOf<{ id: string; code: string; rank: number }>(await admin.get('/grade?size=50'));
    const grade = (code: string) => grades.find((row) => row.code === code)?.id;
    const asked = { minGrade: grade('3kyu'), maxGrade: grade('5kyu') };
    const answer = await admin.post('/training', trainingOn(dojo, '2026-11-28', '10:00', asked));
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual([['maxGrade', 'grade-order']]);
    const turned = { minGrade: asked.maxGrade, maxGrade: asked.minGrade };
    const { id, ...row } = await plan('2026-11-28', '10:00', turned);
    const ranks = grades.filter(({ code }) => ['5kyu', '3kyu'].includes(code)).map(({ rank }) => rank);
    expect([row.minGradeRank, row.maxGradeRank]).toEqual(ranks.sort((one, other) => one - other));
    const raised = await admin.put(`/training/${id}`, { ...row, minGrade: grade('1dan') });
    expect(fieldsOf(raised)).toEqual([['maxGrade', 'grade-order']]);
  });

  it('does not change when the same is saved again, its times given in the club’s own offset', async () => {
    const planned = await plan('2026-11-30');
    const again = await admin.put(`/training/${planned.id}`, {
      ...planned,
      startsAt: '2026-11-30T18:00:00+01:00',
    });
    expect(again.body).toEqual(planned);
    const changed = await admin.put(`/training/${planned.id}`, { ...planned, note: 'Przynieście jo' });
    expect(changed.body).toMatchObject({
      note: 'Przynieście jo',
      version: planned.version + 1,
      detached: false,
    });
  });

  it('keeps its state whatever is sent along with other changes', async () => {
    const planned = await plan('2026-12-01');
    const sent = {
      ...planned,
      title: 'Aikido zaawansowane',
      state: 'held',
      cancelReason: 'x',
      presentCount: 40,
    };
    const { body } = await admin.put(`/training/${planned.id}`, sent);
    expect(body).toMatchObject({
      title: 'Aikido zaawansowane',
      state: 'planned',
      cancelReason: null,
      presentCount: 0,
    });
  });

  it('is removed while nobody is written on it, and stays once somebody is', async () => {
    const empty = await plan('2026-12-02');
    expect((await admin.remove(`/training/${empty.id}`)).status).toBe(204);
    const awaited = await plan('2026-12-02');
    await mark(club, awaited.id, 'declared');
    const refused = await admin.remove(`/training/${awaited.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body).toBe('Nie można tego zrobić: na tym treningu zapisano już obecności.');
    expect((await admin.get(`/training/${awaited.id}`)).status).toBe(200);
  });
});

describe('cancelling', () => {
  it('needs a reason, and is taken back', async () => {
    const { id } = await plan('2026-12-03');
    expect(fieldsOf(await admin.post(`/training/${id}/cancel`, {}))).toEqual([['reason', 'required']]);
    expect(fieldsOf(await admin.post(`/training/${id}/cancel`, { reason: '   ' }))).toEqual([
      ['reason', 'required'],
    ]);
    const cancelled = await admin.post(`/training/${id}/cancel`, { reason: ' Choroba instruktora ' });
    expect(cancelled.status).toBe(200);
    expect(cancelled.body).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Choroba instruktora',
      dayOff: null,
    });
    expect(cancelled.headers.etag).toBe(`"${cancelled.body.version}"`);
    const restored = await admin.post(`/training/${id}/restore`);
    expect(restored.body).toMatchObject({ state: 'planned', cancelReason: null });
    expect((await admin.post(`/training/${id}/restore`)).body.version).toBe(restored.body.version);
  });

  it('comes too late once the training was held', async () => {
    const { id } = await plan('2026-11-19');
    await admin.post(`/training/${id}/hold`);
    expect((await admin.post(`/training/${id}/cancel`, { reason: 'Choroba' })).status).toBe(409);
  });

  it('is not done on what somebody else has changed since', async () => {
    const { id, version } = await plan('2026-12-04');
    await admin.post(`/training/${id}/cancel`, { reason: 'Choroba' });
    const late = await admin.post(`/training/${id}/restore`, {}, { 'if-match': `"${version}"` });
    expect(late.status).toBe(412);
    expect((await admin.get(`/training/${id}`)).body.state).toBe('cancelled');
  });

  it('of what isn’t there is answered so', async () => {
    const nowhere = '0190f000-0000-7000-8000-00000000dead';
    expect((await admin.post(`/training/${nowhere}/cancel`, { reason: 'Choroba' })).status).toBe(404);
    expect((await admin.post('/training/abc/cancel', { reason: 'Choroba' })).status).toBe(404);
  });
});

describe('whether a training took place', () => {
  it('is said once it has begun, and that it did once it has ended', async () => {
    const codeOf = async (id: string, verb: string) =>
      (await admin.post(`/training/${id}/${verb}`)).headers['problem-code'];
    const ahead = await plan('2026-11-20', '18:00');
    expect(await codeOf(ahead.id, 'not-held')).toBe('training-ahead');
    const begun = await plan('2026-11-20', '11:30');
    expect(await codeOf(begun.id, 'hold')).toBe('training-not-over');
    expect((await admin.post(`/training/${begun.id}/not-held`)).body.state).toBe('notHeld');
    expect((await admin.post(`/training/${begun.id}/restore`)).body.state).toBe('planned');
    const ended = await plan('2026-11-20', '10:30');
    expect((await admin.post(`/training/${ended.id}/not-held`)).body.state).toBe('notHeld');
    expect((await admin.post(`/training/${ended.id}/hold`)).body.state).toBe('held');
    expect((await admin.post(`/training/${ended.id}/restore`)).body.state).toBe('planned');
  });

  it('is for administrators to say, seven days after its end', async () => {
    const codes = async (caller: Caller, calls: (readonly [string, object?])[]) => {
      const answers = [];
      for (const [path, body] of calls) answers.push(await caller.post(`/training/${path}`, body));
      return answers.map(({ status, headers }) => headers['problem-code'] ?? status);
    };
    const [planned, held, missed, cancelled] = [
      await plan('2026-11-09'),
      await plan('2026-11-10'),
      await plan('2026-11-11'),
      await plan('2026-11-12'),
    ];
    const reason = { reason: 'Choroba' };
    expect(
      await codes(admin, [
        [`${held.id}/hold`],
        [`${missed.id}/not-held`],
        [`${cancelled.id}/cancel`, reason],
      ]),
    ).toEqual([200, 200, 200]);
    const changes = [
      [`${planned.id}/hold`],
      [`${planned.id}/not-held`],
      [`${planned.id}/cancel`, reason],
      [`${held.id}/not-held`],
      [`${held.id}/restore`],
      [`${missed.id}/hold`],
      [`${missed.id}/restore`],
      [`${cancelled.id}/restore`],
      [`${cancelled.id}/cancel`, { reason: 'Awaria' }],
    ] as const;
    expect(await codes(instructor, [...changes])).toEqual(changes.map(() => 'training-settled'));
    for (const { id } of [planned, held, missed, cancelled]) {
      const { body } = await admin.get(`/training/${id}`);
      const moved = await instructor.put(`/training/${id}`, { ...body, ...trainingOn(dojo, '2026-11-19') });
      expect([moved.status, moved.headers['problem-code']], body.state).toEqual([409, 'training-settled']);
      const longer = { ...body, endsAt: new Date(Date.parse(body.endsAt) + 15 * 60_000).toISOString() };
      const lengthened = await instructor.put(`/training/${id}`, longer);
      expect(lengthened.headers['problem-code'], 'its end alone').toBe('training-settled');
    }
    expect((await instructor.remove(`/training/${held.id}`)).headers['problem-code']).toBe(
      'training-settled',
    );
    expect(await codes(admin, [[`${held.id}/restore`], [`${cancelled.id}/restore`]])).toEqual([200, 200]);
    for (const { id } of [planned, held, missed, cancelled]) await admin.remove(`/training/${id}`);
  });

  it.each([['not-held'], ['cancel']])(
    'is not said once more of another week: %s, moved, said again',
    async (verb) => {
      const { id } = await plan('2026-11-19');
      expect((await instructor.post(`/training/${id}/${verb}`, { reason: 'Choroba' })).status).toBe(200);
      const { body } = await instructor.get(`/training/${id}`);
      for (const day of ['2026-11-10', '2026-11-03']) {
        const moved = await instructor.put(`/training/${id}`, { ...body, ...trainingOn(dojo, day) });
        expect([moved.status, moved.headers['problem-code']]).toEqual([409, 'training-settled']);
      }
      const nearer = { ...body, ...trainingOn(dojo, '2026-11-18') };
      expect((await instructor.put(`/training/${id}`, nearer)).status).toBe(200);
      await admin.remove(`/training/${id}`);
    },
  );

  it('is said again where one that was held is moved ahead, until it ends there', async () => {
    const { id } = await plan('2026-11-19');
    await admin.post(`/training/${id}/hold`);
    const { body } = await instructor.get(`/training/${id}`);
    const moved = await instructor.put(`/training/${id}`, { ...body, ...trainingOn(dojo, '2026-11-27') });
    expect([moved.status, moved.body.state]).toEqual([200, 'planned']);
    await admin.remove(`/training/${id}`);
  });

  it('is settled by those who were marked', async () => {
    const { id } = await plan('2026-11-18');
    await admin.post(`/training/${id}/hold`);
    await mark(club, id, 'late');
    for (const verb of ['not-held', 'restore'])
      expect((await admin.post(`/training/${id}/${verb}`)).status, verb).toBe(409);
    expect((await admin.get(`/training/${id}`)).body.state).toBe('held');
  });

  it('is no question for one that was cancelled', async () => {
    const { id } = await plan('2026-11-17');
    await admin.post(`/training/${id}/cancel`, { reason: 'Awaria ogrzewania' });
    for (const verb of ['hold', 'not-held']) {
      const answer = await admin.post(`/training/${id}/${verb}`, {}, { 'accept-language': 'en' });
      expect(answer.body).toBe('This training is cancelled. Restore it first.');
    }
  });
});

describe('a day off', () => {
  beforeAll(async () => {
    await admin.post(
      '/day-off',
      dayOffOn('2026-12-24', '2026-12-26', { name: 'Święta', kind: 'publicHoliday' }),
    );
    await admin.post('/day-off', dayOffOn('2026-12-28', undefined, { workplace: dojo.workplace }));
    await admin.post('/day-off', dayOffOn('2026-12-29', undefined, { section: 'kids', kind: 'schoolBreak' }));
  });

  it('is named when a training is planned on it', async () => {
    const answer = await admin.post('/training', trainingOn(dojo, '2026-12-26'));
    expect(answer.status).toBe(409);
    expect(answer.body).toContain('Ten dzień jest wolny: Święta.');
  });

  it('begins and ends at the club’s midnight', async () => {
    expect((await admin.post('/training', trainingOn(dojo, '2026-12-24', '00:00'))).status).toBe(409);
    expect((await admin.post('/training', trainingOn(dojo, '2026-12-26', '23:59'))).status).toBe(409);
    expect((await admin.post('/training', trainingOn(dojo, '2026-12-23', '23:59'))).status).toBe(201);
    expect((await admin.post('/training', trainingOn(dojo, '2026-12-27', '00:00'))).status).toBe(201);
  });

  it('leaves room for a seminar in a holiday, but not in a closed hall', async () => {
    expect(
      (await admin.post('/training', trainingOn(dojo, '2026-12-26', '10:00', { kind: 'seminar' }))).status,
    ).toBe(201);
    expect(
      (await admin.post('/training', trainingOn(dojo, '2026-12-28', '10:00', { kind: 'seminar' }))).status,
    ).toBe(409);
  });

  it('of one place or one section leaves the others their trainings', async () => {
    const elsewhere = await openDojo(admin, 'Dojo Oliwa');
    expect((await admin.post('/training', trainingOn(elsewhere, '2026-12-28'))).status).toBe(201);
    expect(
      (await admin.post('/training', trainingOn(dojo, '2026-12-29', '17:00', { section: 'kids' }))).status,
    ).toBe(409);
    expect(
      (await admin.post('/training', trainingOn(dojo, '2026-12-29', '18:00', { section: 'adult' }))).status,
    ).toBe(201);
    expect((await admin.post('/training', trainingOn(dojo, '2026-12-29', '20:00'))).status).toBe(201);
  });

  it('is in the way of moving a training, and of restoring one', async () => {
    const planned = await plan('2026-12-30');
    const moved = { ...planned, ...trainingOn(dojo, '2026-12-25') };
    expect((await admin.put(`/training/${planned.id}`, moved)).status).toBe(409);
    await admin.post(`/training/${planned.id}/cancel`, { reason: 'Choroba' });
    await admin.post('/day-off', dayOffOn('2026-12-30'));
    const restored = await admin.post(`/training/${planned.id}/restore`);
    expect(restored.status).toBe(409);
    expect(restored.body).toContain('Remont sali');
  });

  it('gives a training back that is moved away from it', async () => {
    const planned = await plan('2026-12-31');
    const { body: eve } = await admin.post(
      '/day-off',
      dayOffOn('2026-12-31', undefined, { name: 'Sylwester' }),
    );
    const cancelled = (await admin.get(`/training/${planned.id}`)).body;
    expect(cancelled).toMatchObject({ state: 'cancelled', cancelReason: 'Sylwester', dayOff: eve.id });
    const moved = await admin.put(`/training/${planned.id}`, {
      ...cancelled,
      ...trainingOn(dojo, '2027-01-02'),
    });
    expect(moved.body).toMatchObject({ state: 'planned', cancelReason: null, dayOff: null });
  });
});

describe('the list', () => {
  it('comes by time, and is found by place, teacher and days', async () => {
    const rows = rowsOf<{ startsAt: string }>(await admin.get('/training?size=200'));
    const starts = rows.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted());
    expect(rowsOf(await admin.get('/training?q=oliwa')).length).toBe(1);
    expect(rowsOf(await admin.get('/training?q=administrator%20wrzeszcz&size=200')).length).toBeGreaterThan(
      5,
    );
    const week = 'startsAt.gte=2026-11-23T00:00:00%2B01:00&startsAt.lt=2026-11-26T00:00:00%2B01:00';
    expect(rowsOf(await admin.get(`/training?${week}`)).length).toBe(2);
    expect(rowsOf(await admin.get('/training?state.in=held,notHeld')).length).toBe(2);
  });
});

describe('who may', () => {
  it('members read the trainings and change none', async () => {
    const planned = await plan('2027-02-01');
    expect((await member.get(`/training/${planned.id}`)).status).toBe(200);
    expect((await member.post('/training', trainingOn(dojo, '2027-02-02'))).status).toBe(403);
    expect((await member.put(`/training/${planned.id}`, planned)).status).toBe(403);
    expect((await member.remove(`/training/${planned.id}`)).status).toBe(403);
    for (const verb of ['cancel', 'restore', 'hold', 'not-held'])
      expect((await member.post(`/training/${planned.id}/${verb}`, { reason: 'x' })).status, verb).toBe(403);
    expect((await club.nobody.get('/training')).status).toBe(401);
    expect((await admin.get(`/training/${planned.id}`)).body).toEqual(planned);
  });

  it('instructors plan and cancel', async () => {
    const { body } = await instructor.post('/training', trainingOn(dojo, '2027-02-03'));
    expect((await instructor.post(`/training/${body.id}/cancel`, { reason: 'Choroba' })).status).toBe(200);
  });
});
