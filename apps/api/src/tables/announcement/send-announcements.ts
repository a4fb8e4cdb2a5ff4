import { newId } from '../../database/columns.ts';
import type { Outgoing } from '../../mail/outgoing.ts';
import type { WorkQueue } from '../../queue/queue.ts';
import { theServer } from '../../session/viewer.ts';
import type { Change } from '../../table/changes.ts';
import type { WriteContext } from '../../table/definition.ts';
import { changeRows, insertRows } from '../../table/door.ts';
import { lockRows } from '../../table/lock-row.ts';
import type { TableServices } from '../../table/services.ts';
import { inWriteContext } from '../../table/write.ts';
import { announcementReaderTable } from '../announcement-reader/index.ts';
import type { Notices } from '../notice/index.ts';
import { announcementTable } from './announcement-table.ts';
import { nextReaders, reachOf } from './audience.ts';
import type { Announcement } from './columns.ts';

/** How many readers are told in one transaction: others get their turn between two. */
const BATCH = 50;
/** How much earlier by the server's clock than by the database's it may be, in milliseconds. */
const SLACK = 1_000;

/** An announcement on its way, and the moment it was scheduled for: another moment has a job of its own. */
interface Due {
  announcement: string;
  at: string;
}

/** What brings announcements to their readers. */
export interface Announcements {
  /** Sends one whose time has come, to those of its readers who have yet to hear of it. @returns whether that is done */
  send(id: string, at: string): Promise<boolean>;
}

interface Options extends TableServices {
  queue: WorkQueue;
  outgoing: Outgoing;
  notices: Notices;
}

/**
 * Sends announcements by way of the queue: the job is stored with the state that it follows from, and each reader is told
 * in the transaction that notes them, so that a server that is killed meanwhile leaves nobody out and tells nobody twice.
 */
export function createAnnouncements(options: Options): Announcements {
  const { queue, outgoing, changes, notices, now } = options;
  const within = <T>(work: (context: WriteContext) => Promise<T>) => inWriteContext(options, theServer, work);

  const isScheduled = ({ table, row, before }: Change) =>
    table === announcementTable.name &&
    row.state === 'scheduled' &&
    (before?.state !== undefined || before?.publishAt !== undefined);

  changes.accompany(async (written, { client }) => {
    const jobs = written.filter(isScheduled).map(({ id, row }) => {
      const at = String(row.publishAt);
      return { id: newId(), data: { announcement: id, at } satisfies Due, after: new Date(at) };
    });
    await queue.send(client, 'announcement', ...jobs);
    for (const { table, id, row } of written)
      if (table === announcementTable.name && row.state === 'takenBack') await outgoing.dropAbout(client, id);
  });

  async function find(context: WriteContext, id: string): Promise<Announcement | undefined> {
    const [found] = await lockRows<Announcement>(context, announcementTable, 't.id = $1', [id]);
    return found;
  }

  /** @returns whether there are readers to be told */
  async function begin(context: WriteContext, id: string, at: string): Promise<boolean> {
    const current = await find(context, id);
    if (current?.state === 'sent') return true;
    if (current?.state !== 'scheduled' || current.publishAt !== at) return false;
    const { accounts } = await reachOf(context, current, current.author);
    const values = { state: 'sent', sentAt: context.now.toISOString(), readerCount: accounts };
    await changeRows(context, announcementTable, [{ current, values }], 'send');
    return true;
  }

  /** @returns how many were told */
  async function tellNext(context: WriteContext, id: string): Promise<number> {
    const announcement = await find(context, id);
    if (announcement?.state !== 'sent') return 0;
    const readers = await nextReaders(context, announcement, BATCH);
    await insertRows(
      context,
      announcementReaderTable,
      readers.map((user) => ({ announcement: id, user, seenAt: null })),
    );
    await notices.tellOfAnnouncement(context, id, readers);
    return readers.length;
  }

  async function send(id: string, at: string): Promise<boolean> {
    if (Date.parse(at) > now().getTime() + SLACK) return false;
    if (!(await within((context) => begin(context, id, at)))) return true;
    while ((await within((context) => tellNext(context, id))) === BATCH);
    return true;
  }

  queue.work<Due>('announcement', async ({ data: { announcement, at } }) =>
    (await send(announcement, at)) ? 'done' : { again: 'too-early' },
  );
  return { send };
}
