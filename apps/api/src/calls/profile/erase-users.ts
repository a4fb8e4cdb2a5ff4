import { addDays, clubDay } from '../../club-time.ts';
import type { Services } from '../../services.ts';
import { theServer } from '../../session/viewer.ts';
import type { Row, TableDefinition, WriteContext } from '../../table/definition.ts';
import { changeRows, removeRows } from '../../table/door.ts';
import { removeFiles } from '../../table/files.ts';
import { lockRows } from '../../table/lock-row.ts';
import { inWriteContext } from '../../table/write.ts';
import { accessTokenTable } from '../../tables/access-token/index.ts';
import { eraseFromLog } from '../../tables/audit-log/index.ts';
import { type CandidateOnPaper, ERASED, examCandidateTable } from '../../tables/exam-candidate/index.ts';
import { guardianTable, onlyGuardians } from '../../tables/guardian/index.ts';
import { homeworkFileTable } from '../../tables/homework-file/index.ts';
import { homeworkStepTable } from '../../tables/homework-step/index.ts';
import { homeworkSubmissionTable } from '../../tables/homework-submission/index.ts';
import { itemLoanTable } from '../../tables/item-loan/index.ts';
import { leadTable } from '../../tables/lead/index.ts';
import { noticeTable } from '../../tables/notice/index.ts';
import { presenceTable } from '../../tables/presence/index.ts';
import { studentTable, takeBackSignUps } from '../../tables/student/index.ts';
import { studentGradeTable } from '../../tables/student-grade/index.ts';
import { studentLimitTable } from '../../tables/student-limit/index.ts';
import { userTable } from '../../tables/user/index.ts';
import { useringrouprightTable } from '../../tables/useringroupright/index.ts';
import { userlastloginTable } from '../../tables/userlastlogin/index.ts';

const GRACE = '30 days';

/**
 * Erases the personal data of users after 30 days’ grace; their student and its attendance stay with the club, which
 * must keep them, without the link (domain.md, Kept for the club).
 */
export async function eraseUsers(services: Services): Promise<void> {
  await inWriteContext(services, theServer, async (context) => {
    const { client, config, now } = context;
    const due = await lockRows(
      context,
      userTable,
      `t.status = 'pendingErasure' and t.erasure_requested_at < $1::timestamptz - interval '${GRACE}'`,
      [now.toISOString()],
    );
    // Who has become a child's only guardian since they asked is left, until there is another.
    const needed = await onlyGuardians(context, idsOf(due));
    const users = due.filter(({ id }) => !needed.has(String(id)));
    const ids = idsOf(users);
    if (ids.length === 0) return;
    await client.query(
      `delete from lightning where email in (select lower(email) from "user" where id = any($1))`,
      [ids],
    );
    await changeEach(context, userTable, users, ({ id }) => ({
      status: 'erased',
      enabled: false,
      username: `erased-${String(id).replaceAll('-', '')}`,
      email: `${id}@erased.invalid`,
      firstName: ERASED,
      lastName: ERASED,
      phone: null,
      passwordHash: null,
      googleSubject: null,
      emailVerifiedAt: null,
      secondFactorSince: null,
      picture: null,
    }));
    await removeFiles(context, userTable, ids);
    const ofUsers = [
      'session',
      'single_use',
      'second_factor',
      'recovery_code',
      'idempotency_key',
      'notice_choice',
      'calendar_feed',
      'article_writer',
    ];
    for (const own of ofUsers) await client.query(`delete from ${own} where "user" = any($1)`, [ids]);
    const of = <T extends Row>(table: TableDefinition, field: string, some: readonly string[]) =>
      lockRows<T>(context, table, `t."${field}" = any($1)`, [some]);
    await removeRows(context, useringrouprightTable, await of(useringrouprightTable, 'user', ids));
    const signIns = await of(userlastloginTable, 'user', ids);
    await removeRows(context, userlastloginTable, signIns);
    await removeRows(context, noticeTable, await of(noticeTable, 'user', ids));
    const accessTokens = await of(accessTokenTable, 'user', ids);
    await removeRows(context, accessTokenTable, accessTokens);
    const wardships = await of(guardianTable, 'user', ids);
    await removeRows(context, guardianTable, wardships);

    const students = await of<Row & { leftOn: string | null; joinedOn: string }>(studentTable, 'user', ids);
    const today = clubDay(now, config.clubTimezone);
    await changeEach(context, studentTable, students, ({ leftOn, joinedOn }) => ({
      ...Object.fromEntries(personal.map((field) => [field, null])),
      firstName: ERASED,
      lastName: ERASED,
      status: 'left',
      leftOn: leftOn ?? (String(joinedOn) > today ? joinedOn : today),
      section: 'adult',
    }));
    const erased = idsOf(students);
    await removeFiles(context, studentTable, erased);
    await client.query('delete from calendar_feed where student = any($1)', [erased]);
    await client.query('delete from student_leaving where student = any($1)', [erased]);
    const guardians = await of(guardianTable, 'student', erased);
    await removeRows(context, guardianTable, guardians);
    await removeRows(context, noticeTable, await of(noticeTable, 'student', erased));
    const leads = await of(leadTable, 'student', erased);
    await removeRows(context, leadTable, leads);
    await removeRows(context, studentLimitTable, await of(studentLimitTable, 'student', erased));
    // They have no last day to train on: today’s are taken back too.
    const signUps = await takeBackSignUps(context, erased, addDays(today, -1), 'erase');
    const marks = await of(presenceTable, 'student', erased);
    await changeEach(context, presenceTable, marks, () => ({ note: null }));
    const grades = await of(studentGradeTable, 'student', erased);
    await changeEach(context, studentGradeTable, grades, ({ annulledReason }) => ({
      note: null,
      annulledReason: annulledReason && ERASED,
    }));
    const candidates = await of(examCandidateTable, 'student', erased);
    const { rows: papers } = await client.query<{ id: string; said: CandidateOnPaper }>(
      'select id, on_paper as said from exam_candidate where id = any($1) and on_paper is not null',
      [idsOf(candidates)],
    );
    const said = new Map(papers.map((paper) => [paper.id, paper.said]));
    await changeEach(context, examCandidateTable, candidates, ({ id, overrideReason }) => ({
      note: null,
      overrideReason: overrideReason && ERASED,
      ...(said.has(String(id)) && { onPaper: { ...said.get(String(id)), name: ERASED, birthDate: null } }),
    }));
    const submissions = await of(homeworkSubmissionTable, 'student', erased);
    await changeEach(context, homeworkSubmissionTable, submissions, () => ({ text: null, feedback: null }));
    const steps = await of(homeworkStepTable, 'submission', idsOf(submissions));
    const saidNothing = { text: null, feedback: null, fileNames: [] };
    await changeEach(context, homeworkStepTable, steps, () => saidNothing);
    const handedIn = await of(homeworkFileTable, 'submission', idsOf(submissions));
    await removeRows(context, homeworkFileTable, handedIn);
    await client.query('delete from upload where submission = any($1)', [idsOf(submissions)]);
    const loans = await of(itemLoanTable, 'student', erased);
    await changeEach(context, itemLoanTable, loans, () => ({ note: null }));
    const asStudents = [
      students,
      guardians,
      signUps,
      marks,
      grades,
      candidates,
      submissions,
      steps,
      handedIn,
      loans,
      leads,
    ];
    const told = [users, signIns, accessTokens, wardships, ...asStudents];
    await eraseFromLog(context, told.flatMap(idsOf), [...ids, ...erased]);
  });
}

/** What is known of a student beside their name and their attendance. */
const personal = [
  'user',
  'birthDate',
  'email',
  'phone',
  'emergencyName',
  'emergencyPhone',
  'licenceNo',
  'licenceValidTo',
  'insuranceValidTo',
  'medicalValidTo',
  'medicalKind',
  'imageConsentOn',
  'imageConsentWithdrawnOn',
  'guardianAccessOn',
  'shownToMembersOn',
  'note',
  'memberNumber',
  'workplace',
  'picture',
];

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id));

/** Changes each row. Hidden fields are unknown, so they are written in any case. */
async function changeEach(
  context: WriteContext,
  table: TableDefinition,
  rows: readonly Row[],
  valuesOf: (row: Row) => Row,
): Promise<void> {
  await changeRows(
    context,
    table,
    rows.map((current) => ({ current, values: valuesOf(current) })),
    'erase',
  );
}
