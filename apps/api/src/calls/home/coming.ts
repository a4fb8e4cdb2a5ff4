import type { Row } from '../../table/definition.ts';
import { shownToMembers } from '../../tables/student/index.ts';
import { meantFor, trainingTable } from '../../tables/training/index.ts';
import { fromToday, idsOf, LONGEST, type Reading, readRows } from './reading.ts';

interface Coming {
  trainings: Row[];
  leaders: Leader[];
  coming: { training: string; people: Companion[] }[];
}

/** Somebody who comes; with a picture where they, or whoever answers for them, let other members see them. */
interface Companion {
  id: string;
  firstName: string;
  lastName: string;
  beltColor: string | null;
  picture: string | null;
}

/** Who leads, by the id that trainings have of them; and whose card it is that says whether their picture is shown. */
interface Leader extends Companion {
  student: string | null;
}

const nothing: Coming = { trainings: [], leaders: [], coming: [] };

/** How many faces of a training are told. */
const MOST_FACES = 6;

/** The trainings of the coming days that are meant for the students, who leads them, and who of those they know will come. */
export async function findComing(reading: Reading): Promise<Coming> {
  const { viewer, students } = reading;
  if (students.length === 0 || !viewer.has('Training:Read')) return nothing;
  const [trainings, leaders, coming] = await Promise.all([
    findTrainings(reading),
    findLeaders(reading),
    findPeople(reading),
  ]);
  const led = new Set(trainings.map(({ instructor }) => instructor));
  const shown = new Set(trainings.map(({ id }) => id));
  return {
    trainings,
    leaders: leaders.filter(({ id }) => led.has(id)),
    coming: coming.filter(({ training }) => shown.has(training)),
  };
}

const findTrainings = (reading: Reading): Promise<Row[]> =>
  readRows(reading, trainingTable, {
    found: `select c.id from training c where ${fromToday} and c.starts_at < $2 and (
        exists (select from student s where s.id = any($3) and ${meantFor.section} and ${meantFor.grade})
        or exists (select from presence p where p.training = c.id and p.student = any($3)))`,
    order: 't.starts_at, t.id',
    values: [reading.from, reading.until, idsOf(reading)],
  });

/** SQL: who leads trainings of the club from four weeks ago on: whoever may read trainings sees their names there. */
const led = `select distinct l.instructor as id from training l
  where l.starts_at >= $1::timestamptz - interval '28 days' and l.starts_at < $2`;

async function findLeaders({ query, from, until }: Reading): Promise<Leader[]> {
  const { rows } = await query<Leader>(
    `with led as (${led})
     select led.id, coalesce(u.first_name, s.first_name) as "firstName", coalesce(u.last_name, s.last_name) as "lastName",
       s.belt_color as "beltColor", s.id as student,
       case when ${shownToMembers('s')} then s.picture end as picture
     from led left join "user" u on u.id = led.id left join student s on s.id = led.id or s."user" = led.id`,
    [from, until],
  );
  return rows;
}

/** Who will come, as far as the caller sees their names: one’s own, who leads trainings, and who lets members see them. */
async function findPeople(reading: Reading): Promise<Coming['coming']> {
  const { query, from, until } = reading;
  const { rows } = await query<Coming['coming'][number]>(
    `with led as (${led}), shown as (
       select s.id, s.first_name, s.last_name, s.belt_color, s.id = any($3) as is_own,
         case when s.id = any($3) or ${shownToMembers('s')} then s.picture end as picture
       from student s
       where s.id = any($3) or ${shownToMembers('s')} or s.id in (select id from led) or s."user" in (select id from led)
     ), marked as (
       select p.training, n.*, row_number() over (partition by p.training order by n.is_own desc, p.created_at, p.id) as place
       from shown n join presence p on p.student = n.id
       where p.training_starts_at >= $1::timestamptz - ${LONGEST} and p.training_starts_at < $2 and p.invalidated_at is null
         and p.status in ('declared', 'present', 'late')
     )
     select training, jsonb_agg(jsonb_build_object('id', id, 'firstName', first_name, 'lastName', last_name,
       'beltColor', belt_color, 'picture', picture) order by place) as people
     from marked where place <= ${MOST_FACES} group by training`,
    [from, until, idsOf(reading)],
  );
  return rows;
}
