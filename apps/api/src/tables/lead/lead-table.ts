import { type FieldError, invalid } from '../../http/problem.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import {
  email,
  instant,
  integer,
  note,
  nullable,
  oneOf,
  phone,
  reference,
  text,
} from '../../table/fields.ts';
import { fixedFields } from '../../table/fixed-fields.ts';
import { eraseFromLog } from '../audit-log/index.ts';
import { sections } from '../student/columns.ts';
import { languages } from '../user/columns.ts';
import { leadActions } from './actions.ts';
import { type Lead, lead, leadStates, leadWhom } from './columns.ts';

/** How long one that nothing has become of is kept after its last change, in days: so the consent says. */
export const KEPT_DAYS = 90;

const theTraining = [{ table: 'training', as: 'c', by: 'training' }];
const theStudent = [{ table: 'student', as: 's', by: 'student' }];

/** What a person says of themselves when they ask for a first class. */
export const askedFields = {
  name: text(200, { description: 'The first and the last name of who asks.' }),
  email: email({ description: 'Where they are written to.' }),
  phone: phone({ description: 'The phone number, with the country’s code.' }),
  whom: oneOf(leadWhom, { description: 'Whether they want to train themselves, or ask for a child.' }),
  childAge: integer(1, 17, { description: 'How old the child is.', unit: 'years' }),
  section: oneOf(sections, { description: 'The age group to train in.' }),
  workplace: reference('workplace', { description: 'Where they want to train.' }),
  training: reference('training', { description: 'The class they want to come to first.' }),
  note: note(1_000, 'What they wrote beside.'),
};

export const leadTable = defineTable<Lead>({
  name: 'lead',
  entity: 'Lead',
  description: `Somebody who asks for a first class. Removed ${KEPT_DAYS} days after its last change where nothing came of it.`,
  table: lead,
  fields: {
    ...askedFields,
    language: oneOf(languages, { description: 'The language they asked in, and are written to.' }),
    consentAt: instant({ description: 'When they agreed that the club keeps it.' }),
  },
  readOnly: {
    consentVersion: text(20, {
      description: 'Which text they agreed to; null where they told somebody of the club.',
    }),
    state: oneOf(leadStates, { description: 'How far it has come: its actions change it.' }),
    stateBefore: oneOf(leadStates, { description: 'Where `back` leads; null where there is no way back.' }),
    closeReason: text(500, { description: 'Why nothing came of it.' }),
    student: reference('student', { description: 'Who they have become.' }),
  },
  hidden: ['mailedAt'],
  derived: {
    workplaceName: {
      schema: nullable(text(100)),
      sql: 'w.name',
      via: [{ table: 'workplace', as: 'w', by: 'workplace' }],
    },
    trainingTitle: { schema: nullable(text(150)), sql: 'c.title', via: theTraining },
    trainingStartsAt: { schema: nullable(instant()), sql: 'c.starts_at', via: theTraining },
    studentFirstName: { schema: nullable(text(100)), sql: 's.first_name', via: theStudent },
    studentLastName: { schema: nullable(text(100)), sql: 's.last_name', via: theStudent },
  },
  title: ['name'],
  search: ['name', 'email', 'phone'],
  sort: ['createdAt,desc'],
  actions: leadActions,
  rules: {
    beforeInsert(context, values) {
      check(context, values);
      return values;
    },
    beforeUpdate(context, values, current) {
      check(context, { ...current, ...values }, fixedFields(values, current, 'consentAt'));
      return values;
    },
    /** Who is to be forgotten is forgotten by the log too, which is kept much longer. */
    afterRemove: (context, { id }) => eraseFromLog(context, [id], []),
  },
});

function check(
  { now }: WriteContext,
  { email, phone, consentAt }: Partial<Lead>,
  findings: FieldError[] = [],
): void {
  if (!(email || phone)) findings.push({ field: 'email', code: 'email-or-phone' });
  if (consentAt && consentAt > now.toISOString()) findings.push({ field: 'consentAt', code: 'in-future' });
  if (findings.length > 0) throw invalid(...findings);
}
