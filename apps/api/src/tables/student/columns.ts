import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, entity, instant, nameText, polishText, searchText } from '../../database/columns.ts';
import { user } from '../user/columns.ts';
import { workplace } from '../workplace/columns.ts';

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
    guardianAccessOn: day('guardian_access_on'),
    shownToMembersOn: day('shown_to_members_on'),
    emergencyName: text('emergency_name'),
    emergencyPhone: text('emergency_phone'),
    carryOverDays: integer('carry_over_days').notNull().default(0),
    carryOverAsOf: day('carry_over_as_of'),
    note: text('note'),
    grade: uuid('grade'),
    gradeRank: integer('grade_rank'),
    beltColor: text('belt_color'),
    guardianCount: integer('guardian_count').notNull().default(0),
    lastPresentAt: instant('last_present_at'),
    /** When the club last wrote to ask where they are, and the mails of that in the queue. */
    missedMailAt: instant('missed_mail_at'),
    missedMails: uuid('missed_mails').array().notNull().default(sql`'{}'`),
    searchText: searchText('first_name', 'last_name', 'member_number'),
    nameText: nameText(),
    picture: text('picture'),
  },
  (t) => [
    // With all that a roll call asks of everybody, so that it need not read the rows.
    index('student_name_idx').on(t.lastName, t.firstName, t.id, t.section, t.status, t.grade, t.picture),
    index('student_first_name_idx').on(t.firstName, t.id),
    // What names a student is searched by their name: the rows are eight times as long.
    index('student_name_text_idx').on(t.nameText, t.id),
    index('student_status_idx').on(t.status, t.id),
    index('student_section_idx').on(t.section, t.id),
    index('student_grade_idx').on(t.grade),
    index('student_grade_rank_idx').on(t.gradeRank, t.id),
    index('student_workplace_idx').on(t.workplace),
    index('student_joined_on_idx').on(t.joinedOn, t.id),
    index('student_last_present_at_idx').on(t.lastPresentAt, t.id),
    // Papers that end soon are asked for by the day on which they do.
    index('student_licence_valid_to_idx').on(t.licenceValidTo, t.id),
    index('student_insurance_valid_to_idx').on(t.insuranceValidTo, t.id),
    index('student_medical_valid_to_idx').on(t.medicalValidTo, t.id),
    check('student_left_on_check', sql`${t.leftOn} >= ${t.joinedOn}`),
  ],
);

/** What ended as a student left the club and comes back with them. */
export const studentLeaving = pgTable('student_leaving', {
  student: uuid('student')
    .primaryKey()
    .references(() => student.id, { onDelete: 'cascade' }),
  /** The accounts that were closed. */
  accounts: uuid('accounts').array().notNull(),
  /** The trainings to come that they had signed up for. */
  trainings: uuid('trainings').array().notNull(),
});
