import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Config } from '../../config.ts';
import { newId } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { Outgoing, OutgoingMail } from '../../mail/outgoing.ts';
import type { PushDevices } from '../../push/devices.ts';
import type { PushResult, PushSender } from '../../push/push-sender.ts';
import type { Subscription } from '../../push/subscription.ts';
import type { Job, Outcome, WorkQueue } from '../../queue/queue.ts';
import { maySignIn } from '../../session/holding.ts';
import type { Writer } from '../../table/definition.ts';
import { type NoticeChoice, quietUntil } from './choices.ts';
import type { NoticeKind, NoticeWay } from './columns.ts';
import { type Announced, noticeMail, noticeWords, type Said } from './notice-mail.ts';
import type { WaysOut } from './ways-out.ts';

/** How long somebody should still hear outside of the app of what has no moment of its own, in milliseconds. */
const LASTS = 7 * 86_400_000;

/** A notice, and who is told. */
export interface Heard extends Said, Pick<NoticeChoice, 'quietFrom' | 'quietTo'> {
  id: string;
  kind: NoticeKind;
  user: string;
  student: string | null;
  row: string;
  way: NoticeWay;
  email: string;
}

/** How often a device may fail to be told, which takes some half an hour (queues.ts): then a mail goes out. */
const MOST_TRIES = 8;
/** How long a push service may ask to be left alone, in milliseconds: a mail goes out rather than to wait longer. */
const LONGEST_WAIT = 3_600_000;

/** What tells of notices outside of the app, each in the way that its user has chosen. */
export interface NoticeSender {
  send(writer: Pick<Writer, 'client' | 'now'>, notices: readonly Heard[]): Promise<void>;
}

interface Options {
  config: Config;
  database: Database;
  queue: WorkQueue;
  outgoing: Outgoing;
  devices: PushDevices;
  pushes: PushSender;
  waysOut: WaysOut;
  now: () => Date;
  /** Counts what came of a try to send to a device. */
  count: (isDelivered: boolean) => void;
}

/** A notice on its way to a device: what it says is read when it is sent. */
interface Pushed {
  notice: string;
  device: string;
  /** The moment after which nobody need hear of it. */
  until: string;
  /** How many tries there were before its push service asked to be left alone. */
  tries?: number;
  /** Another device of the same user has taken it. */
  isHeard?: true;
}

/** What waits until then; what would come too late is not sent at all. */
interface Times {
  after: Date | null;
  until: string;
}

/** Sends notices by mail and to devices, by way of the queues. */
export function createNoticeSender(options: Options): NoticeSender {
  const { queue, outgoing, devices } = options;
  queue.work<Pushed>('push', (job) => push(options, job), 'apart');

  return {
    async send({ client, now }, notices) {
      const timely = notices.flatMap((heard) => {
        const times = timesOf(options.config, heard, now);
        return times ? [{ heard, times }] : [];
      });
      const toPush = timely.filter(({ heard }) => heard.way === 'push');
      const hearing = await devices.hearing(client, [...new Set(toPush.map(({ heard }) => heard.user))]);
      // Who hears on no device any more must not miss it.
      const toMail = timely.filter(
        ({ heard: { way, user } }) => way === 'mail' || (way === 'push' && !hearing.has(user)),
      );
      const announced = await readAnnounced(
        client,
        toMail.map(({ heard }) => heard),
      );
      await outgoing.put(
        client,
        ...toMail.map(({ heard, times }) => mailOf(options, heard, times, announced)),
      );
      const jobs = toPush.flatMap(({ heard, times: { after, until } }) =>
        (hearing.get(heard.user) ?? []).map((device) => ({
          id: newId(),
          data: { notice: heard.id, device, until } satisfies Pushed,
          group: heard.user,
          ...(after && { after }),
        })),
      );
      await queue.send(client, 'push', ...jobs);
    },
  };
}

/** When a notice is sent, and until when; null where its quiet hours end too late. */
function timesOf(
  { clubTimezone }: Config,
  heard: Pick<Heard, 'quietFrom' | 'quietTo' | 'at'>,
  now: Date,
): Times | null {
  const after = quietUntil(heard, now, clubTimezone);
  const sent = (after ?? now).toISOString();
  const lasts = new Date(Date.parse(sent) + LASTS).toISOString();
  const isAhead = heard.at !== null && heard.at > now.toISOString() && heard.at < lasts;
  const until = isAhead && heard.at ? heard.at : lasts;
  return until <= sent ? null : { after, until };
}

/** What the announcements say that are told of, by their ids. */
async function readAnnounced(
  client: Pick<ClientBase, 'query'>,
  notices: readonly Pick<Heard, 'kind' | 'row'>[],
): Promise<ReadonlyMap<string, Announced>> {
  const ids = new Set(notices.flatMap(({ kind, row }) => (kind === 'announcement' ? [row] : [])));
  if (ids.size === 0) return new Map();
  const { rows } = await client.query<Announced & { id: string }>(
    `select a.id, a.title_pl as "titlePl", a.title_en as "titleEn", a.body_pl as "bodyPl", a.body_en as "bodyEn",
       u.first_name || ' ' || u.last_name as "authorName",
       (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'alt', f.alt) order by f.created_at, f.id), '[]')
        from announcement_file f where f.announcement = a.id and f.discarded_at is null) as files
     from announcement a left join "user" u on u.id = a.author where a.id = any($1)`,
    [[...ids]],
  );
  return new Map(rows.map(({ id, ...announced }) => [id, announced]));
}

const mailOf = (
  { config, waysOut }: Pick<Options, 'config' | 'waysOut'>,
  heard: Heard,
  { after, until }: Times,
  announced: ReadonlyMap<string, Announced>,
): OutgoingMail => ({
  to: heard.email,
  ...noticeMail(config, heard.kind, heard, waysOut.of(heard.user, heard.kind), announced.get(heard.row)),
  kind: 'notice',
  until,
  ...(after && { after }),
  ...(heard.kind === 'announcement' && { about: heard.row }),
});

/** What a device may hear at once: what can’t wait until it is taken in the hand. */
const urgent = new Set<NoticeKind>(['trainingCancelled', 'trainingRestored', 'newDevice']);

/** One try to tell a device. */
async function push(options: Options, job: Job<Pushed>): Promise<Outcome> {
  const { database, queue, devices, now } = options;
  const { notice, device, until } = job.data;
  if (Date.parse(until) <= now().getTime()) return 'done';
  const heard = await readUnread(database, notice, device);
  if (!heard) return 'done';
  const found = await devices.find(device).catch(() => 'other-key' as const);
  if (!found) return 'done';
  const result =
    found === 'other-key' ? { failure: found, after: null } : await sendTo(options, heard, found, until);
  if (result === 'taken') {
    await queue.amend('push', { notice }, { isHeard: true });
    return 'done';
  }
  const tries = (job.data.tries ?? 0) + job.tries + 1;
  if (typeof result !== 'string' && tries < MOST_TRIES) {
    const { failure, after } = result;
    if (!after || after <= now()) return { again: failure };
    if (after.getTime() - now().getTime() <= LONGEST_WAIT) {
      await database.transaction(async (client) => {
        // Meanwhile another device may have taken it, of which the job is told.
        await queue.amend('push', { notice, device }, { tries }, client);
        const [waiting] = await queue.list<Pushed>('push', { notice, device }, client);
        if (waiting && (await queue.drop('push', job.id, client)))
          await queue.send(client, 'push', { id: job.id, data: waiting.data, group: heard.user, after });
      });
      return 'done';
    }
  }
  await giveUp(options, job, heard, result === 'gone' && found !== 'other-key' ? found : null);
  return 'done';
}

async function sendTo(
  { config, pushes, count }: Options,
  heard: Heard & { unread: number },
  subscription: Subscription,
  until: string,
): Promise<PushResult> {
  const { title, text } = noticeWords(config, heard.kind, heard);
  const topic = topicOf(heard);
  const result = await pushes.send(subscription, {
    payload: {
      title,
      body: text,
      lang: heard.language,
      tag: topic,
      path: `/notice/${heard.id}`,
      unread: heard.unread,
    },
    until: new Date(until),
    topic,
    isUrgent: urgent.has(heard.kind),
  });
  count(result === 'taken');
  return result;
}

/** Tells a device no more. Where it was the last one that might have heard, and none has, its user gets a mail. */
function giveUp(
  options: Options,
  { id, data: { notice, device, until } }: Job<Pushed>,
  heard: Heard,
  gone: Subscription | null,
): Promise<void> {
  const { database, queue, outgoing, devices } = options;
  return database.transaction(async (client) => {
    // Devices of a notice that give up at once wait here for each other: the last one finds that there are no others.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [notice]);
    const all = await queue.list<Pushed>('push', { notice }, client);
    await queue.drop('push', id, client);
    if (gone) await devices.forget(client, device, gone);
    const isHeard = all.some((job) => job.id === id && job.data.isHeard);
    const mayBeHeard = all.some((job) => job.id !== id && job.state !== 'stuck');
    if (!isHeard && !mayBeHeard)
      await outgoing.put(
        client,
        mailOf(options, heard, { after: null, until }, await readAnnounced(client, [heard])),
      );
  });
}

/** A name for what a device is told the newest of alone: a training, a homework, a paper. */
const topicOf = ({ row, name }: Pick<Heard, 'row' | 'name'>): string =>
  createHash('sha256').update(`${row} ${name}`).digest('base64url').slice(0, 24);

/** A notice that is still news to who hears on the device: neither read nor overtaken by a later one of the same. */
async function readUnread(
  { pool }: { pool: Pick<ClientBase, 'query'> },
  notice: string,
  device: string,
): Promise<(Heard & { unread: number }) | null> {
  const { rows } = await pool.query<Heard & { unread: number }>(
    `select n.id, n.kind, n."user", n.student, n."row", n.name, n.at, n.reason, n.count, 'push' as way,
       u.email, u.language, st.first_name as "studentFirstName", null as "quietFrom", null as "quietTo",
       (select count(*) from notice u where u."user" = n."user" and u.read_at is null) as unread
     from notice n join session s on s.id = $2 and s."user" = n."user" join "user" u on u.id = n."user" and ${maySignIn('u')}
     left join student st on st.id = n.student
     where n.id = $1 and n.read_at is null and not exists (
       select from notice l where l."row" = n."row" and l."user" = n."user" and l.name = n.name and l.student is not distinct from n.student
         and (l.created_at, l.id) > (n.created_at, n.id))`,
    [notice, device],
  );
  return rows[0] ?? null;
}
