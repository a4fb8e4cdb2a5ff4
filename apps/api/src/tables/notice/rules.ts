import { ADMINISTRATORS, type Right } from '../../rights/rights.ts';
import type { Change } from '../../table/changes.ts';
import { meantFor } from '../training/index.ts';
import type { NoticeKind } from './columns.ts';

/** How long after it something is still news, in days: what is entered later, as out of a file, is history. */
const NEWS_DAYS = { gradeAwarded: 30, excuseAccepted: 14 } as const;

/** What is told, and to whom. */
export interface Told {
  kind: NoticeKind;
  /** The table of the rows that it is about. */
  table: string;
  /**
   * SQL of what is told: for which student (`"for"`), or to which `"user"`; the `student` that it is said to concern; the
   * `"row"` that it is about, its `name`, its `name_en` where that is another, `at` and `reason`. `:now` is the moment,
   * `:today` the club's day.
   */
  sql: string;
  /** Whether somebody hears of several rows at once, by the earliest and their number; otherwise of each. */
  gathers?: true;
  /** SQL of what makes a notice `n` the same as what somebody would hear, `k`, who then does not; each is news unless told. */
  once?: string;
}

/** What is told of a write. */
export interface NoticeRule extends Told {
  /** The table whose changed rows it follows from; their ids are `:ids`. */
  follows: string;
  /** Whether a change of such a row is told of, as far as the change itself says. */
  tells(change: Change): boolean;
}

const isNow =
  (field: string, state: string, before?: string) =>
  ({ row, before: was }: Change): boolean =>
    row[field] === state && was?.[field] !== undefined && (before === undefined || was[field] === before);

/** Whom a training ahead is for, but for those who have said that they won't come; and who leads it. */
const training = `with c as (select * from training where id = any(:ids) and starts_at > :now)
  select s.id as "for", null::uuid as "user", null::uuid as student, c.id as "row", c.title as name, null as name_en,
    c.starts_at as at, c.cancel_reason as reason
  from c join student s on s.status = 'active' and ${meantFor.section} and ${meantFor.grade}
  where not exists (
    select from presence p where p.student = s.id and p.training = c.id and p.status = 'excused' and p.invalidated_at is null)
  union all select c.instructor_student, c.instructor_user, null, c.id, c.title, null, c.starts_at, c.cancel_reason from c`;

const ofSubmissions = {
  follows: 'homework-submission',
  table: 'homework-submission',
  sql: `select h.student as "for", null::uuid as "user", h.student, h.id as "row", w.title as name, null as name_en,
      w.due_at as at, null as reason
    from homework_submission h join homework w on w.id = h.homework where h.id = any(:ids)`,
} as const;

const ofCandidates = { follows: 'exam-candidate', table: 'exam-candidate' } as const;

/** Who is asked to an exam that is open and ahead, and to say by when they answer. */
const invitation = (
  which: string,
) => `select c.student as "for", null::uuid as "user", c.student, c.id as "row", e.name,
    null as name_en, coalesce(e.application_deadline, e.date)::timestamp at time zone current_setting('tatami.zone') as at,
    null as reason
  from exam_candidate c join exam e on e.id = c.exam
  where ${which} and c.rsvp = 'invited' and e.state = 'open' and e.date >= :today`;

/** SQL of the users `m` who hold a right now. */
function whoMay(right: Right): string {
  return `(select distinct i."user" from useringroupright i join groupright g on g.id = i."group"
    where (i.valid_from is null or i.valid_from <= :now) and (i.valid_to is null or i.valid_to > :now)
      and (g.name = '${ADMINISTRATORS}'
        or exists (select from rightto r where r."group" = g.id and r."right" = '${right}'))) m`;
}

/** What people hear of (domain.md, notice), by the change that it follows from. */
export const noticeRules: readonly NoticeRule[] = [
  {
    kind: 'trainingCancelled',
    follows: 'training',
    table: 'training',
    tells: isNow('state', 'cancelled'),
    sql: training,
    gathers: true,
  },
  {
    kind: 'trainingRestored',
    follows: 'training',
    table: 'training',
    tells: isNow('state', 'planned', 'cancelled'),
    sql: training,
    gathers: true,
  },
  {
    kind: 'gradeAwarded',
    follows: 'student-grade',
    table: 'student-grade',
    tells: ({ verb }) => verb === 'create',
    sql: `select a.student as "for", null::uuid as "user", a.student, a.id as "row", g.name_pl as name, g.name_en,
        null::timestamptz as at, null as reason
      from student_grade a join grade g on g.id = a.grade
      where a.id = any(:ids) and a.exam is null and a.awarded_on > :today - ${NEWS_DAYS.gradeAwarded}`,
  },
  // An invitation is out once the exam is: to those who were entered before, and to each who is after that.
  {
    kind: 'examInvitation',
    ...ofCandidates,
    follows: 'exam',
    tells: isNow('state', 'open', 'draft'),
    sql: invitation('c.exam = any(:ids)'),
  },
  {
    kind: 'examInvitation',
    ...ofCandidates,
    tells: ({ verb, row }) => (verb === 'create' || verb === 'invite') && row.rsvp === 'invited',
    sql: invitation('c.id = any(:ids)'),
  },
  {
    kind: 'examResult',
    ...ofCandidates,
    follows: 'exam',
    tells: isNow('state', 'completed'),
    sql: `select c.student as "for", null::uuid as "user", c.student, c.id as "row", g.name_pl as name, g.name_en,
        null::timestamptz as at, c.result as reason
      from exam_candidate c join exam e on e.id = c.exam join grade g on g.id = c.grade_to
      where c.exam = any(:ids) and c.result in ('passed', 'failed') and c.rsvp <> 'declined'
        and e.date > :today - ${NEWS_DAYS.gradeAwarded}`,
  },
  {
    kind: 'homeworkAssigned',
    ...ofSubmissions,
    tells: ({ verb }) => verb === 'create',
  },
  { kind: 'homeworkReturned', ...ofSubmissions, tells: isNow('state', 'returned') },
  { kind: 'homeworkReviewed', ...ofSubmissions, tells: isNow('state', 'reviewed') },
  {
    kind: 'excuseAccepted',
    follows: 'presence',
    table: 'training',
    // Somebody of the club says so: what members say of themselves they know.
    tells: ({ row, verb, before }) =>
      row.status === 'excused' &&
      row.source === 'instructor' &&
      (verb === 'create' || before?.status !== undefined),
    sql: `select p.student as "for", null::uuid as "user", p.student, c.id as "row", c.title as name, null as name_en,
        c.starts_at as at, null as reason
      from presence p join training c on c.id = p.training
      where p.id = any(:ids) and c.starts_at > :now - interval '${NEWS_DAYS.excuseAccepted} days'`,
  },
  {
    kind: 'webhookOff',
    follows: 'webhook',
    table: 'webhook',
    tells: ({ verb }) => verb === 'turn-off',
    // Whoever may turn it on again.
    sql: `select null::uuid as "for", m."user", null::uuid as student, w.id as "row", w.name, null as name_en,
        null::timestamptz as at, w.off_reason as reason
      from webhook w cross join ${whoMay('Webhook:Write')} where w.id = any(:ids)`,
  },
  {
    kind: 'leadCame',
    follows: 'lead',
    table: 'lead',
    tells: ({ verb }) => verb === 'create',
    // Whoever may answer it.
    sql: `select null::uuid as "for", m."user", null::uuid as student, l.id as "row", l.name, null as name_en,
        c.starts_at as at, null as reason
      from lead l left join training c on c.id = l.training cross join ${whoMay('Lead:Write')} where l.id = any(:ids)`,
  },
];

/** How long before its last day a paper is told of, in days. */
const PAPER_DAYS = 30;

/** The papers of those who train that end soon, each once. */
export const expiringPaper: Told = {
  kind: 'paperExpiring',
  table: 'student',
  sql: `select s.id as "for", null::uuid as "user", s.id as student, s.id as "row", p.name, null as name_en,
      p.valid_to::timestamp at time zone current_setting('tatami.zone') as at, null as reason
    from student s cross join lateral (values
      ('medical', s.medical_valid_to), ('insurance', s.insurance_valid_to), ('licence', s.licence_valid_to)) p(name, valid_to)
    where s.status = 'active' and p.valid_to between :today and :today + ${PAPER_DAYS}`,
  once: 'n."row" = k."row" and n.name = k.name and n.at = k.at',
};

/** What the club tells these `:users`; each hears of it once. */
export const toldAnnouncement: Told = {
  kind: 'announcement',
  table: 'announcement',
  sql: `select null::uuid as "for", h."user", null::uuid as student, a.id as "row", a.title_pl as name, a.title_en as name_en,
      null::timestamptz as at, null as reason
    from announcement a cross join unnest(:users) h("user") where a.id = any(:ids)`,
  once: 'n."row" = k."row"',
};

/** A device that a user has not signed in from, told to themselves; as long as that is kept it is known. */
export const newDevice: Told = {
  kind: 'newDevice',
  table: 'user',
  sql: `select null::uuid as "for", :user as "user", null::uuid as student, :user as "row", :device as name,
    null as name_en, null::timestamptz as at, null as reason`,
  once: 'n.name = k.name',
};

/** How long before its end an access token is told of, in days. */
const TOKEN_DAYS = 7;

/** The access tokens that end soon, each once, told to whose they are. */
export const expiringToken: Told = {
  kind: 'tokenExpiring',
  table: 'access-token',
  sql: `select null::uuid as "for", a."user", null::uuid as student, a.id as "row", a.name, null as name_en,
      a.expires_at as at, null as reason
    from access_token a
    where a.expires_at > :now and a.expires_at <= :now + interval '${TOKEN_DAYS} days'
      and a.created_at < a.expires_at - interval '${TOKEN_DAYS} days'`,
  once: 'n."row" = k."row"',
};
