import { Type } from 'typebox';
import { invalid, Problem } from '../../http/problem.ts';
import { defineTable, type Row, type TableCall } from '../../table/definition.ts';
import { countUses } from '../../table/door.ts';
import {
  day,
  email,
  instant,
  integer,
  note,
  oneOf,
  personName,
  phone,
  reference,
  text,
} from '../../table/fields.ts';
import { within } from '../../table/within.ts';
import { createEntity } from '../../table/write.ts';
import { grade } from '../grade/columns.ts';
import { guardian } from '../guardian/columns.ts';
import {
  guardianTable,
  isMinor,
  keepAGuardian,
  makeMember,
  needsGuardian,
  ownStudents,
  refuseLinking,
} from '../guardian/index.ts';
import { joinAs } from '../lead/index.ts';
import { countingPresence, presence } from '../presence/columns.ts';
import { currentGrade, studentGrade } from '../student-grade/columns.ts';
import { training } from '../training/columns.ts';
import { checkStudent, type Student } from './check-student.ts';
import { medicalKinds, sections, student, studentStatuses } from './columns.ts';
import { guardianAccess } from './guardian-access.ts';
import { comeBack, followStatus, leave } from './leaving/leave.ts';
import { leaving } from './leaving/leaving.ts';
import { showOneFace } from './show-one-face.ts';
import { shownToMembers, showToMembers } from './shown-to-members.ts';

export { takeBackSignUps } from './leaving/sign-ups.ts';
export { shownToMembers } from './shown-to-members.ts';

/** What can be had of a student beside their row. */
export const studentCalls: readonly TableCall[] = [leaving];

export const studentTable = defineTable<Student>({
  name: 'student',
  entity: 'Student',
  description: 'Somebody who trains in the club.',
  granted: { Instructors: 'Read' },
  table: student,
  fields: {
    user: reference('user', { description: 'The account they sign in with.' }),
    ...personName,
    joinedOn: day({ description: 'When they joined the club.' }),
    birthDate: day({ description: 'The day of birth, needed of who is under 18.' }),
    memberNumber: text(30, { description: 'The number in the register of members.' }),
    email: email(),
    phone: phone(),
    workplace: reference('workplace', { description: 'Where they train mostly.' }),
    section: oneOf(sections, { description: 'The age group they train in.' }),
    status: oneOf(studentStatuses, {
      description: 'Whether they train now: `suspended` is for a time, `left` for good.',
    }),
    leftOn: day({ description: 'When they left the club.' }),
    licenceNo: text(50, { description: 'The number of the federation’s licence.' }),
    licenceValidTo: day({ description: 'The licence’s last day.' }),
    insuranceValidTo: day({ description: 'The insurance’s last day.' }),
    medicalValidTo: day({ description: 'The medical’s last day.' }),
    medicalKind: oneOf(medicalKinds, { description: 'What was handed in; never a diagnosis.' }),
    imageConsentOn: day({ description: 'When they agreed to be in pictures.' }),
    imageConsentWithdrawnOn: day({ description: 'When they took that back.' }),
    emergencyName: text(200, { description: 'Whom to call in an emergency.' }),
    emergencyPhone: phone({ description: 'The number to call in an emergency.' }),
    carryOverDays: integer(0, 2_000, {
      description: 'Training days from paper, counted towards the next grade.',
      unit: 'days',
    }),
    carryOverAsOf: day({ description: 'The day until which they are counted.' }),
    note: note(1_000),
  },
  readOnly: {
    guardianAccessOn: day({
      description:
        'When they let their guardians go on acting for them after the 18th birthday; null where they don’t.',
    }),
    shownToMembersOn: day({
      description: 'When they let other members see that they come; null where they don’t.',
    }),
    missedMailAt: instant({ description: 'When the club last wrote that they are missed.' }),
  },
  hidden: ['missedMails'],
  sentBeside: {
    guardians: newGuardians(),
    lead: reference('lead', {
      description: 'The request for a first class that a new student comes of.',
    }),
  },
  kept: [
    {
      fields: {
        grade: reference('grade', { description: 'The grade they hold now.' }),
        gradeRank: integer(0, 100, { description: 'The grade’s place in their order.' }),
        beltColor: text(7, { description: 'The colour of the belt they wear, `#rrggbb`.' }),
      },
      sql: `select g.id as grade, g.rank as "gradeRank", g.belt_color as "beltColor" ${currentGrade('t.id')}`,
      follows: [
        { table: studentGrade, fields: ['grade', 'awardedOn', 'annulledAt'], keeper: 'student' },
        {
          table: grade,
          fields: ['rank', 'beltColor'],
          keepers: 'select s.id from student s join written g on g.id = s.grade',
        },
      ],
    },
    {
      fields: { guardianCount: integer(0, 1_000, { description: 'How many answer for them.' }) },
      sql: 'select count(*) as "guardianCount" from guardian g where g.student = t.id',
      follows: [{ table: guardian, fields: ['student'], keeper: 'student' }],
    },
    {
      fields: {
        lastPresentAt: instant({
          description: 'When the last training that they came to began; null for who never came.',
        }),
      },
      sql: `select p.training_starts_at as "lastPresentAt" from presence p join training c on c.id = p.training
        where p.student = t.id and ${countingPresence} order by 1 desc limit 1`,
      follows: [
        { table: presence, fields: ['status', 'invalidatedAt', 'trainingStartsAt'], keeper: 'student' },
        {
          table: training,
          fields: ['state'],
          keepers: 'select p.student from presence p join written c on c.id = p.training',
        },
      ],
    },
  ],
  pictured: { field: 'picture', shape: 'square', own: true, published: shownToMembers('t') },
  title: ['lastName', 'firstName'],
  search: ['firstName', 'lastName', 'memberNumber'],
  sort: ['lastName,asc', 'firstName,asc'],
  own: `t.id in (${ownStudents})`,
  actions: {
    leave,
    'come-back': comeBack,
    'guardian-access': guardianAccess,
    'shown-to-members': showToMembers,
  },
  rules: {
    beforeInsert(context, values, { guardians = [] }) {
      if (values.user) refuseLinking(context);
      const findings = checkStudent(context, values);
      if (needsGuardian(context, values) && (guardians as Row[]).length === 0)
        findings.push({ field: 'guardians', code: 'minor-needs-guardian' });
      if (findings.length > 0) throw invalid(...findings);
      return values;
    },
    async afterInsert(context, { id, user }, { guardians = [], lead }) {
      await makeMember(context, user);
      for (const [index, guardian] of (guardians as Row[]).entries())
        await within(`guardians.${index}`, () =>
          createEntity(guardianTable, context, { ...guardian, student: id }),
        );
      if (lead) await joinAs(context, String(lead), id);
    },
    beforeUpdate(context, values, current, { guardians, lead }) {
      if (values.user && values.user !== current.user) refuseLinking(context);
      const findings = checkStudent(context, { ...current, ...values });
      // In whatever section: without the date nobody would know that they need a guardian.
      if (values.birthDate === null && isMinor(context, current))
        findings.push({ field: 'birthDate', code: 'required' });
      if (guardians !== undefined) findings.push({ field: 'guardians', code: 'only-when-created' });
      if (lead) findings.push({ field: 'lead', code: 'only-when-created' });
      if (findings.length > 0) throw invalid(...findings);
      return values;
    },
    async afterUpdate(context, row, previous) {
      const { id, birthDate, status } = row;
      if (birthDate !== previous.birthDate || status !== previous.status) await keepAGuardian(context, id);
      if (row.user !== previous.user) await makeMember(context, row.user);
      await showOneFace(context, row, previous);
      await followStatus(context, row, previous);
    },
    /** Who trained or was graded here stays in the club's records. */
    async refuseRemoval(context, { id }): Promise<void> {
      const usedBy = await countUses(context, studentTable, [id]);
      if (usedBy.has('presence') || usedBy.has('student-grade'))
        throw new Problem(409, 'student-has-history', { usedBy });
    },
  },
});

/** Guardians as they come with a new student, who has no id yet. */
function newGuardians() {
  const fields = [...guardianTable.writable].filter(([name]) => name !== 'student');
  return Type.Array(
    Type.Unsafe({
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: Object.fromEntries(fields.map(([name, { schema }]) => [name, schema])),
    }),
    {
      maxItems: 6,
      description: 'The guardians of a new student; a minor needs one. Later they are changed one by one.',
    },
  );
}
