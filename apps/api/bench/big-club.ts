import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadConfig } from '../src/config.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPostgres } from '../src/postgres/open-postgres.ts';
import { seed } from '../src/seed/seed.ts';
import { createSessions } from '../src/session/sessions.ts';
import { FEW, quote } from '../src/table/definition.ts';
import { tables } from '../src/tables/index.ts';

export const PASSWORD = 'bench password 1';

export interface Sizes {
  students: number;
  trainings: number;
  presences: number;
  /** How many years of exams, homework and loans; one unless told. */
  years?: number;
}

export const roles = ['administrator', 'instructor', 'member', 'guardian'] as const;
export type Role = (typeof roles)[number];

export interface SignedIn {
  user: string;
  token: string;
}

/** A database with a club in it, for as long as a bench runs. */
export interface BenchClub {
  url: string;
  database: Database;
  /** Somebody in the role, signed in; the first of them unless told. */
  signIn(role: Role, nth?: number): Promise<SignedIn>;
  /** Signs a user in without a password. @returns the token */
  startSession(userId: string): Promise<string>;
  close(): Promise<void>;
}

/** A PostgreSQL of the bench's own with a club as every club starts, and these people and trainings in it. */
export async function openBenchClub(sizes?: Sizes): Promise<BenchClub> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tatami-bench-'));
  const quiet = { info: () => {}, warn: () => {}, error: console.error };
  const postgres = await openPostgres({ dataDir, databaseUrl: null, log: quiet });
  const removeAll = async () => {
    await postgres.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.url);
    const config = loadConfig({ ADMIN_PASSWORD: PASSWORD });
    const database = openDatabase(postgres.url);
    await seed(database, config);
    if (sizes) await fill(postgres.url, sizes);
    const sessions = createSessions(database, {
      requireSecondFactor: config.requireSecondFactor,
      // Nobody is to hear of it.
      onNewDevice: async () => () => {},
      now: Date.now,
    });
    const startSession = async (userId: string) => {
      const session = await sessions.start({
        userId,
        method: 'password',
        passwordHash: null,
        remember: true,
        secondFactor: false,
        address: '127.0.0.0',
        device: 'bench',
      });
      return session?.token ?? '';
    };
    return {
      url: postgres.url,
      database,
      async signIn(role, nth = 0) {
        const { rows } = await database.pool.query<{ id: string }>(`${whoIs[role]} limit 1 offset ${nth}`);
        const [person] = rows;
        if (!person) throw new Error(`There is no ${role} of number ${nth} in the club.`);
        return { user: person.id, token: await startSession(person.id) };
      },
      startSession,
      async close() {
        await database.close();
        await removeAll();
      },
    };
  } catch (error) {
    await removeAll();
    throw error;
  }
}

const inGroup = (name: string) =>
  `select m."user" as id from useringroupright m join groupright g on g.id = m."group" where g.name = '${name}' order by 1`;

const whoIs: Record<Role, string> = {
  administrator: inGroup('Administrators'),
  instructor: inGroup('Instructors'),
  member: `select s."user" as id from student s join "user" u on u.id = s."user"
    where s.status = 'active' and s.section = 'adult' and u.status = 'active'
    and not exists (select from guardian g where g."user" = s."user")
    and exists (select from presence p where p.student = s.id) order by s.joined_on`,
  guardian: `select g."user" as id from guardian g join student s on s.id = g.student join "user" u on u.id = g."user"
    where s.status = 'active' and u.status = 'active' order by s.joined_on`,
};

/** Some years of a large club, written past the rules of the server, which would take an hour over it. */
async function fill(url: string, { students, trainings, presences, years = 1 }: Sizes): Promise<void> {
  const marksATraining = Math.round(presences / (trainings * PAST));
  if (marksATraining >= students) throw new Error('So many presences need more students or trainings.');
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`
      set my.students = ${students};
      set my.trainings = ${trainings};
      set my.marks = ${marksATraining};
      set my.years = ${years};`);
    for (const statement of FILL.split(';\n')) await client.query(statement);
    await client.query('vacuum analyze');
    await fillIn(client);
    await client.query('vacuum analyze');
    for (const { name, relation } of tables.filter((table) => table.few)) {
      const { rows } = await client.query(`select count(*)::int as count from ${relation}`);
      if (rows[0].count > FEW) throw new Error(`${name} has ${rows[0].count} rows, which are not few.`);
    }
  } finally {
    await client.end();
  }
}

/** What the server keeps of what was written past it: each table at once, so that no row is written twice. */
async function fillIn(client: pg.Client): Promise<void> {
  for (const { relation, readable, kept = [] } of tables) {
    const columns = kept.flatMap(({ fields }, index) =>
      Object.keys(fields).map((name) => [
        quote(readable.get(name)?.column?.name ?? ''),
        `k${index}.${quote(name)}`,
      ]),
    );
    if (columns.length === 0) continue;
    const list = (each: (pair: string[], index: number) => string) => columns.map(each).join(', ');
    await client.query(
      `update ${relation} t set ${list(([column], index) => `${column} = k.v${index}`)}
       from (
         select t.id as keeper, ${list(([, value], index) => `${value} as v${index}`)} from ${relation} t
         ${kept.map(({ sql }, index) => `left join lateral (${sql}) k${index} on true`).join(' ')}
       ) k where t.id = k.keeper
         and row(${list(([column]) => `t.${column}`)}) is distinct from row(${list((_, index) => `k.v${index}`)})`,
    );
  }
}

/** The share of the trainings that lie behind. */
const PAST = 0.96;

const pick = (list: string, by: string) => `(${list})[1 + (${by}) % array_length(${list}, 1)]`;
const givenNames = `array['Anna','Łucja','Zofia','Żaneta','Małgorzata','Ewa','Kinga','Iga','Staś','Jan','Paweł','Łukasz','Michał','Tomasz','Józef','Adam','Grzegorz']`;
const surnames = `array['Kowalska','Wiśniewski','Wójcik','Kamińska','Lewandowski','Dąbrowska','Szymański','Woźniak','Kozłowska','Jankowski','Mazur','Łukaszewicz','Zając','Żak','Śliwa','Bąk','Formela','Necel','Labuda','Konkel','Miotk','Źrebiec','Ćwik']`;
const name = (n: string) =>
  `${pick(givenNames, `${n} * 7`)}, ${pick(surnames, `${n} * 5`)} || case when ${n} >= 391 then '-' || ${pick(surnames, `${n} / 17`)} else '' end`;
const stamped = (age: string) => `uuidv7(-(${age})), now() - (${age}), now() - (${age})`;

const YEARS = `current_setting('my.years')::int`;
const every = (days: number) => `interval '${days} days' / ${YEARS}`;

const FILL = `
insert into workplace (id, created_at, updated_at, name, city, postal_code, address, room, capacity)
select ${stamped(`interval '5 years'`)}, 'Dojo ' || n, (array['Gdańsk','Gdynia','Sopot'])[1 + n % 3], '80-00' || n % 10,
  'ul. Długa ' || n, 'Sala ' || n, 20 + n
from generate_series(1, 12) n;

insert into "user" (id, created_at, updated_at, username, email, first_name, last_name, status)
select ${stamped(`n * interval '18 hours'`)}, 'osoba' || n, 'osoba' || n || '@example.org', ${name('n')},
  case when n % 40 = 0 then 'invited' else 'active' end
from generate_series(1, current_setting('my.students')::int * 3 / 4) n;

create temporary table person as
  select row_number() over (order by created_at desc) as n, id from "user" where username like 'osoba%';
create unique index on person (n);
analyze person;
create temporary table place as select row_number() over (order by name) - 1 as n, id from workplace;

insert into useringroupright (id, created_at, updated_at, "user", "group", valid_from)
select ${stamped(`p.n * interval '18 hours'`)}, p.id, g.id, case when p.n % 3 = 0 then now() - p.n * interval '18 hours' end
from person p join groupright g
  on g.name = case when p.n <= 20 then 'Instructors' when p.n <= 39 then 'Administrators' else 'Members' end;

insert into student (id, created_at, updated_at, "user", first_name, last_name, joined_on, birth_date, member_number, email,
  phone, workplace, section, status, left_on, insurance_valid_to, medical_valid_to, note)
select ${stamped(`n * interval '18 hours'`)}, (select id from person where person.n = s.n and s.n % 4 <> 3), ${name('n')},
  (now() - n * interval '18 hours')::date, (now() - (case n % 4 when 3 then 9 else 30 end) * interval '1 year' - n * interval '1 day')::date,
  'CZ/' || lpad(n::text, 5, '0'), 'osoba' || n || '@example.org', '+48600' || lpad(n::text, 6, '0'),
  (select id from place where place.n = s.n % 12), (array['adult','adult','youth','kids'])[1 + n % 4],
  case when n % 9 = 0 then 'left' when n % 31 = 0 then 'suspended' else 'active' end,
  case when n % 9 = 0 then (now() - n * interval '1 hour')::date end,
  (now() + (n % 400 - 100) * interval '1 day')::date, (now() + (n % 500 - 100) * interval '1 day')::date,
  case when n % 10 = 0 then 'Chodzi też w piątki' end
from generate_series(1, current_setting('my.students')::int) s(n);

create temporary table trainee as select row_number() over (order by member_number) - 1 as n, id from student;
create unique index on trainee (n);
analyze trainee;

insert into guardian (id, created_at, updated_at, student, "user", name, relation, phone, consent_on)
select ${stamped(`n * interval '18 hours'`)}, t.id, (select id from person where person.n = t.n - 1), 'Opiekun ' || t.n, 'matka',
  '+48601' || lpad(t.n::text, 6, '0'), (now() - t.n * interval '18 hours')::date
from trainee t where t.n % 4 = 2;

insert into student_grade (id, created_at, updated_at, student, grade, awarded_on, examiner)
select ${stamped(`(8 - k) * interval '7 months'`)}, t.id, g.id, (now() - (8 - k) * interval '7 months' - t.n * interval '1 day')::date, 'Komisja'
from trainee t cross join generate_series(1, 5) k
join (select row_number() over (order by rank) as n, id from grade) g on g.n = k
where k <= t.n % 6;

insert into training_series (id, created_at, updated_at, title, workplace, instructor_user, instructor_name, section, weekdays,
  local_time, duration_minutes, date_from, date_to)
select ${stamped(`n * interval '9 days'`)}, 'Aikido, grupa ' || n, (select id from place where place.n = s.n % 12),
  (select id from person where person.n = 1 + s.n % 20), '', (array['adult','youth','kids'])[1 + n % 3], array[1 + n % 7], '18:00', 90,
  (now() - n * interval '9 days')::date, (now() - n * interval '9 days' + interval '1 year')::date
from generate_series(1, 200) s(n);

insert into day_off (id, created_at, updated_at, name, date_from, date_to, kind, workplace)
select ${stamped(`n * interval '6 days'`)}, 'Przerwa ' || n, (now() + (20 - n) * interval '6 days')::date,
  (now() + (20 - n) * interval '6 days' + n % 4 * interval '1 day')::date, (array['publicHoliday','schoolBreak','closure','instructor'])[1 + n % 4],
  (select id from place where place.n = s.n % 12 and s.n % 3 = 0)
from generate_series(1, 300) s(n);

create temporary table class as
select n, (now() - (current_setting('my.trainings')::int * ${PAST} - n) * interval '8 hours' / ${YEARS})::timestamp(0) as starts
from generate_series(1, current_setting('my.trainings')::int) n;

insert into training (id, created_at, updated_at, title, workplace, instructor_user, instructor_name, kind, section, capacity, starts_at, ends_at,
  series, series_day, state, cancel_reason)
select uuidv7(starts - interval '30 days' - now()), starts - interval '30 days', starts,
  (array['Aikido dla dorosłych','Aikido dla dzieci','Broń: bokken i jo','Ukemi i podstawy','Przygotowanie do egzaminu'])[1 + class.n % 5],
  (select id from place where place.n = class.n % 12), (select id from person where person.n = 1 + class.n % 20), '',
  (array['regular','kids','weapons','open','seminar'])[1 + class.n % 5], (array['adult','kids',null,'youth',null])[1 + class.n % 5],
  case when class.n % 3 = 0 then 40 end, starts, starts + interval '90 minutes',
  s.id, case when s.id is not null then starts::date end,
  case when class.n % 50 = 0 then 'cancelled' when starts < now() - interval '2 hours' then 'held' else 'planned' end,
  case when class.n % 50 = 0 then 'Choroba instruktora' end
from class left join (select row_number() over (order by title) - 1 as n, id from training_series) s on s.n = class.n % 200 and class.n % 2 = 0
on conflict do nothing;

create temporary table lesson as
  select row_number() over (order by starts_at) as n, id, starts_at from training;
analyze lesson;

insert into presence (id, created_at, updated_at, student, training, status, source, checked_in_at, confirmed_by, invalidated_at,
  invalidated_reason, note, training_starts_at)
select uuidv7(starts_at - now()), starts_at, starts_at, t.id, l.id,
  case when starts_at > now() then 'declared' else (array['present','present','present','present','present','present','present','late','excused','absent'])[1 + (l.n + k) % 10] end,
  case when k % 5 = 0 then 'self' else 'instructor' end, case when starts_at < now() then starts_at end,
  (select id from person where person.n = 1 + l.n % 20),
  case when (l.n * 3 + k) % 300 = 0 then starts_at end, case when (l.n * 3 + k) % 300 = 0 then 'Pomyłka' end,
  case when (l.n + k) % 25 = 0 then 'Spóźnienie: korki' end, starts_at
from lesson l cross join generate_series(1, current_setting('my.marks')::int) k
join trainee t on t.n = (l.n * 37 + k * 47) % current_setting('my.students')::int
where l.n <= current_setting('my.trainings')::int * ${PAST} or k <= 5;

insert into userlastlogin (id, created_at, updated_at, "user", last_login_at, count, method, ip_masked, user_agent_family)
select ${stamped(`n * interval '18 hours'`)}, id, now() - n % 90 * interval '1 day', 1 + n % 200,
  (array['password','google','lightning'])[1 + n % 3], '192.0.2.0', (array['Firefox','Chrome','Safari'])[1 + n % 3]
from person where n % 7 <> 0;

insert into technik_progress (id, created_at, updated_at, student, technik, level, confirmed_by)
select ${stamped(`t.n * interval '3 hours'`)}, t.id, k.id, (array['toLearn','inProgress','mastered'])[1 + (t.n + k.n) % 3],
  (select id from person where person.n = 1 + t.n % 20)
from trainee t join (select row_number() over (order by code) as n, id from technik) k on k.n % 6 = t.n % 6;

insert into exam (id, created_at, updated_at, name, date, workplace, profile, examiners, application_deadline, fee_pln, state, completed_at)
select ${stamped(`n * ${every(40)}`)}, 'Egzamin na stopnie ' || n, (now() + (2 - n) * ${every(40)})::date,
  (select id from place where place.n = e.n % 12), 'PFA', array['Komisja ' || n % 5], (now() + (2 - n) * ${every(40)})::date - 14, 120,
  case when n > 3 then 'completed' else 'open' end, case when n > 3 then now() + (2 - n) * ${every(40)} end
from generate_series(1, 60 * ${YEARS}) e(n);

insert into exam_candidate (id, created_at, updated_at, exam, student, grade_from, grade_to, days, months, age, missing, rsvp, result, protocol_no)
select ${stamped(`e.n * ${every(40)}`)}, e.id, t.id, (select id from grade order by rank offset t.n % 6 limit 1),
  (select id from grade order by rank offset 1 + t.n % 6 limit 1), t.n % 200, t.n % 30, 8 + t.n % 50,
  case when t.n % 5 = 0 then array['days'] else '{}' end, 'accepted', case when e.n > 3 then 'passed' else 'pending' end,
  case when e.n > 3 then e.n || '/' || t.n end
from (select row_number() over (order by date desc) as n, id from exam) e join trainee t on t.n % 60 = (e.n - 1) % 60;

insert into homework (id, created_at, updated_at, title, description, author, assignees, section, due_at, state)
select ${stamped(`n * ${every(9)}`)}, 'Praca domowa ' || n, repeat('Obejrzyj i powtórz ukemi. ', 20),
  (select id from person where person.n = 1 + h.n % 20), 'section', (array['adult','youth','kids'])[1 + n % 3],
  now() + (5 - n) * ${every(9)}, case when n > 8 then 'closed' else 'published' end
from generate_series(1, 200 * ${YEARS}) h(n);

insert into homework_submission (id, created_at, updated_at, homework, student, state, text, minutes_practised, submitted_at, rating)
select ${stamped(`h.n * ${every(9)}`)}, h.id, t.id, (array['assigned','submitted','reviewed'])[1 + t.n % 3], 'Zrobione, najtrudniejsze było ' || t.n,
  t.n % 90, now() - h.n * ${every(9)}, case when t.n % 3 = 2 then 1 + t.n % 5 end
from (select row_number() over (order by due_at desc) as n, id from homework) h join trainee t on t.n % 50 = h.n % 50;

insert into item (id, created_at, updated_at, name, category, inventory_no, size_label, workplace, value_pln)
select ${stamped(`n * interval '9 days'`)}, (array['Bokken','Jo','Tanto','Gi'])[1 + n % 4] || ' ' || n, (array['weapon','weapon','weapon','gi'])[1 + n % 4],
  'CZ-' || n, (170 + n % 20)::text, (select id from place where place.n = i.n % 12), 50 + n % 100
from generate_series(1, 400) i(n);

insert into item_loan (id, created_at, updated_at, item, student, "from", due_on, returned_on)
select ${stamped(`t.n * interval '1 day'`)}, i.id, t.id, (now() - t.n * interval '1 day')::date, (now() - (t.n - 30) * interval '1 day')::date,
  case when t.n >= 400 or i.n % 3 > 0 or year > 1 then (now() - (t.n - 20) * interval '1 day')::date end
from (select row_number() over (order by inventory_no) - 1 as n, id from item) i join trainee t on t.n % 400 = i.n cross join generate_series(1, ${YEARS}) year where t.n > 20;

insert into task (id, created_at, updated_at, title, assignee, status, priority, due_on)
select ${stamped(`n * interval '3 days'`)}, 'Zadzwonić w sprawie ' || n, (select id from person where person.n = 1 + k.n % 20),
  (array['todo','doing','done','done'])[1 + n % 4], 1 + n % 5, (now() + (60 - n) * interval '3 days')::date
from generate_series(1, 500) k(n);

insert into article (id, created_at, updated_at, slug, title_pl, title_en, lead_pl, body_pl, body_en, category, author, publish_at, state, pinned)
select ${stamped(`n * interval '9 days'`)}, 'wiadomosc-' || n, 'Wiadomość z dojo ' || n, case when n % 2 = 0 then 'News of the dojo ' || n end,
  'Co się działo na macie i kto zdał egzamin', repeat('Na staż przyjechało wielu gości z całej Polski. ', 60),
  case when n % 2 = 0 then repeat('Many guests came from all over Poland. ', 60) end, (array['news','seminar','exam','guide'])[1 + n % 4],
  (select id from person where person.n = 1 + a.n % 20), now() + (3 - n) * interval '9 days',
  case when n < 4 then 'scheduled' when n < 150 then 'published' else 'archived' end, n = 10
from generate_series(1, 200) a(n);

insert into tablefortestdictionary (id, created_at, updated_at, code, name_pl, name_en, rank)
select ${stamped(`n * interval '1 day'`)}, 'K' || n, 'Pozycja ' || n, 'Entry ' || n, n from generate_series(1, 50) n;

insert into tablefortest (id, created_at, updated_at, text, number, date, flag, dictionary)
select ${stamped(`n * interval '1 hour'`)}, 'Wiersz ' || n, n * 1.5, (now() - n * interval '1 day')::date, n % 2 = 0,
  (select id from tablefortestdictionary d where d.rank = 1 + t.n % 50)
from generate_series(1, 1000) t(n);`;
