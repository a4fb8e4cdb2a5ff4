import { conflict, invalid, notFound } from '../../http/problem.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import { reference, text } from '../../table/fields.ts';
import { lockRows } from '../../table/lock-row.ts';
import { fileActions, fileFields } from '../../table/uploads/file-fields.ts';
import type { Announcement } from '../announcement/columns.ts';
import { announcementTable, refuseOthersPeople } from '../announcement/index.ts';
import { type AnnouncementFile, announcementFile, attachmentTypes } from './columns.ts';

export const announcementFileTable = defineTable<AnnouncementFile>({
  name: 'announcement-file',
  entity: 'AnnouncementFile',
  description:
    'A picture or a PDF of an announcement, sent by tus 1.0 (docs/contract.md). Readers have it while the announcement is sent.',
  table: announcementFile,
  fields: {
    alt: text(300, {
      description: 'What a picture shows, for who can’t see it; needed before it goes out.',
    }),
  },
  readOnly: {
    announcement: reference('announcement', { description: 'What it comes with.' }),
    ...fileFields(attachmentTypes),
  },
  title: ['name'],
  sort: ['createdAt,asc'],
  own: `t.announcement in (select a.id from announcement a where a.author = :viewer or a.state = 'sent'
    and t.discarded_at is null and a.id in (
      select r.announcement from announcement_reader r where r."user" = :viewer))`,
  without: ['create', 'remove'],
  writeOwn: async (context, _verb, _values, current) => {
    await refuseSent(context, current?.announcement ?? '');
  },
  rules: {
    /** The announcement before its files, as its removal does. */
    async lock({ client }, id) {
      await client.query(
        'select from announcement where id = (select announcement from announcement_file where id = $1) for no key update',
        [id],
      );
    },
    async beforeUpdate(context, values, current) {
      const { state } = await refuseSent(context, current.announcement);
      // What goes out by itself has to stay whole.
      if (state === 'scheduled' && current.alt && values.alt === null)
        throw invalid({ field: 'alt', code: 'required' });
      return values;
    },
  },
  actions: fileActions({
    relation: 'announcement_file',
    owner: 'announcement',
    of: 'an announcement',
    by: 'By who writes it, until it is sent.',
    right: 'Announcement:Write',
    refuseClosed: refuseSent,
  }),
});

/** @throws {Problem} 403 for who may not write the announcement, 409 once it is sent; it is locked until the transaction ends. */
export async function refuseSent(context: WriteContext, id: string): Promise<Announcement> {
  const [announcement] = await lockRows<Announcement>(context, announcementTable, 't.id = $1', [id]);
  if (!announcement) throw notFound();
  await refuseOthersPeople(context, {}, announcement);
  if (announcement.state === 'sent' || announcement.state === 'takenBack')
    throw conflict('announcement-sent');
  return announcement;
}
