import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { addDays, addYears, clubMoment } from '../src/club-time.ts';
import { loadConfig } from '../src/config.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import { DEMO_PASSWORD, demoUsers } from '../src/demo/users.ts';
import { seed } from '../src/seed/seed.ts';
import { FEW } from '../src/table/definition.ts';
import { tables } from '../src/tables/index.ts';
import { createTestDatabase } from './support/database.ts';
import { requestToken } from './support/token.ts';

const folder = await mkdtemp(join(tmpdir(), 'tatami-demo-'));
const config = loadConfig({ DEMO: '1', LOG_LEVEL: 'ERROR', DATA_DIR: folder });
/** A Friday, when the beginners have no training of their own; all of this holds on any day, which may be named. */
const today = process.env.DEMO_DAY ?? '2026-11-20';
const twoYearsAgo = addYears(today, -2);
const now = clubMoment(today, '10:20', config.clubTimezone);

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = openDatabase(await createTestDatabase());
  await seed(database, config, now);
  app = await buildApp({ config, database, now: () => now });
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(username: string) {
  const { body } = await requestToken(app, { username, password: DEMO_PASSWORD });
  const headers = { authorization: `Bearer ${body.access_token}` };
  return {
    async get(path: string) {
      const answer = await app.inject({ method: 'GET', url: `/api${path}`, headers });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    put: (path: string, payload: object) =>
      app.inject({ method: 'PUT', url: `/api${path}`, headers, payload }),
  };
}

const count = async (from: string): Promise<number> =>
  (await database.pool.query(`select count(*) from ${from}`)).rows[0].count;

describe('the example club', () => {
  it('has few rows where a table says so: a list of them may go through all', async () => {
    for (const { name, relation } of tables.filter(({ few }) => few))
      expect(await count(relation), name).toBeLessThan(FEW);
  });

  it('is of a believable size', async () => {
    expect(await count('workplace')).toBe(3);
    expect(await count('student')).toBe(120);
    expect(await count(`student where section = 'kids'`)).toBe(42);
    const staff = await count(`"user" u where exists (select from useringroupright m
      join groupright g on g.id = m."group" and g.name in ('Administrators', 'Instructors') where m."user" = u.id)`);
    expect(staff).toBe(12);
    const presences = await count('presence');
    // Some 20,000: who has been in the club for how long falls otherwise each day.
    expect(presences).toBeGreaterThan(18_000);
    expect(presences).toBeLessThan(24_000);
    const { rows } = await database.pool.query('select min(starts_at), max(starts_at) from training');
    expect(rows[0].min < addDays(twoYearsAgo, 8)).toBe(true);
    // Between two seasons is nearly a week.
    expect(rows[0].max > addDays(today, 110)).toBe(true);
  });

  it('shows faces: of all who teach, of the known students, and of a handful of others', async () => {
    const missing = await count(`"user" u where u.picture is null and exists (select from useringroupright m
      join groupright g on g.id = m."group" and g.name in ('Administrators', 'Instructors') where m."user" = u.id)`);
    expect(missing).toBe(0);
    expect(await count('student where picture is not null')).toBe(22);
    for (const section of ['kids', 'youth', 'adult'])
      expect(await count(`student where section = '${section}' and picture is not null`)).toBeGreaterThan(1);
    // Each is another one; a student and their account are one person.
    const { rows } = await database.pool.query(`select count(distinct picture) as faces from
      (select picture from student union all select picture from "user") all_of_them`);
    expect(rows[0].faces).toBe(24);
    const apart = `student s join "user" u on u.id = s."user" where s.picture is distinct from u.picture`;
    expect(await count(apart)).toBe(0);
  });

  it('has ten instructors who train, each with a dan, and shows their belts to whoever looks for a club', async () => {
    const cards = `"user" u join useringroupright m on m."user" = u.id
      join groupright r on r.id = m."group" and r.name = 'Instructors' join student s on s."user" = u.id`;
    expect(await count(`${cards} join grade g on g.id = s.grade and g.kind = 'dan'`)).toBe(10);
    // Their way there is on their cards, and took its time.
    const ways = `${cards} join student_grade a on a.student = s.id join grade g on g.id = a.grade`;
    expect(await count(`(select s.id from ${ways} group by 1 having count(*) <> max(g.rank)) odd`)).toBe(0);
    const hasty = `(select g.kind, (g.profiles->'PFA'->>'minMonths')::int as months, a.awarded_on - lag(a.awarded_on)
      over (partition by s.id order by g.rank) as days from ${ways}) steps where kind = 'dan' and days < months * 30`;
    expect(await count(hasty)).toBe(0);
    // They train, and nobody has to ask where they are.
    const unseen = `s.last_present_at is null or s.last_present_at < '${addDays(today, -21)}'`;
    expect(await count(`${cards} where ${unseen}`)).toBeLessThan(2);
    const { body } = await app.inject('/');
    for (const name of ['Krzysztof Osiński', 'Tomasz Zawadzki', 'Magdalena Wolska'])
      expect(body).toMatch(new RegExp(`${name}.{0,200}\\d dan`, 's'));
  });

  it('has told of the children’s show with a plan of the hall, which says what it shows, and a PDF', async () => {
    const member = await signIn('rodzic');
    const { _embedded } = await member.get('/announcement-file?sort=createdAt,asc');
    expect(_embedded.results).toMatchObject([
      {
        name: 'Sala z góry.png',
        width: 1200,
        height: 900,
        alt: expect.stringMatching(/^Plan sali: wejście/),
      },
      { name: 'Plan pokazu.pdf', mediaType: 'application/pdf', width: null, alt: null },
    ]);
  });

  it('has something in each table of the administration', async () => {
    expect(await count('item')).toBe(30);
    expect(
      await count(`item i where (status = 'loaned') <>
      exists (select from item_loan l where l.item = i.id and l.returned_on is null)`),
    ).toBe(0);
    expect(await count('item_loan where returned_on is null')).toBeGreaterThan(3);
    expect(await count(`item_loan where returned_on is null and due_on < date '${today}'`)).toBe(3);
    expect(await count('technik')).toBe(57);
    expect(await count('technik_requirement')).toBe(151);
    expect(await count(`technik_progress where level = 'mastered'`)).toBeGreaterThan(20);
    expect(await count(`technik_progress where (level = 'mastered') <> (confirmed_by is not null)`)).toBe(0);
    expect(await count('training_technik')).toBeGreaterThan(100);
    expect(
      await count(
        `training_technik d join training c on c.id = d.training where c.starts_at > '${now.toISOString()}'`,
      ),
    ).toBe(0);
    expect(await count('student_limit')).toBe(2);
    expect(await count('lead')).toBe(7);
    for (const state of ['new', 'contacted', 'trial', 'joined', 'closed'])
      expect(await count(`lead where state = '${state}'`)).toBeGreaterThan(0);
    expect(await count(`lead where state = 'joined' and student is null`)).toBe(0);
    expect(await count('task')).toBe(12);
    expect(await count(`task where status = 'done' and done_at is null`)).toBe(0);
    expect(await count('tablefortest')).toBe(10);
    expect(await count('userlastlogin')).toBeGreaterThan(20);
  });

  it('has held the exams of two years, whose passes are its grades, and asks for answers to the next', async () => {
    // In the days before that of December the one of two years ago is past, and the next to come.
    const held = await count(`exam where state = 'completed'`);
    expect([5, 6]).toContain(held);
    // One is open, and one under way.
    expect(await count('exam')).toBe(held + 2);
    expect(
      await count(`exam_candidate c join exam e on e.id = c.exam and e.state = 'completed'
      where c.protocol_no is null or (c.result = 'passed') <> exists (
        select from student_grade a where a.exam = e.id and a.student = c.student and a.grade = c.grade_to)`),
    ).toBe(0);
    expect(await count(`exam_candidate where result = 'failed'`)).toBeGreaterThan(0);
    const open = `exam_candidate c join exam e on e.id = c.exam and e.state = 'open' and e.date > date '${today}'`;
    expect(await count(`${open} where c.rsvp = 'accepted'`)).toBeGreaterThan(3);
    expect(await count(`${open} where cardinality(c.missing) > 0 and c.override_reason is not null`)).toBe(1);
  });

  it('has an exam of today under way, whose candidates two examiners are marking', async () => {
    const underWay = `exam e where e.state = 'inProgress' and e.date = date '${today}'`;
    expect(await count(underWay)).toBe(1);
    const candidates = `exam_candidate c where c.exam in (select id from ${underWay}) and c.result = 'pending'`;
    expect(await count(candidates)).toBeGreaterThan(2);
    expect(await count(`(select distinct grade_to from ${candidates}) g`)).toBe(1);
    const marks = `exam_mark m where m.candidate in (select id from ${candidates})`;
    expect(await count(`(select distinct examiner from ${marks}) e`)).toBe(2);
    // Some techniques both have seen, and not all alike.
    expect(
      await count(
        `(select candidate, technik from ${marks} group by 1, 2 having count(distinct mark) = 2) differing`,
      ),
    ).toBeGreaterThan(0);
    expect(await count(`${marks} and m.note is not null`)).toBeGreaterThan(0);
  });

  it('has photos beside some answers to a homework, small ones', async () => {
    expect(await count('homework_file')).toBeGreaterThan(2);
    expect(await count('homework_file where bytes > 40000')).toBe(0);
    expect(
      await count(`homework_file f join upload u on u.file = f.id where f.bytes <> (
        select sum(length(p.bytes)) from upload_piece p where p.upload = u.id)`),
    ).toBe(0);
  });

  it('has given forty homeworks and written twelve articles', async () => {
    expect(await count('homework')).toBe(40);
    expect(await count(`homework where state = 'published'`)).toBe(4);
    for (const state of ['assigned', 'submitted', 'reviewed', 'returned'])
      expect(await count(`homework_submission where state = '${state}'`), state).toBeGreaterThan(0);
    expect(await count('article')).toBe(12);
    for (const state of ['draft', 'scheduled', 'published', 'archived'])
      expect(await count(`article where state = '${state}'`), state).toBeGreaterThan(0);
    expect(await count('article where cover is not null and cover_alt_en is not null')).toBe(4);
    expect(await count(`file where "table" = 'article'`)).toBe(12);
    // One is in Polish alone, and has nothing in English at all.
    expect(await count('article where title_en is null or lead_en is null or body_en is null')).toBe(1);
    expect(await count('article where title_en is null and lead_en is null and body_en is null')).toBe(1);
  });

  it('has told those of it whom something concerned, and the newest of it they have not read yet', async () => {
    const told = async (username: string, more = '') =>
      count(`notice n join "user" u on u.id = n."user" and u.username = '${username}'
        where n.kind <> 'newDevice' ${more}`);
    for (const username of ['czlonek', 'rodzic']) {
      expect(await told(username, 'and n.read_at is null'), username).toBe(2);
      expect(await told(username), username).toBeGreaterThan(2);
    }
    expect(
      await count(`notice where not created_at between timestamptz '${now.toISOString()}' - interval '90 days'
        and '${now.toISOString()}' or not read_at between created_at and '${now.toISOString()}'`),
    ).toBe(0);
  });

  it('breaks none of the club’s own rules', async () => {
    expect(
      await count(`student s where status <> 'left' and birth_date > date '${today}' - interval '18 years'
        and not exists (select from guardian g where g.student = s.id)`),
    ).toBe(0);
    expect(
      await count(`training t join day_off d on (t.starts_at at time zone 'Europe/Warsaw')::date
          between d.date_from and d.date_to
          and (d.workplace is null or d.workplace = t.workplace) and (d.section is null or d.section = t.section)
        where t.state = 'planned' and not (t.kind in ('seminar', 'exam') and d.kind <> 'closure')`),
    ).toBe(0);
    expect(await count(`training where state = 'planned' and ends_at < '${now.toISOString()}'`)).toBe(0);
    expect(
      await count(
        `presence p join training t on t.id = p.training where t.state in ('cancelled', 'notHeld')`,
      ),
    ).toBe(0);
  });

  it('gave each grade to somebody who had trained for it', async () => {
    const awarded = await count(
      `student_grade where awarded_on > date '${twoYearsAgo}' and exam is not null`,
    );
    expect(awarded).toBeGreaterThan(60);
    const unearned = await count(`student_grade a
      join student s on s.id = a.student join grade g on g.id = a.grade
      left join lateral (select awarded_on from student_grade b where b.student = a.student
        and b.awarded_on < a.awarded_on order by awarded_on desc limit 1) b on true
      where a.awarded_on > date '${twoYearsAgo}'
        and (select count(distinct (t.starts_at at time zone 'Europe/Warsaw')::date) from presence p
             join training t on t.id = p.training
             where p.student = s.id and p.status in ('present', 'late') and t.counts_for_grade
               and (t.starts_at at time zone 'Europe/Warsaw')::date <= a.awarded_on
               and (b.awarded_on is null or (t.starts_at at time zone 'Europe/Warsaw')::date > b.awarded_on))
          + case when b.awarded_on is null or b.awarded_on < s.carry_over_as_of then s.carry_over_days else 0 end
          < (g.profiles->'PFA'->>'minTrainingDays')::int`);
    expect(unearned).toBe(0);
  });
});

describe('its people', () => {
  it('are known by name, face and belt before anybody is signed in, and nobody else is', async () => {
    const { demoUsers: people } = (await app.inject('/api/about')).json();
    expect(
      people.map(({ firstName, lastName }: Record<string, string>) => `${firstName} ${lastName}`),
    ).toEqual(['Joanna Rekowska', 'Tomasz Zawadzki', 'Katarzyna Lis', 'Piotr Mazur', 'Michał Dąbek']);
    const member = people.find(({ username }: { username: string }) => username === 'czlonek');
    const { rows } = await database.pool.query(
      `select belt_color from student where first_name = 'Katarzyna' and last_name = 'Lis'`,
    );
    expect(rows).toEqual([{ belt_color: member.beltColor }]);
    // Whoever only administers wears none.
    expect(people[0].beltColor).toBeNull();
    const face = await app.inject({ url: `/api${member.face}` });
    expect(face.statusCode).toBe(200);
    expect(face.headers['content-type']).toBe('image/webp');
    for (const other of ['admin', 'krzysztof.osinski']) {
      const url = `/api${member.face.replace('czlonek', other)}`;
      expect((await app.inject({ url })).statusCode, other).toBeGreaterThanOrEqual(400);
    }
  });

  it.each(demoUsers)('$username signs in', async ({ username, role }) => {
    const caller = await signIn(username);
    expect(await caller.get('/authinfo/roles')).toEqual([role]);
  });

  it('the member trains, and the parent has two children who do', async () => {
    const member = await signIn('czlonek');
    const { student } = await member.get('/authinfo/whoami');
    const { page } = await member.get(`/presence?student=${student}`);
    expect(page.totalElements).toBeGreaterThan(50);
    const parent = await signIn('rodzic');
    const { students } = await parent.get('/authinfo/owner');
    expect(students).toMatchObject([
      { firstName: 'Antoni', lastName: 'Mazur', relation: 'child', section: 'kids' },
      { firstName: 'Zofia', lastName: 'Mazur', relation: 'child', section: 'kids' },
    ]);
    for (const { id, section, gradeRank } of students)
      expect(await parent.get(`/student/${id}`)).toMatchObject({ section, gradeRank });
  });

  it('the instructor has a training under way, for which some have signed up and nobody is marked yet', async () => {
    const instructor = await signIn('instruktor');
    const me = await instructor.get('/authinfo/whoami');
    const list = await instructor.get(
      `/training?instructor=${me.id}&startsAt.lte=${now.toISOString()}&endsAt.gt=${now.toISOString()}`,
    );
    expect(list._embedded.results).toMatchObject([{ title: 'Dorośli – początkujący', state: 'planned' }]);
    const [{ id }] = list._embedded.results;
    const { students } = await instructor.get(`/training/${id}/roster`);
    expect(students.length).toBeGreaterThanOrEqual(12);
    expect(students.length).toBeLessThanOrEqual(36);
    expect(students.some(({ lastName }: { lastName: string }) => lastName === 'Lis')).toBe(true);
    const said = students.flatMap(({ presence }: { presence: { status: string } | null }) => presence ?? []);
    expect(said.length).toBeGreaterThanOrEqual(4);
    expect(said.every(({ status }: { status: string }) => status === 'declared')).toBe(true);
    const home = await (await signIn('czlonek')).get('/home');
    const of = home.coming.find(({ training }: { training: string }) => training === id);
    expect(of.people.length, 'whom a member sees of them').toBeGreaterThanOrEqual(3);
    const marks = students
      .slice(0, 12)
      .map(({ student }: { student: string }) => ({ student, status: 'present' }));
    const marked = await instructor.put(`/training/${id}/presences`, marks);
    expect(marked.statusCode, marked.body).toBe(200);
    expect(await instructor.get(`/training/${id}`)).toMatchObject({ state: 'planned', presentCount: 12 });
  });
});

describe('the first start', () => {
  /** The very first minutes of Christmas. */
  const christmas = new Date('2026-12-25T00:05:00+01:00');

  it('leaves nothing when it is cut off, and makes the whole club when it is tried again', async () => {
    const other = await createTestDatabase();
    const club = openDatabase(other);
    try {
      const started = seed(club, config, christmas);
      const outcome = started.then(
        () => 'finished',
        () => 'cut off',
      );
      await expect.poll(cutOff, { interval: 50, timeout: 30_000 }).toBe(1);
      expect(await outcome).toBe('cut off');
      for (const table of ['"user"', 'grade', 'workplace', 'student', 'training'])
        expect((await club.pool.query(`select count(*) from ${table}`)).rows, table).toEqual([{ count: 0 }]);

      expect(await seed(club, config, christmas)).toMatchObject({ isFirstStart: true });
      expect(await seed(club, config, christmas)).toMatchObject({ isFirstStart: false });
      const { rows } = await club.pool.query(
        `select title, kind, state, (select count(*) from student) as students from training
         where starts_at <= $1 and ends_at > $1`,
        [christmas.toISOString()],
      );
      // A holiday: what the instructor teaches now is a seminar.
      expect(rows).toEqual([
        { title: 'Dorośli – początkujący', kind: 'seminar', state: 'planned', students: 120 },
      ]);
      // Whatever day it is, some things should be back by now.
      const { rows: overdue } = await club.pool.query(
        `select count(*) from item_loan where returned_on is null and due_on < date '2026-12-25'`,
      );
      expect(overdue).toEqual([{ count: 3 }]);
    } finally {
      await club.close();
    }

    /** Ends the connection that has been writing for more than a second; how many there were. */
    async function cutOff(): Promise<number> {
      const name = new URL(other).pathname.slice(1);
      const { rows } = await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = $1 and clock_timestamp() - xact_start > interval '1 second'`,
        [name],
      );
      return rows.length;
    }
  }, 180_000);
});
