import { insertRows } from '../table/door.ts';
import { actingFor } from '../tables/guardian/index.ts';
import { KEPT_DAYS, noticeTable } from '../tables/notice/index.ts';
import { meantFor } from '../tables/training/index.ts';
import type { Author } from './author.ts';

/** How many each has not read yet: the newest. */
const UNREAD = 2;

/** What everybody was told of in the days that notices are kept, had they been told of it as it was written. */
export async function rememberNotices({ at, now, today }: Author): Promise<void> {
  const context = at(now);
  const { rows } = await context.client.query<Record<string, unknown>>(told, [
    now.toISOString(),
    KEPT_DAYS,
    today,
  ]);
  await insertRows(
    context,
    noticeTable,
    rows.map((row) => ({ ...row, updatedAt: row.createdAt })),
  );
}

/** SQL: what is told of, once for each user and student; trainings that were cancelled together as the first of them. */
const told = `with acting as (${actingFor.replaceAll(':today', '$3::date')}),
  told as (
    select o."user", 'trainingCancelled' as kind, 'training' as "table", null::uuid as student, c.id as "row", c.title as name,
      c.starts_at as at, c.cancel_reason as reason, c.updated_at as moment
    from training c join student s on s.status = 'active' and ${meantFor.section} and ${meantFor.grade}
      join acting o on o.student = s.id
    where c.state = 'cancelled' and c.starts_at > c.updated_at
    union
    select o."user", case h.state when 'assigned' then 'homeworkAssigned' when 'returned' then 'homeworkReturned'
        else 'homeworkReviewed' end, 'homework-submission', h.student, h.id, w.title, h.due_at, null, h.updated_at
    from homework_submission h join homework w on w.id = h.homework join acting o on o.student = h.student
    where h.state in ('assigned', 'returned', 'reviewed')
    union
    select o."user", 'gradeAwarded', 'student-grade', a.student, a.id, g.name_pl, null, null, a.created_at
    from student_grade a join grade g on g.id = a.grade join acting o on o.student = a.student
    union
    select o."user", 'excuseAccepted', 'training', p.student, c.id, c.title, c.starts_at, null, p.updated_at
    from presence p join training c on c.id = p.training join acting o on o.student = p.student
    where p.status = 'excused' and p.source = 'instructor'
    union
    select r."user", 'announcement', 'announcement', null, a.id, a.title_pl, null, null, a.sent_at
    from announcement_reader r join announcement a on a.id = r.announcement),
  heard as (
    select t.*, count(*) over whole as count, row_number() over (whole order by t.at, t."row") as place
    from told t where t.moment > $1::timestamptz - make_interval(days => $2)
    window whole as (partition by t."user", t.kind, t.moment, case t.kind when 'trainingCancelled' then null else t."row" end))
  select "user", kind, "table", "row", student, name, at, reason, count, moment as "createdAt",
    case when row_number() over (partition by "user" order by moment desc, "row") > ${UNREAD}
      then least(moment + interval '5 hours', $1) end as "readAt"
  from heard where place = 1 order by moment, "user", "row"`;
