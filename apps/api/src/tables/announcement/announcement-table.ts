import { conflict, type FieldError, invalid } from '../../http/problem.ts';
import { defineTable } from '../../table/definition.ts';
import { instant, integer, nullable, oneOf, reference, text } from '../../table/fields.ts';
import { sections } from '../student/columns.ts';
import { announcementActions } from './actions.ts';
import { type Announcement, announcement, announcementAudiences, announcementStates } from './columns.ts';
import { refuseOthersPeople } from './may-write.ts';

const title = (language: string) => text(150, { description: `The heading in ${language}.` });
const body = (language: string) => text(10_000, { description: `The text in ${language}, as Markdown.` });

export const announcementTable = defineTable<Announcement>({
  name: 'announcement',
  entity: 'Announcement',
  description:
    'What the club tells some of its people, or all, in the way that each has chosen. Whoever leads a training may write to its people without further rights.',
  table: announcement,
  fields: {
    titlePl: title('Polish'),
    titleEn: title('English'),
    bodyPl: body('Polish'),
    bodyEn: body('English'),
    audience: oneOf(announcementAudiences, {
      description: 'Whom it is for; of students hears who acts for them, as the guardians of a child.',
    }),
    section: oneOf(sections, { description: 'The age group, where it is for one.' }),
    group: reference('groupright', { description: 'The group of users, where it is for one.' }),
    training: reference('training', {
      description: 'The training, where it is for its people and who leads it.',
    }),
    student: reference('student', { description: 'The person, where it is for one.' }),
    publishAt: instant({ description: 'When it goes out; at once unless told.' }),
  },
  readOnly: {
    author: reference('user', { description: 'Who has written it.' }),
    state: oneOf(announcementStates, {
      description: 'How far it is; readers see it while it is `sent`.',
    }),
    sentAt: instant({ description: 'When it went out.' }),
    readerCount: integer(0, 1_000_000, { description: 'How many accounts it went out to.' }),
  },
  derived: {
    authorName: {
      schema: nullable(text(201)),
      sql: `u.first_name || ' ' || u.last_name`,
      searched: 'name_text',
      via: [{ table: 'user', as: 'u', by: 'author' }],
    },
    authorPicture: {
      schema: nullable(text(64, { description: 'The `author.picture`.' })),
      sql: 'u.picture',
      via: [{ table: 'user', as: 'u', by: 'author' }],
    },
  },
  search: ['titlePl', 'titleEn', 'authorName'],
  sort: ['createdAt,desc'],
  own: `t.author = :viewer or t.state = 'sent' and t.id in (
    select r.announcement from announcement_reader r where r."user" = :viewer)`,
  writeOwn: (context, _verb, values, current) => refuseOthersPeople(context, values, current),
  rules: {
    beforeInsert({ viewer }, values) {
      checkAudience(values);
      return { ...values, author: viewer.id };
    },
    beforeUpdate(_, values, current) {
      if (current.state === 'sent' || current.state === 'takenBack') throw conflict('announcement-sent');
      const changed = { ...current, ...values };
      checkAudience(changed);
      if (current.state === 'scheduled' && !changed.publishAt)
        throw invalid({ field: 'publishAt', code: 'required' });
      return values;
    },
    async refuseRemoval(_, { state }) {
      // What people have read stays, for who asks what was said; it can be taken back.
      if (state === 'sent') throw conflict('announcement-sent');
    },
  },
  actions: announcementActions,
});

/** The field that says who is meant, by the audience that needs one. */
const named = { section: 'section', group: 'group', training: 'training', person: 'student' } as const;

/** @throws {Problem} 400 unless it says whom it is for */
function checkAudience(values: Partial<Announcement>): void {
  const { audience = 'all' } = values;
  const field = audience === 'all' ? undefined : named[audience];
  const findings: FieldError[] = [];
  if (field && !values[field]) findings.push({ field, code: 'required' });
  if (values.bodyEn && !values.titleEn) findings.push({ field: 'titleEn', code: 'required' });
  if (findings.length > 0) throw invalid(...findings);
}
