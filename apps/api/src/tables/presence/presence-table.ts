import { conflict, invalid } from '../../http/problem.ts';
import { ADMINISTRATORS } from '../../rights/rights.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import { instant, note, nullable, oneOf, reference, text } from '../../table/fields.ts';
import { fixedFields } from '../../table/fixed-fields.ts';
import { ownStudents, refuseForOthers } from '../guardian/index.ts';
import { faceOfStudent } from '../student-grade/index.ts';
import { training } from '../training/columns.ts';
import { presence, presenceSources, presenceStatuses } from './columns.ts';
import { findStudents, lockTraining, settleTraining } from './marked-training.ts';
import { checkMark, checkUndo, isSameMark, markedBy, type Presence, refuseSettled } from './marking.ts';
import { checkOwnMark } from './own-mark.ts';

const ofStudent = [{ table: 'student', as: 's', by: 'student' }];
const ofTraining = [{ table: 'training', as: 'c', by: 'training' }];

export const presenceTable = defineTable<Presence>({
  name: 'presence',
  entity: 'Presence',
  description:
    'A student at a training, expected or seen. A POST for who is marked there already changes the mark.',
  granted: { Instructors: 'Write' },
  table: presence,
  fields: {
    student: reference('student', { description: 'Who was expected or seen.' }),
    training: reference('training', { description: 'The class they are marked at.' }),
    status: oneOf(presenceStatuses, {
      description:
        '`declared` and `excused` are said before a training; `present`, `late` and `absent` tell how it was.',
    }),
    note: note(500),
  },
  naturalKey: ['student', 'training'],
  readOnly: {
    source: oneOf(presenceSources, { description: 'How the mark came about.' }),
    checkedInAt: instant({ description: 'When they were seen at the training.' }),
    confirmedBy: reference('user', { description: 'Who of the club marked them.' }),
    invalidatedAt: instant({ description: 'When it ceased to count.' }),
    invalidatedReason: text(500, { description: 'Why it counts nowhere.' }),
  },
  sentBeside: {
    source: {
      ...oneOf(presenceSources),
      description: 'The source, set by the server, except that an administrator may say `import`.',
    },
  },
  kept: [
    {
      fields: { trainingStartsAt: instant({ description: 'When the training begins.' }) },
      sql: 'select c.starts_at as "trainingStartsAt" from training c where c.id = t.training',
      follows: [
        {
          table: training,
          fields: ['startsAt'],
          keepers: 'select p.id from presence p join written c on c.id = p.training',
        },
      ],
    },
  ],
  derived: {
    ...faceOfStudent,
    studentGrade: { schema: nullable(reference('grade')), sql: 's.grade', via: ofStudent },
    trainingTitle: { schema: text(150), sql: 'c.title', via: ofTraining },
  },
  title: ['studentLastName', 'studentFirstName', 'trainingTitle'],
  sort: ['trainingStartsAt,desc'],
  own: `t.student in (${ownStudents})`,
  writeOwn: (context, _verb, { student }, current) => refuseForOthers(context, current?.student ?? student),
  rules: {
    /** The training before its marks, as a whole roll call does. */
    async lock({ client }, id, { training }) {
      await client.query(
        `select from training where id = coalesce((select training from presence where id = $1), $2)
         for no key update`,
        [id, training ?? null],
      );
    },
    async beforeInsert(context, values, { source }) {
      const { training, student } = await findMarked(context, values);
      const { status = 'present' } = values;
      checkMark(context, training, student, status, null);
      await checkOwnMark(context, training, student, status);
      return { ...values, ...markedBy(context, status, null, source === 'import' ? 'import' : undefined) };
    },
    async afterInsert(context, row) {
      const training = await lockTraining(context, row.training);
      if (training) await settleTraining(context, training, [{ before: null, status: row.status }]);
    },
    async beforeUpdate(context, values, current, { source }) {
      refuseAnother(values, current);
      if (isSameMark(current, values)) return {};
      const { training, student } = await findMarked(context, current);
      const { status = current.status } = values;
      checkMark(context, training, student, status, current);
      await checkOwnMark(context, training, student, status);
      return { ...values, ...markedBy(context, status, current, source === 'import' ? 'import' : undefined) };
    },
    async afterUpdate(context, row, previous) {
      const training = await lockTraining(context, row.training);
      if (training && row.status !== previous.status)
        await settleTraining(context, training, [{ before: previous.status, status: row.status }]);
    },
    async refuseRemoval(context, current) {
      const { training, student } = await findMarked(context, current);
      checkUndo(context, training, student.name, current);
    },
  },
  /** Whether a mark counts. Instructors may say so at any time, since nothing is lost. */
  actions: {
    invalidate: {
      summary: 'Let a presence count no more',
      description:
        'The row stays, with the reason, and counts nowhere; also one that is too old to be taken away.',
      body: { reason: text(500) },
      async change(context, current, { reason }) {
        if (current.invalidatedAt) await refuseAbove(context, current);
        return {
          invalidatedAt: current.invalidatedAt ?? context.now.toISOString(),
          invalidatedReason: String(reason),
        };
      },
    },
    restore: {
      summary: 'Let an invalidated presence count again',
      description:
        'Within the days in which marks can be changed. What an administrator has invalidated only an administrator restores.',
      async change(context, current) {
        if (!current.invalidatedAt) return null;
        const { training } = await findMarked(context, current);
        if (training.state === 'cancelled') throw conflict('training-cancelled');
        refuseSettled(context, training);
        await refuseAbove(context, current);
        return { invalidatedAt: null, invalidatedReason: null };
      },
      async after(context, row) {
        const { training } = await findMarked(context, row);
        await settleTraining(context, training, [{ before: row.status, status: row.status }]);
      },
    },
  },
});

/** @throws {Problem} 409 for an instructor, where an administrator has invalidated it; the log knows who did. */
async function refuseAbove({ client, viewer }: WriteContext, { id }: Presence): Promise<void> {
  if (viewer.isAdministrator) return;
  const { rowCount } = await client.query(
    `select from (
       select l."user" from audit_log l where l."table" = 'presence' and l."row" = $1 and l.verb = 'invalidate'
       order by l.created_at desc, l.id desc limit 1) last
     join useringroupright m on m."user" = last."user" join groupright g on g.id = m."group" and g.name = $2`,
    [id, ADMINISTRATORS],
  );
  if (rowCount) throw conflict('presence-invalidated-above');
}

async function findMarked(context: WriteContext, { training: id, student: studentId }: Partial<Presence>) {
  const training = await lockTraining(context, id);
  if (!training || !studentId) throw invalid({ field: 'training', code: 'no-such-reference' });
  const student = (await findStudents(context, training, [studentId])).get(studentId);
  if (!student) throw invalid({ field: 'student', code: 'no-such-reference' });
  return { training, student };
}

/** @throws {Problem} 400: a mark stays where it is; for another student or training there is another mark. */
function refuseAnother(values: Partial<Presence>, current: Presence): void {
  const findings = fixedFields(values, current, 'student', 'training');
  if (findings.length > 0) throw invalid(...findings);
}
