import { forbidden } from '../../http/problem.ts';
import { defineTable } from '../../table/definition.ts';
import { changeRows } from '../../table/door.ts';
import { instant, nullable, personName, pictureOf, reference, text } from '../../table/fields.ts';
import { lockRows } from '../../table/lock-row.ts';
import { noticeTable } from '../notice/index.ts';
import { announcementReader } from './columns.ts';

type AnnouncementReader = typeof announcementReader.$inferSelect;

const theUser = { table: 'user', as: 'u', by: 'user' };
const itself = { table: 'announcement', as: 'a', by: 'announcement' };

export const announcementReaderTable = defineTable<AnnouncementReader>({
  name: 'announcement-reader',
  entity: 'AnnouncementReader',
  description:
    'Whom an announcement has gone out to, and whether they have opened it. Its author sees it, and its reader until the announcement is taken back.',
  table: announcementReader,
  isPrivate: true,
  fields: {},
  readOnly: {
    announcement: reference('announcement', { description: 'What they were told.' }),
    user: reference('user', { description: 'Who was told.' }),
    seenAt: instant({ description: 'When they first opened it; null before that.' }),
  },
  derived: {
    ...Object.fromEntries(
      Object.entries({ firstName: 'first_name', lastName: 'last_name' }).map(([name, column]) => [
        name,
        {
          schema: personName[name as keyof typeof personName],
          sql: `u.${column}`,
          searched: 'name_text',
          via: [theUser],
        },
      ]),
    ),
    picture: { schema: pictureOf('user'), sql: 'u.picture', via: [theUser] },
    titlePl: { schema: text(150), sql: 'a.title_pl', via: [itself] },
    titleEn: { schema: nullable(text(150)), sql: 'a.title_en', via: [itself] },
    sentAt: { schema: nullable(instant()), sql: 'a.sent_at', via: [itself] },
  },
  title: ['titlePl'],
  sort: ['createdAt,desc'],
  own: `exists (select from announcement a where a.id = t.announcement
    and (a.author = :viewer or a.state = 'sent' and t."user" = :viewer))`,
  without: ['create', 'update', 'remove'],
  actions: {
    see: {
      operationId: 'seeAnnouncement',
      summary: 'An announcement was opened by its reader',
      description: 'Its author sees when that was first. What they were told of it is read with that.',
      change({ now, viewer }, { user, seenAt }) {
        if (user !== viewer.id) throw forbidden();
        return { seenAt: seenAt ?? now.toISOString() };
      },
      async after(context, { user, announcement }) {
        const unread = await lockRows(
          context,
          noticeTable,
          't."user" = $1 and t."row" = $2 and t.read_at is null',
          [user, announcement],
        );
        const values = { readAt: context.now.toISOString() };
        await changeRows(
          context,
          noticeTable,
          unread.map((current) => ({ current, values })),
          'read',
        );
      },
    },
  },
});
