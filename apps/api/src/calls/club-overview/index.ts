import type { FastifyInstance } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { addDays, addMonths, addYears, clubDay, clubMoment } from '../../club-time.ts';
import { prepared } from '../../database/prepared.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { day, flag, instant, integer, nullable, oneOf, reference, text } from '../../table/fields.ts';
import { MONTHS, readStandings, type Standings } from '../../tables/exam-candidate/index.ts';
import { sections } from '../../tables/student/columns.ts';
import { isLed } from '../../tables/training/index.ts';
import { trainingKinds } from '../../tables/training/lesson-columns.ts';
import { UNDECIDED } from '../../tables/user/index.ts';
import { createAttendanceByWeek } from './attendance-by-week.ts';
import { registerMissedMail } from './missed-mail.ts';
import { lapsed, mayWriteAgain, neverCame, unseenSince } from './unseen.ts';

/** How far ahead papers are looked at, and how far back sign-ins, in days. */
const DAYS = { papers: 30, signIns: 14 };
/** How many people of a list are named; the number beside counts all. */
const NAMED = { unseen: 50, papers: 20, ready: 200 };

const count = (description?: string) => integer(0, 1_000_000, description ? { description } : {});
const counts = (description: string): TSchema => Type.Array(count(), { description });

const person = {
  id: reference('student'),
  firstName: text(100),
  lastName: text(100),
  picture: nullable(text(64)),
  beltColor: nullable(text(7)),
};

/** A part of the answer, and null for who may not read what it is made of. */
const part = (description: string, properties: Record<string, TSchema>): TSchema =>
  nullable(Type.Object(properties, { description }));

const papers = ['licence', 'insurance', 'medical'] as const;

const answer = Type.Object({
  today: day({ description: 'The club’s day that all of it is of.' }),
  students: part('Those who train in the club. For who may read students.', {
    active: count('How many train now.'),
    aYearAgo: count('How many had joined by this day a year ago and had not left.'),
    joined: count('How many have joined in this month, whatever became of them.'),
    joinedAYearAgo: count('How many had by this day of the same month of last year.'),
  }),
  attendance: part('Who was on the mat, week by week. For who may read trainings.', {
    weeks: Type.Array(day(), {
      description: 'The Mondays of 53 weeks, the oldest first; this week is the last.',
    }),
    groups: Type.Array(
      Type.Object({
        section: nullable(
          oneOf(sections, { description: 'Whom the trainings were for; null for everybody.' }),
        ),
        kind: oneOf(trainingKinds),
        counts: counts('How often somebody came, by week.'),
      }),
    ),
    lastYear: counts('How often somebody came to any training 52 weeks before each of these weeks.'),
  }),
  retention: nullable(
    Type.Array(
      Type.Object({
        month: day({ description: 'The first day of the month.' }),
        joined: count('How many joined in it, also those who have left since.'),
        present: counts(
          'How many of these were at a training that counts: in that month, in the next, and so on to this one.',
        ),
      }),
      {
        description:
          'Who stays, by month of joining, the oldest first. For who may read students and presences.',
      },
    ),
  ),
  unseen: part('Who has not been on the mat for three weeks. For who may read students.', {
    before: day({ description: 'The day before which they were last seen, or joined.' }),
    lapsed: count('How many were seen before.'),
    neverCame: count('How many never were.'),
    students: Type.Array(
      Type.Object({
        ...person,
        lastPresentAt: nullable(instant()),
        joinedOn: day(),
        missedMailAt: nullable(instant()),
        mayWrite: flag({ description: 'Whether the club has not written to them for a month.' }),
      }),
      { description: `Who was seen last the latest first, ${NAMED.unseen} at most.` },
    ),
  }),
  papers: part('Papers that are over, or will be within 30 days. For who may read students.', {
    until: day({ description: 'The last of these days.' }),
    ...Object.fromEntries(papers.map((paper) => [paper, count()])),
    students: Type.Array(Type.Object({ ...person, paper: oneOf(papers), validTo: day() }), {
      description: `The first to end first, ${NAMED.papers} at most; somebody may be named for each of their papers.`,
    }),
  }),
  ready: part(
    'Who has all that their next grade asks for, as their page says it; the conditions that are ticked by hand are not asked about. For who may read students.',
    {
      count: count(),
      students: Type.Array(Type.Object({ ...person, gradeTo: reference('grade') }), {
        description: `The highest grades first, ${NAMED.ready} at most.`,
      }),
    },
  ),
  access: nullable(
    Type.Object({
      invited: count('How many accounts wait for their owner to set a password.'),
      without: nullable(
        count(
          'How many adults who train have no account. For who may read students too; children have guardians.',
        ),
      ),
    }),
  ),
  trainings: part('Trainings ahead whose leader can’t lead them. For who may read trainings.', {
    notLed: count(),
    next: nullable(instant({ description: 'When the next of them begins.' })),
  }),
  loans: part('Loans. For who may read them.', { overdue: count('How many were to be back by now.') }),
  undecided: nullable(
    count('How many accounts stand for nobody yet. For who may read users, students and guardians.'),
  ),
  leads: nullable(count('How many requests for a first class nobody has answered. For who may read them.')),
  signIns: nullable(
    Type.Array(Type.Object({ day: day(), users: count() }), {
      description: `How many people signed in last on each of the last ${DAYS.signIns} days. For who may read sign-ins.`,
    }),
  ),
  connections: part('Live connections now. For who may look at the server.', {
    count: count('How many this server has.'),
    areAll: flag({ description: 'Whether the club has no other servers that might have more.' }),
  }),
});

/** `GET /club-overview`: how the club stands, in one answer, each part for who may read what it is made of. */
export function registerClubOverview(app: FastifyInstance, services: Services): void {
  registerMissedMail(app, services);
  const { config, database, metrics, now } = services;
  const attendanceByWeek = createAttendanceByWeek(database, config);
  const read = async <Row>(statement: string, ...values: unknown[]): Promise<Row[]> =>
    (await database.lists.query(prepared(statement, values))).rows;
  const one = async <Row>(statement: string, ...values: unknown[]): Promise<Row> =>
    (await read<Row>(statement, ...values))[0] as Row;

  async function students(today: string) {
    const aYearAgo = addYears(today, -1);
    return one(
      `select count(*) filter (where status = 'active') as active,
         count(*) filter (where joined_on <= $2::date and (left_on is null or left_on > $2::date)) as "aYearAgo",
         count(*) filter (where joined_on >= date_trunc('month', $1::date) and joined_on <= $1::date) as joined,
         count(*) filter (where joined_on >= date_trunc('month', $2::date) and joined_on <= $2::date) as "joinedAYearAgo"
       from student`,
      today,
      aYearAgo,
    );
  }

  async function retention({ months, firstMonth, today }: Standings) {
    const rows = await read<{ id: string; joinedOn: string }>(
      'select id, joined_on as "joinedOn" from student where joined_on >= $1 and joined_on <= $2',
      firstMonth,
      today,
    );
    const ofMonth = Map.groupBy(rows, ({ joinedOn }) => joinedOn.slice(0, 7));
    const all = Array.from({ length: MONTHS }, (_, at) => addMonths(firstMonth, at));
    return all.map((month, at) => {
      const joined = ofMonth.get(month.slice(0, 7)) ?? [];
      const wasThere = (later: string) =>
        joined.filter(({ id }) => months.get(id)?.includes(later.slice(0, 7))).length;
      return { month, joined: joined.length, present: all.slice(at).map(wasThere) };
    });
  }

  async function unseen(moment: Date) {
    const since = unseenSince(moment, config);
    const [numbers, named] = await Promise.all([
      one<{ lapsed: number; neverCame: number }>(
        `select (select count(*) from student t where ${lapsed('$1')}) as lapsed,
           (select count(*) from student t where ${neverCame('$2')}) as "neverCame"`,
        since.moment,
        since.day,
      ),
      read<{ missedMailAt: string | null }>(
        `select ${who('t')}, t.last_present_at as "lastPresentAt", t.joined_on as "joinedOn",
           t.missed_mail_at as "missedMailAt"
         from student t where (${lapsed('$1')}) or (${neverCame('$2')})
         order by t.last_present_at desc nulls last, t.joined_on desc, t.id limit ${NAMED.unseen}`,
        since.moment,
        since.day,
      ),
    ]);
    const people = named.map((row) => ({
      ...row,
      mayWrite: mayWriteAgain(row.missedMailAt, moment, config),
    }));
    return { before: since.day, ...numbers, students: people };
  }

  async function endingPapers(today: string) {
    const until = addDays(today, DAYS.papers);
    const each = papers.map(
      (paper) => `select t.id, '${paper}' as paper, t.${paper}_valid_to as "validTo" from student t
        where t.status = 'active' and t.${paper}_valid_to <= $1`,
    );
    const [numbers, named] = await Promise.all([
      one<Record<(typeof papers)[number], number>>(
        `select ${papers.map((paper) => `count(*) filter (where ${paper}_valid_to <= $1) as ${paper}`).join(', ')}
         from student where status = 'active'`,
        until,
      ),
      read(
        `select ${who('t')}, e.paper, e."validTo" from (${each.join(' union all ')}) e join student t on t.id = e.id
         order by e."validTo", t.last_name, t.first_name, e.paper limit ${NAMED.papers}`,
        until,
      ),
    ]);
    return { until, ...numbers, students: named };
  }

  async function ready({ steps }: Standings) {
    const found = [...steps.values()].filter(
      ({ missing, requirement }) => missing.length === 0 && Object.values(requirement).some(Boolean),
    );
    const named = await read(
      `select ${who('t')}, g.id as "gradeTo"
       from unnest($1::uuid[], $2::uuid[]) step(student, grade)
       join student t on t.id = step.student join grade g on g.id = step.grade
       order by g.rank desc, t.last_name, t.first_name, t.id limit ${NAMED.ready}`,
      found.map(({ student }) => student),
      found.map(({ gradeTo }) => gradeTo),
    );
    return { count: found.length, students: named };
  }

  async function access(seesStudents: boolean) {
    const { invited, without } = await one<{ invited: number; without: number }>(
      `select (select count(*) from "user" where status = 'invited') as invited,
         (select count(*) from student where status = 'active' and section = 'adult' and "user" is null) as without`,
    );
    return { invited, without: seesStudents ? without : null };
  }

  async function signIns(today: string) {
    const zone = config.clubTimezone;
    const days = Array.from({ length: DAYS.signIns }, (_, at) => addDays(today, at + 1 - DAYS.signIns));
    const rows = await read<{ day: string; users: number }>(
      `select (last_login_at at time zone $1)::date as day, count(*) as users from userlastlogin
       where last_login_at >= $2 group by 1`,
      zone,
      clubMoment(days[0] ?? today, '00:00', zone),
    );
    return days.map((each) => rows.find((row) => row.day === each) ?? { day: each, users: 0 });
  }

  const trainingsAhead = (moment: Date) =>
    one(
      `select count(*) as "notLed", min(t.starts_at) as next from training t
       left join "user" leads on leads.id = t.instructor_user
       left join student leader on leader.id = t.instructor_student
       where t.ends_at >= $1 and t.state = 'planned' and not ${isLed}`,
      moment,
    );

  app.get(
    '/club-overview',
    {
      config: { access: { right: 'Menu:Administration' } },
      schema: {
        operationId: 'clubOverview',
        summary: 'How the club stands',
        description:
          'The figures that a club is run by, in one answer. A part is null for who may not read what it is made of.',
        tags: ['club'],
        response: { 200: answer, ...problemResponses(401, 403) },
      },
    },
    async ({ viewer: { has } }) => {
      const moment = now();
      const today = clubDay(moment, config.clubTimezone);
      const [seesStudents, seesTrainings, seesUsers] = [
        has('Student:Read'),
        has('Training:Read'),
        has('User:Read'),
      ];
      const standing = readStandings(services);
      const parts = {
        students: seesStudents && students(today),
        attendance:
          seesTrainings && standing.then(({ edition }) => attendanceByWeek(mondayOf(today), edition)),
        retention: seesStudents && has('Presence:Read') && standing.then(retention),
        unseen: seesStudents && unseen(moment),
        papers: seesStudents && endingPapers(today),
        ready: seesStudents && standing.then(ready),
        access: seesUsers && access(seesStudents),
        trainings: seesTrainings && trainingsAhead(clubMoment(today, '00:00', config.clubTimezone)),
        loans:
          has('ItemLoan:Read') &&
          one('select count(*) as overdue from item_loan where returned_on is null and due_on < $1', today),
        undecided:
          seesUsers &&
          seesStudents &&
          has('Guardian:Read') &&
          one<{ count: number }>(`select count(*) from "user" u where ${UNDECIDED}`).then(
            (found) => found.count,
          ),
        leads:
          has('Lead:Read') &&
          one<{ count: number }>(`select count(*) from lead where state = 'new'`).then(({ count }) => count),
        signIns: has('UserLastLogin:Read') && signIns(today),
        connections:
          has('Menu:Administration4Admin') &&
          metrics
            .total('tatami_realtime_connections')
            .then((open) => ({ count: open, areAll: config.brokerUrl === null })),
      };
      const found = await Promise.all(
        Object.entries(parts).map(async ([name, value]) => [name, (await value) || null] as const),
      );
      return { today, ...Object.fromEntries(found) };
    },
  );
}

const who = (student: string): string =>
  `${student}.id, ${student}.first_name as "firstName", ${student}.last_name as "lastName", ${student}.picture,
     ${student}.belt_color as "beltColor"`;

function mondayOf(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, -((weekday + 6) % 7));
}
