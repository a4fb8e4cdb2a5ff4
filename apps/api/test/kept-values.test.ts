import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseUsers } from '../src/calls/profile/erase-users.ts';
import { theServer } from '../src/session/viewer.ts';
import type { Change } from '../src/table/changes.ts';
import { insertRows } from '../src/table/door.ts';
import { inWriteContext } from '../src/table/write.ts';
import { presenceTable } from '../src/tables/presence/index.ts';
import type { Answer, Caller, TestClub } from './support/club.ts';
import { openTestClub } from './support/club.ts';
import { untrueRows } from './support/kept-values.ts';
import { type Dojo, dayOffOn, openDojo, rowsOf, trainingOn, travel } from './support/schedule.ts';

let club: TestClub;
let admin: Caller;
let dojo: Dojo;
const students: string[] = [];
const trainings: string[] = [];
const grades: string[] = [];
const items: string[] = [];
let exam: string;

const STUDENTS = 8;
const statuses = ['present', 'late', 'absent', 'excused', 'declared', null] as const;

beforeAll(async () => {
  club = await openTestClub();
  await club.join('odchodzaca', 'Members');
  admin = await travel(club, '2026-11-20', '12:00');
  dojo = await openDojo(admin, 'Dojo Wrzeszcz');
  grades.push(...rowsOf<{ id: string }>(await admin.get('/grade?size=200')).map(({ id }) => id));
  for (let n = 0; n < STUDENTS; n += 1) {
    const person = { firstName: 'Jan', lastName: `Nowak ${n}`, joinedOn: '2020-01-15' };
    students.push((await admin.post('/student', person)).body.id);
  }
  await admin.post('/training-series', {
    title: 'Wieczorem',
    ...dojo,
    weekdays: [2],
    localTime: '18:00',
    durationMinutes: 90,
    dateFrom: '2026-10-20',
    dateTo: '2026-12-15',
  });
  for (const day of ['2026-11-13', '2026-11-16', '2026-11-18', '2026-11-27'])
    await admin.post('/training', trainingOn(dojo, day));
  for (const name of ['Bokken', 'Jo', 'Gi'])
    items.push((await admin.post('/item', { name, category: 'weapon' })).body.id);
  const examDay = { name: 'Egzamin', date: '2026-11-20', workplace: dojo.workplace, profile: 'PFA' };
  exam = (await admin.post('/exam', { ...examDay, examiners: ['Sensei'] })).body.id;
  for (const step of ['open', 'start']) await admin.post(`/exam/${exam}/${step}`);
  trainings.push(...rowsOf<{ id: string }>(await admin.get('/training?size=200')).map(({ id }) => id));
});
afterAll(() => club.close());

const untrue = () => untrueRows(club.database.pool);

interface Deed {
  what: keyof typeof deeds;
  who: number;
  where: number;
  how: number;
}

const at = <Item>(items: readonly Item[], turn: number) => items[turn % items.length] as Item;
const anyRow = async (table: string, turn: number, narrowed = '') =>
  at(
    rowsOf<{ id: string; status: string }>(await admin.get(`/${table}?size=200&sort=id,asc${narrowed}`)),
    turn,
  );

/** What people do to all that others keep something of, each in a way that now and then is refused. */
const deeds = {
  rollCall: ({ who, where, how }: Deed) =>
    admin.put(
      `/training/${at(trainings, where)}/presences`,
      students.slice(who % 4).map((student, n) => ({ student, status: at(statuses, how + n * (who + 1)) })),
    ),
  mark: ({ who, where, how }: Deed) =>
    admin.post('/presence', {
      student: at(students, who),
      training: at(trainings, where),
      status: at(statuses.slice(0, 5), how),
    }),
  correct: async ({ where, how }: Deed) => {
    const row = await anyRow('presence', where);
    return row && admin.put(`/presence/${row.id}`, { ...row, status: at(statuses.slice(0, 5), how) });
  },
  takeBack: async ({ where }: Deed) => {
    const row = await anyRow('presence', where);
    return row && admin.remove(`/presence/${row.id}`);
  },
  invalidate: async ({ where }: Deed) => {
    const row = await anyRow('presence', where);
    return row && admin.post(`/presence/${row.id}/invalidate`, { reason: 'pomyłka' });
  },
  restoreMark: async ({ where }: Deed) => {
    const row = await anyRow('presence', where, '&invalidatedAt.null=false');
    return row && admin.post(`/presence/${row.id}/restore`);
  },
  move: ({ where, who, how }: Deed) =>
    admin.put(
      `/training/${at(trainings, where)}`,
      trainingOn(
        { ...dojo, instructor: at([dojo.instructor, at(students, who)], how) },
        `2026-11-${String(3 + (how % 25)).padStart(2, '0')}`,
      ),
    ),
  cancel: ({ where }: Deed) => admin.post(`/training/${at(trainings, where)}/cancel`, { reason: 'choroba' }),
  restore: ({ where }: Deed) => admin.post(`/training/${at(trainings, where)}/restore`),
  notHeld: ({ where }: Deed) => admin.post(`/training/${at(trainings, where)}/not-held`),
  removeTraining: async ({ where }: Deed) => {
    const row = await anyRow('training', where, '&series.null=false');
    return row && admin.remove(`/training/${row.id}`);
  },
  startSeries: ({ who, where, how }: Deed) =>
    admin.post('/training-series', {
      title: 'Rano',
      ...dojo,
      instructor: at(students, who),
      section: at(['adult', 'kids', null], where),
      kind: at(['regular', 'seminar'], how),
      weekdays: [1 + (where % 7)],
      localTime: '07:00',
      durationMinutes: 60,
      dateFrom: '2026-11-16',
      dateTo: '2026-12-06',
    }),
  shiftSeries: async ({ where, how }: Deed) => {
    const row = await anyRow('training-series', where);
    return row && admin.put(`/training-series/${row.id}`, { ...row, localTime: `${16 + (how % 4)}:00` });
  },
  reshapeSeries: async ({ who, where, how }: Deed) => {
    const row = await anyRow('training-series', where);
    const weekdays = [1 + (who % 7), 1 + ((who + 1) % 7)];
    const instructor = at([dojo.instructor, ...students], who);
    return (
      row &&
      admin.put(`/training-series/${row.id}`, {
        ...row,
        instructor,
        weekdays,
        dateTo: `2026-12-${10 + (how % 15)}`,
      })
    );
  },
  splitSeries: async ({ where, how }: Deed) => {
    const row = await anyRow('training-series', where);
    const from = `2026-11-${21 + (how % 9)}`;
    return row && admin.post(`/training-series/${row.id}/split`, { from, title: 'Dalej' });
  },
  removeSeries: async ({ where }: Deed) => {
    const row = await anyRow('training-series', where);
    return row && admin.remove(`/training-series/${row.id}`);
  },
  dayOff: ({ where, who, how }: Deed) =>
    admin.post(
      '/day-off',
      dayOffOn(`2026-11-${20 + ((where + how) % 10)}`, '2026-11-30', {
        kind: at(['closure', 'schoolBreak'], how),
        section: at(['adult', null, null], who),
      }),
    ),
  changeDayOff: async ({ where, how }: Deed) => {
    const row = await anyRow('day-off', where);
    const [month, last] = at(
      [
        [11, 30],
        [12, 20],
      ],
      how,
    );
    const dates = { dateFrom: `2026-${month}-${10 + (where % 10)}`, dateTo: `2026-${month}-${last}` };
    return row && admin.put(`/day-off/${row.id}`, { ...row, ...dates });
  },
  removeDaysOff: async ({ how }: Deed) => {
    const rows = rowsOf<{ id: string }>(await admin.get('/day-off?size=200&sort=id,asc'));
    return admin.post('/day-off/batch', { remove: rows.slice(how % 2).map(({ id }) => id) });
  },
  rename: async ({ who, how }: Deed) => {
    const path = at([`/user/${dojo.instructor}`, `/student/${at(students, who)}`], how);
    const { body } = await admin.get(path);
    return admin.put(path, { ...body, lastName: at(['Żak', 'Bąk', 'Ćwik'], who) });
  },
  award: ({ who, how }: Deed) =>
    admin.post('/student-grade', {
      student: at(students, who),
      grade: at(grades, how),
      awardedOn: `2026-0${1 + (how % 9)}-10`,
      note: 'z innego klubu',
    }),
  annul: async ({ where }: Deed) => {
    const row = await anyRow('student-grade', where);
    return row && admin.post(`/student-grade/${row.id}/annul`, { reason: 'pomyłka' });
  },
  recolour: async ({ where, how }: Deed) => {
    const row = await anyRow('grade', where);
    return row && admin.put(`/grade/${row.id}`, { ...row, beltColor: at(['#ffffff', '#000000'], how) });
  },
  enter: ({ who, where }: Deed) =>
    admin.post('/exam-candidate', {
      exam,
      student: at(students, who),
      gradeTo: at(grades, 1 + (where % 3)),
      overrideReason: 'z innego klubu',
    }),
  answer: async ({ where, how }: Deed) => {
    const row = await anyRow('exam-candidate', where);
    return row && admin.post(`/exam-candidate/${row.id}/${at(['accept', 'decline', 'invite'], how)}`);
  },
  judge: async ({ where, how }: Deed) => {
    const row = await anyRow('exam-candidate', where);
    const result = at(['passed', 'failed', 'pending'], how);
    return row && admin.put(`/exam-candidate/${row.id}`, { ...row, result });
  },
  withdraw: async ({ where }: Deed) => {
    const row = await anyRow('exam-candidate', where);
    return row && admin.remove(`/exam-candidate/${row.id}`);
  },
  lend: ({ who, where, how }: Deed) =>
    admin.post('/item-loan', {
      item: at(items, where),
      student: at(students, who),
      from: '2026-11-02',
      dueOn: at(['2026-11-05', null], how),
    }),
  takeLoanBack: async ({ where }: Deed) => {
    const row = await anyRow('item-loan', where, '&returnedOn.null=true');
    return row && admin.post(`/item-loan/${row.id}/return`, {});
  },
  prolong: async ({ where, how }: Deed) => {
    const row = await anyRow('item-loan', where);
    return row && admin.put(`/item-loan/${row.id}`, { ...row, dueOn: `2026-11-${10 + (how % 20)}` });
  },
  forgetLoan: async ({ where }: Deed) => {
    const row = await anyRow('item-loan', where);
    return row && admin.remove(`/item-loan/${row.id}`);
  },
  giveHomework: async ({ who, how }: Deed) => {
    const given = await admin.post('/homework', {
      title: 'Ukemi',
      description: 'Codziennie.',
      assignees: 'students',
      students: students.slice(who % STUDENTS),
      dueAt: `2026-12-${10 + (how % 20)}T18:00:00Z`,
    });
    return admin.post(`/homework/${given.body.id}/publish`);
  },
  putOff: async ({ where, how }: Deed) => {
    const row = await anyRow('homework', where);
    const dueAt = at([`2027-01-${10 + (how % 20)}T18:00:00Z`, null], where);
    return row && admin.put(`/homework/${row.id}`, { ...row, dueAt });
  },
  handIn: async ({ where }: Deed) => {
    const row = await anyRow('homework-submission', where);
    await admin.put(`/homework-submission/${row?.id}`, { ...row, text: 'Zrobione.' });
    return row && admin.post(`/homework-submission/${row.id}/submit`);
  },
  review: async ({ where, how }: Deed) => {
    const row = await anyRow('homework-submission', where, '&state=submitted');
    const body = { feedback: 'Dobrze.', rating: 5 };
    return row && admin.post(`/homework-submission/${row.id}/${at(['review', 'return'], how)}`, body);
  },
  takeOff: async ({ where }: Deed) => {
    const row = await anyRow('homework-submission', where);
    return row && admin.remove(`/homework-submission/${row.id}`);
  },
  addGuardian: ({ who }: Deed) => admin.post('/guardian', { student: at(students, who), name: 'Opiekun' }),
  moveGuardian: async ({ where, who }: Deed) => {
    const row = await anyRow('guardian', where);
    return row && admin.put(`/guardian/${row.id}`, { ...row, student: at(students, who) });
  },
  removeGuardian: async ({ where }: Deed) => {
    const row = await anyRow('guardian', where);
    return row && admin.remove(`/guardian/${row.id}`);
  },
  batch: ({ who, where, how }: Deed) =>
    admin.post('/presence/batch', {
      save: students.map((student, n) => ({
        student,
        training: at(trainings, where + n * who),
        status: at(statuses.slice(0, 5), how + n),
      })),
      dryRun: how % 3 === 0,
    }),
} satisfies Record<string, (deed: Deed) => Promise<Answer | undefined>>;

const deed = fc.record({
  what: fc.constantFrom(...(Object.keys(deeds) as (keyof typeof deeds)[])),
  who: fc.nat(200),
  where: fc.nat(200),
  how: fc.nat(200),
});

test('what is kept is what follows, whatever is done, one after another and at the same time', async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), { minLength: 12, maxLength: 20 }),
      async (days) => {
        for (const together of days) {
          const answers = await Promise.all(together.map((each) => deeds[each.what](each)));
          for (const [index, answer] of answers.entries()) {
            expect(answer?.status ?? 0, JSON.stringify([together[index], answer?.body])).toBeLessThan(500);
            const { what } = together[index] as Deed;
            if (answer && answer.status < 300) done.set(what, (done.get(what) ?? 0) + 1);
          }
          expect(await untrue()).toEqual({});
        }
      },
    ),
    { numRuns: 20, seed: 2026, endOnFailure: true },
  );
  expect(Object.keys(deeds).filter((what) => !done.has(what))).toEqual([]);
  // A bound for a machine that is busy with other things: some thousand requests.
}, 240_000);

test('it is no write of the row that keeps it: no version, no time, no line in the log; but it is news', async () => {
  const training = (await admin.post('/training', trainingOn(dojo, '2026-11-19', '07:00'))).body;
  const enrol = async (lastName: string) =>
    (await admin.post('/student', { firstName: 'Ewa', lastName, joinedOn: '2020-01-15' })).body;
  const [here, missing] = [await enrol('Obecna'), await enrol('Nieobecna')];
  const news: Change[] = [];
  const stop = club.services.changes.subscribe((changes) => news.push(...changes));
  await inWriteContext(club.services, theServer, (context) =>
    insertRows(context, presenceTable, [
      { student: here.id, training: training.id, status: 'present', source: 'import' },
      { student: missing.id, training: training.id, status: 'absent', source: 'import' },
    ]),
  );
  stop();
  expect((await admin.get(`/student/${here.id}`)).body).toEqual({
    ...here,
    lastPresentAt: training.startsAt,
  });
  const counts = { presentCount: 1, absentCount: 1 };
  expect((await admin.get(`/training/${training.id}`)).body).toEqual({ ...training, ...counts });
  for (const { id } of [here, training])
    expect(rowsOf(await admin.get(`/audit-log?row=${id}`))).toMatchObject([{ verb: 'create' }]);
  expect(
    news.flatMap(({ table, id, verb, version }) =>
      table === 'presence' ? [] : [{ table, id, verb, version }],
    ),
  ).toEqual([
    { table: 'student', id: here.id, verb: 'keep', version: 1 },
    { table: 'training', id: training.id, verb: 'keep', version: 1 },
  ]);
});

test('of two who mark the same person at the same time, the second knows of the first', async () => {
  const lesson = async (day: string) => (await admin.post('/training', trainingOn(dojo, day, '07:00'))).body;
  const [earlier, later] = [await lesson('2026-11-17'), await lesson('2026-11-19')];
  const person = { firstName: 'Ewa', lastName: 'Wszędobylska', joinedOn: '2020-01-15' };
  const { id } = (await admin.post('/student', person)).body;
  const other = await club.database.pool.connect();
  await other.query('begin');
  await other.query(
    `insert into presence (id, created_at, updated_at, student, training, training_starts_at, status, source)
     values (gen_random_uuid(), now(), now(), $1, $2, $3, 'present', 'instructor')`,
    [id, later.id, later.startsAt],
  );
  await other.query('update student set last_present_at = $2 where id = $1', [id, later.startsAt]);
  const marking = admin.put(`/training/${earlier.id}/presences`, [{ student: id, status: 'present' }]);
  await expect
    .poll(async () => {
      const { rows } = await club.database.pool.query(
        `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0].waiting;
    })
    .toBe(1);
  await other.query('commit');
  other.release();
  expect((await marking).status).toBe(200);
  expect((await admin.get(`/student/${id}`)).body.lastPresentAt).toBe(later.startsAt);
  // The other one wrote past the door, which would have counted the mark.
  await club.database.pool.query('update training set present_count = 1 where id = $1', [later.id]);
});

test('whoever is erased keeps their attendance, and their trainings the count of it', async () => {
  const [student = ''] = students;
  const { body: lesson } = await admin.post('/training', trainingOn(dojo, '2026-11-12', '07:00'));
  await admin.put(`/training/${lesson.id}/presences`, [{ student, status: 'present' }]);
  const { rows } = await club.database.pool.query<{ id: string }>(
    `update "user" set status = 'pendingErasure', erasure_requested_at = '2026-01-01' where username = 'odchodzaca' returning id`,
  );
  await admin.put(`/student/${student}`, {
    ...(await admin.get(`/student/${student}`)).body,
    user: rows[0]?.id,
  });
  const { lastPresentAt } = (await admin.get(`/student/${student}`)).body;
  await eraseUsers(club.services);
  expect((await admin.get(`/student/${student}`)).body).toMatchObject({ lastName: '–', lastPresentAt });
  expect(lastPresentAt).not.toBeNull();
  expect(await untrue()).toEqual({});
});

test('the answer to a write says already what the row keeps', async () => {
  await admin.post('/day-off', dayOffOn('2027-01-13'));
  const sent = {
    title: 'Zimą',
    ...dojo,
    weekdays: [3],
    localTime: '18:00',
    durationMinutes: 90,
    dateFrom: '2027-01-04',
    dateTo: '2027-01-31',
  };
  const { body } = await admin.post('/training-series', sent);
  expect(body).toMatchObject({ trainingCount: 3, skippedCount: 1 });
  const [student = ''] = students;
  const { firstName, lastName } = (await admin.get(`/student/${student}`)).body;
  const instructorName = `${firstName} ${lastName}`;
  const changes = { instructor: student, dateTo: '2027-01-26' };
  expect((await admin.put(`/training-series/${body.id}`, { ...sent, ...changes })).body).toMatchObject({
    trainingCount: 2,
    skippedCount: 1,
    instructorName,
  });
  const split = await admin.post(`/training-series/${body.id}/split`, { from: '2027-01-12' });
  expect(split.body).toMatchObject({ trainingCount: 1, skippedCount: 1, instructorName });
  expect((await admin.get(`/training-series/${body.id}`)).body).toMatchObject({
    trainingCount: 1,
    skippedCount: 0,
  });
});

test('a club that was there before is filled in by the migration', async () => {
  const { pool } = club.database;
  await pool.query(`
    alter table presence alter column training_starts_at drop not null;
    update presence set training_starts_at = null;
    update student set grade = null, grade_rank = null, belt_color = null, last_present_at = null, guardian_count = 0;
    update exam set candidate_count = 0, pending_count = 0, passed_count = 0;
    update day_off set cancelled_count = 0;
    update homework set assigned_count = 0, submitted_count = 0, reviewed_count = 0;
    update homework_submission set due_at = null;
    update item set loaned_to = null, loan_due_on = null;
    alter table training alter column instructor_name drop not null;
    alter table training_series alter column instructor_name drop not null;
    update training set instructor_name = null;
    update training_series set instructor_name = null, training_count = 0, skipped_count = 0;
    update training set present_count = 0, declared_count = 0, excused_count = 0, absent_count = 0`);
  expect(await untrue()).not.toEqual({});
  for (const name of ['0009_kept-values', '0014_kept-lessons', '0026_kept-counts']) {
    const migration = readFileSync(join(import.meta.dirname, `../drizzle/${name}.sql`), 'utf8');
    for (const statement of migration.split('--> statement-breakpoint'))
      if (/^\s*UPDATE/.test(statement)) await pool.query(statement);
  }
  expect(await untrue()).toEqual({});
});
