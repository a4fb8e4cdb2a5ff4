import { countingPresence } from '../presence/columns.ts';
import { trainingTechnikTable } from './training-technik-table.ts';

/** SQL: which group a training is for: what needs other things comes before whom it is for. */
const groupOf = (training: string): string =>
  `case when ${training}.kind in ('weapons', 'open') then ${training}.kind
     else coalesce(${training}.section, case when ${training}.kind = 'kids' then 'kids' else 'open' end) end`;

/** SQL: the trainings `c` before the training `$1` that are for the same group. */
const earlierOfGroup = `c.starts_at < me.starts_at and ${groupOf('c')} = ${groupOf('me')}`;

/** Who has come or has said that they come; `$2` whether what they spare is shown. When they were last there is before this training. */
export const PEOPLE = `
  select s.id as student, s.first_name as "firstName", s.last_name as "lastName", s.picture, s.grade,
    s.grade_rank as "gradeRank", s.belt_color as belt, m.status, last.at as "lastPresentAt",
    l.text as "limit", l.updated_at as "limitSince"
  from presence m
  join training me on me.id = m.training
  join student s on s.id = m.student
  left join student_limit l on l.student = s.id and $2 and m.status in ('present', 'late')
  left join lateral (
    select p.training_starts_at as at from presence p join training c on c.id = p.training
    where p.student = m.student and p.training_starts_at < me.starts_at and ${countingPresence}
    order by 1 desc limit 1
  ) last on true
  where m.training = $1 and m.invalidated_at is null and m.status in ('present', 'late', 'declared')
  order by coalesce(s.grade_rank, 0) desc, s.last_name, s.first_name, s.id`;

/** What the grades `$2` of the students `$1` can't do without, each with how far the student is with it. */
export const ASKED = `
  select a.student, r.technik, p.level
  from unnest($1::uuid[], $2::uuid[]) a(student, grade)
  join technik_requirement r on r.grade = a.grade and r.profile = $3 and r.importance = 'essential'
  join technik k on k.id = r.technik
  left join technik_progress p on p.technik = r.technik and p.student = a.student
  order by k.code`;

/** The exams that are to come, the next first, each with those of the students `$2` who are on its list. */
export const EXAMS = `
  select e.id as exam, e.name, e.date, coalesce(array_agg(x.student) filter (where x.student is not null), '{}') as students
  from exam e
  left join exam_candidate x on x.exam = e.id and x.student = any($2) and x.rsvp <> 'declined'
  where e.state in ('open', 'inProgress') and e.date >= $1
  group by e.id order by e.date, e.id limit 3`;

/** What the training taught, in the order in which it was noted. */
export const TAUGHT = `select ${trainingTechnikTable.joinedSelection} from training_technik t ${trainingTechnikTable.joins}
  where t.training = $1 order by t.created_at, t.id`;

/** The last trainings of this group that taught something, and what. */
export const RECENT = `
  select c.id as training, c.title, c.starts_at as "startsAt", array_agg(d.technik order by d.created_at, d.id) as techniques
  from training me
  join training_technik d on d.training_starts_at < me.starts_at and d.training_starts_at > me.starts_at - interval '90 days'
  join training c on c.id = d.training
  where me.id = $1 and ${earlierOfGroup}
  group by c.id order by c.starts_at desc, c.id limit 3`;

/** Each of the techniques `$2`, with when this group was last taught it in a year. */
export const TECHNIQUES = `
  select k.id as technik, k.code, k.name_pl as "namePl", k.name_en as "nameEn", k.base, k.active, last.at as "lastTaughtAt"
  from technik k left join lateral (
    select d.training_starts_at as at
    from training me
    join training_technik d on d.technik = k.id and d.training_starts_at < me.starts_at
      and d.training_starts_at > me.starts_at - interval '1 year'
    join training c on c.id = d.training
    where me.id = $1 and ${earlierOfGroup}
    order by 1 desc limit 1
  ) last on true
  where k.id = any($2) order by k.code`;
