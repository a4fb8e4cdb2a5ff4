import { conflict, forbidden, invalid } from '../../../http/problem.ts';
import { definitionOf, type RowAction, type WriteContext } from '../../../table/definition.ts';
import { day, list, reference } from '../../../table/fields.ts';
import { lockRows } from '../../../table/lock-row.ts';
import { changeEntity, createEntity } from '../../../table/write.ts';
import { presence } from '../../presence/columns.ts';
import { user } from '../../user/columns.ts';
import { checkStudent, type Student } from '../check-student.ts';
import { accountsOf } from './accounts.ts';
import { takeBackSignUps } from './sign-ups.ts';

/** The most accounts of one student: their own, and those of their guardians. */
const MOST_ACCOUNTS = 20;

/**
 * A student leaves the club. What they signed up for ends with that, and so do the accounts that are named; all of it
 * comes back with them (`comeBack`).
 */
export const leave: RowAction<Student> = {
  operationId: 'leaveClub',
  summary: 'A student leaves the club',
  description:
    'What they have signed up for after that day is taken back, and the accounts that are named are closed. Both come back with them. For who has left already it closes further accounts.',
  body: {
    leftOn: day({ description: 'The last day in the club.' }),
    closeAccounts: list(reference('user'), {
      maxItems: MOST_ACCOUNTS,
      description:
        'The accounts that end with it, the student’s own or a guardian’s: such as are of no other use. `User:Write` is needed too.',
    }),
  },
  async change(context, current, { leftOn, closeAccounts }) {
    const values = { status: 'left' as const, leftOn: String(leftOn) };
    const findings = checkStudent(context, { ...current, ...values });
    if (findings.length > 0) throw invalid(...findings);
    await closeEach(context, current, closeAccounts as string[]);
    return values;
  },
  after: (context, row, previous) => followStatus(context, row, previous),
};

/** Who has left trains again: what ended with their leaving is there again, as far as it can be. */
export const comeBack: RowAction<Student> = {
  operationId: 'comeBackToClub',
  summary: 'A student who left comes back',
  description:
    'The accounts that were closed as they left are open again (for who may write users), and they are signed up again for trainings to come that still take place and have room.',
  change: (_, { status }) => (status === 'left' ? { status: 'active', leftOn: null } : null),
  after: (context, row, previous) => followStatus(context, row, previous),
};

async function closeEach(context: WriteContext, { id }: Student, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  if (!context.viewer.has('User:Write')) throw forbidden();
  const accounts = await accountsOf(context.client, id);
  const closed = ids.map((account) => {
    const found = accounts.find((one) => one.id === account.toLowerCase());
    if (!found) throw invalid({ field: 'closeAccounts', code: 'no-such-reference' });
    if (found.needed) throw conflict('account-needed', { name: found.name });
    return found.id;
  });
  await enable(context, closed, false);
  await context.client.query(
    `insert into student_leaving (student, accounts, trainings) values ($1, $2, '{}')
     on conflict (student) do update set accounts = array(
       select distinct unnest(student_leaving.accounts || excluded.accounts))`,
    [id, closed],
  );
}

async function enable(context: WriteContext, ids: readonly string[], enabled: boolean): Promise<void> {
  const users = definitionOf(user);
  const found = await lockRows(
    context,
    users,
    `t.id = any($1) and t.enabled <> $2 and t.status not in ('pendingErasure', 'erased')`,
    [ids, enabled],
  );
  for (const row of found) await changeEntity(users, context, row, { enabled });
}

/**
 * What goes with a student’s leaving and coming back, whichever way it is written. It is kept beside the tables, so
 * that what comes back is what had ended.
 */
export async function followStatus(
  context: WriteContext,
  { id, status, leftOn }: Student,
  previous: Student,
): Promise<void> {
  const hadLeft = previous.status === 'left';
  if (status === 'left' && leftOn) {
    if (!hadLeft || leftOn !== previous.leftOn) await endSignUps(context, id, leftOn);
  } else if (hadLeft) await restore(context, id);
}

/** What they had signed up for is kept, so that it can come back. */
async function endSignUps(context: WriteContext, student: string, leftOn: string): Promise<void> {
  const marks = await takeBackSignUps(context, [student], leftOn, 'leave');
  if (marks.length === 0) return;
  await context.client.query(
    `insert into student_leaving (student, accounts, trainings) values ($1, '{}', $2)
     on conflict (student) do update set trainings = array(
       select distinct unnest(student_leaving.trainings || excluded.trainings))`,
    [student, marks.map(({ training }) => training)],
  );
}

async function restore(context: WriteContext, student: string): Promise<void> {
  const { client, viewer, now } = context;
  const { rows } = await client.query<{ accounts: string[]; trainings: string[] }>(
    'select accounts, trainings from student_leaving where student = $1 for update',
    [student],
  );
  const [ended] = rows;
  if (!ended) return;
  const mayOpen = viewer.has('User:Write');
  if (mayOpen) await enable(context, ended.accounts, true);
  const { rows: open } = await client.query<{ id: string }>(
    `select c.id from training c
     where c.id = any($2) and c.state = 'planned' and c.starts_at > $3
       and (c.capacity is null or c.declared_count + c.present_count < c.capacity)
       and not exists (select from presence p where p.training = c.id and p.student = $1)
     order by c.id for no key update`,
    [student, ended.trainings, now.toISOString()],
  );
  for (const { id } of open)
    await createEntity(definitionOf(presence), context, { student, training: id, status: 'declared' });
  if (mayOpen || ended.accounts.length === 0)
    await client.query('delete from student_leaving where student = $1', [student]);
  else await client.query(`update student_leaving set trainings = '{}' where student = $1`, [student]);
}
