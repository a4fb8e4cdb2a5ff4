import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, entity, polishText } from '../columns.ts';
import { grade } from './grade.ts';
import { user } from './user.ts';
import { workplace } from './workplace.ts';

export const sections = ['kids', 'youth', 'adult'] as const;
export const studentStatuses = ['active', 'suspended', 'left'] as const;
export const medicalKinds = ['declaration', 'certificate'] as const;

export const student = pgTable(
  'student',
  {
    ...entity(),
    user: uuid('user')
      .unique()
      .references(() => user.id, { onDelete: 'set null' }),
    firstName: polishText('first_name').notNull(),
    lastName: polishText('last_name').notNull(),
    joinedOn: day('joined_on').notNull(),
    birthDate: day('birth_date'),
    memberNumber: text('member_number').unique(),
    email: text('email'),
    phone: text('phone'),
    workplace: uuid('workplace').references(() => workplace.id),
    section: text('section', { enum: sections }).notNull().default('adult'),
    status: text('status', { enum: studentStatuses }).notNull().default('active'),
    leftOn: day('left_on'),
    licenceNo: text('licence_no'),
    licenceValidTo: day('licence_valid_to'),
    insuranceValidTo: day('insurance_valid_to'),
    medicalValidTo: day('medical_valid_to'),
    medicalKind: text('medical_kind', { enum: medicalKinds }),
    imageConsentOn: day('image_consent_on'),
    imageConsentWithdrawnOn: day('image_consent_withdrawn_on'),
    emergencyName: text('emergency_name'),
    emergencyPhone: text('emergency_phone'),
    carryOverDays: integer('carry_over_days').notNull().default(0),
    carryOverAsOf: day('carry_over_as_of'),
    note: text('note'),
  },
  (t) => [
    index('student_name_idx').on(t.lastName, t.firstName),
    check('student_left_on_check', sql`${t.leftOn} >= ${t.joinedOn}`),
  ],
);

export const guardian = pgTable(
  'guardian',
  {
    ...entity(),
    student: uuid('student')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    user: uuid('user').references(() => user.id, { onDelete: 'set null' }),
    name: polishText('name').notNull(),
    relation: text('relation'),
    phone: text('phone'),
    email: text('email'),
    consentOn: day('consent_on'),
  },
  (t) => [index('guardian_student_idx').on(t.student), index('guardian_user_idx').on(t.user)],
);

/** Append-only ledger: the newest row is the student's current grade. */
export const studentGrade = pgTable(
  'student_grade',
  {
    ...entity(),
    student: uuid('student')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    grade: uuid('grade')
      .notNull()
      .references(() => grade.id),
    awardedOn: day('awarded_on').notNull(),
    examiner: text('examiner'),
    note: text('note'),
  },
  (t) => [index('student_grade_student_idx').on(t.student, t.awardedOn)],
);
