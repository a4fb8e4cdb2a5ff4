import { conflict } from '../../http/problem.ts';
import type { RowAction, WriteContext } from '../../table/definition.ts';
import { reachOf } from './audience.ts';
import type { Announcement } from './columns.ts';
import { refuseOthersPeople } from './may-write.ts';

/** @throws {Problem} 409 while a picture that comes with it says not what it shows. */
async function refuseUnnamedPictures({ client }: WriteContext, id: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from announcement_file where announcement = $1 and discarded_at is null
       and media_type like 'image/%' and coalesce(alt, '') = '' order by created_at, id limit 1`,
    [id],
  );
  if (rows[0]) throw conflict('announcement-alt-missing', { name: rows[0].name });
}

/** The ways from one state of an announcement to the next: `draft → scheduled → sent → takenBack`. */
export const announcementActions: Record<'send' | 'take-back', RowAction<Announcement>> = {
  send: {
    operationId: 'sendAnnouncement',
    summary: 'Send an announcement, or schedule it for its time',
    description:
      'One whose `publishAt` is still to come is `scheduled` until then; any other goes out at once, and is `sent` a moment later.',
    own: true,
    async change(context, current) {
      await refuseOthersPeople(context, {}, current);
      if (current.state === 'scheduled') return null;
      if (current.state !== 'draft') throw conflict('announcement-sent');
      const { accounts } = await reachOf(context, current, current.author);
      if (accounts === 0) throw conflict('announcement-for-nobody');
      await refuseUnnamedPictures(context, current.id);
      const now = context.now.toISOString();
      const isAhead = current.publishAt !== null && current.publishAt > now;
      return { state: 'scheduled', publishAt: isAhead ? current.publishAt : now };
    },
  },
  'take-back': {
    operationId: 'takeBackAnnouncement',
    summary: 'Take an announcement back',
    description:
      'One that is scheduled is a draft again. One that is sent its readers can open no more: what they were told of it goes, and mails of it that still wait.',
    own: true,
    async change(context, current) {
      await refuseOthersPeople(context, {}, current);
      if (current.state === 'scheduled') return { state: 'draft' };
      return current.state === 'sent' ? { state: 'takenBack' } : null;
    },
  },
};
