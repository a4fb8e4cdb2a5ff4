import { invalid } from '../../http/problem.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import { day, email, phone, reference, text } from '../../table/fields.ts';
import { futureDays } from '../../table/future-days.ts';
import { guardian } from './columns.ts';
import { keepAGuardian, lockStudents } from './keep-a-guardian.ts';
import { makeMember } from './make-member.ts';
import { ownStudents } from './own-students.ts';
import { refuseLinking } from './refuse-linking.ts';

export { keepAGuardian, needsGuardian, onlyGuardians } from './keep-a-guardian.ts';
export { MEMBERS, makeMember } from './make-member.ts';
export { isMinor, minority } from './of-age.ts';
export { actingFor, ownStudents, refuseForOthers } from './own-students.ts';
export { refuseLinking } from './refuse-linking.ts';

const theStudent = { table: 'student', as: 's', by: 'student' };

type Guardian = typeof guardian.$inferSelect;

export const guardianTable = defineTable<Guardian>({
  name: 'guardian',
  entity: 'Guardian',
  description: 'Who answers for a student under 18; with a user they act for the child.',
  granted: { Instructors: 'Read' },
  table: guardian,
  fields: {
    student: reference('student', { description: 'Whom they answer for.' }),
    user: reference('user', { description: 'The account they act by.' }),
    name: text(200, { description: 'The first and the last name.' }),
    relation: text(50, { description: 'What they are to the child: mother, grandfather.' }),
    phone: phone(),
    email: email(),
    consentOn: day({ description: 'When they agreed to the training.' }),
  },
  derived: {
    studentFirstName: { schema: text(100), sql: 's.first_name', searched: 'name_text', via: [theStudent] },
    studentLastName: { schema: text(100), sql: 's.last_name', searched: 'name_text', via: [theStudent] },
  },
  search: ['name', 'email', 'phone', 'studentFirstName', 'studentLastName'],
  sort: ['name,asc'],
  own: `t."user" = :viewer or t.student in (${ownStudents})`,
  rules: {
    lock: (context, id, { student }) => lockStudents(context, id, student),
    beforeInsert(context, values) {
      if (values.user) refuseLinking(context);
      return checkConsent(context, values);
    },
    beforeUpdate(context, values, current) {
      const { user, student } = { ...current, ...values };
      // Also by handing a guardian who has an account to another student.
      if (user && (user !== current.user || student !== current.student)) refuseLinking(context);
      return checkConsent(context, values);
    },
    afterInsert: (context, { user }) => makeMember(context, user),
    async afterUpdate(context, { student, user }, previous) {
      if (student !== previous.student) await keepAGuardian(context, previous.student);
      if (user !== previous.user) await makeMember(context, user);
    },
    afterRemove: (context, { student }) => keepAGuardian(context, student),
  },
});

function checkConsent(context: WriteContext, values: Partial<Guardian>): Partial<Guardian> {
  const findings = futureDays(context, values, 'consentOn');
  if (findings.length > 0) throw invalid(...findings);
  return values;
}
