import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Config } from '../../config.ts';
import { newId } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { Outgoing, OutgoingMail } from '../../mail/outgoing.ts';
import type { PushDevices } from '../../push/devices.ts';
import type { PushSender } from '../../push/push-sender.ts';
import type { Subscription } from '../../push/subscription.ts';
import type { Job, Outcome, WorkQueue } from '../../queue/queue.ts';
import { maySignIn } from '../../session/sessions.ts';
import type { Writer } from '../../table/definition.ts';
import { type NoticeChoice, quietUntil } from './choices.ts';
import type { NoticeKind, NoticeWay } from './columns.ts';
import { noticeMail, noticeWords, type Said } from './notice-mail.ts';

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
}

/** What waits until then; what would come too late is not sent at all. */
interface Times {
  after: Date | null;
  until: string;
}

/** Sends notices by mail and to devices, by way of the queues. */
export function createNoticeSender(options: Options): NoticeSender {
  const { config, queue, outgoing, devices } = options;
  queue.work<Pushed>('push', (job) => push(options, job), 'apart');

  return {
    async send({ client, now }, notices) {
      const timely = notices.flatMap((heard) => {
        const times = timesOf(config, heard, now);
        return times ? [{ heard, times }] : [];
      });
      const toPush = timely.filter(({ heard }) => heard.way === 'push');
      const hearing = await devices.hearing(client, [...new Set(toPush.map(({ heard }) => heard.user))]);
      // Who hears on no device any more must not miss it.
      const toMail = timely.filter(
        ({ heard: { way, user } }) => way === 'mail' || (way === 'push' && !hearing.has(user)),
      );
      await outgoing.put(client, ...toMail.map(({ heard, times }) => mailOf(config, heard, times)));
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

const mailOf = (config: Config, heard: Heard, { after, until }: Times): OutgoingMail => ({
  to: heard.email,
  ...noticeMail(config, heard.kind, heard),
  kind: 'notice',
  until,
  ...(after && { after }),
});

/** What a device may hear at once: what can’t wait until it is taken in the hand. */
const urgent = new Set<NoticeKind>(['trainingCancelled', 'trainingRestored', 'newDevice']);

/** One try to tell a device. */
async function push(options: Options, job: Job<Pushed>): Promise<Outcome> {
  const { config, database, queue, devices, pushes, now, count } = options;
  const { notice, device, until } = job.data;
  if (Date.parse(until) <= now().getTime()) return 'done';
  const heard = await readUnread(database, notice, device);
  if (!heard) return 'done';
  let subscription: Subscription | null;
  try {
    subscription = await devices.find(device);
  } catch {
    return { again: 'other-key' };
  }
  if (!subscription) return 'done';

  const { title, text } = noticeWords(config, heard.kind, heard);
  const topic = topicOf(heard);
  const result = await pushes.send(subscription, {
    payload: { title, body: text, lang: heard.language, tag: topic, path: `/notice/${heard.id}` },
    until: new Date(until),
    topic,
    isUrgent: urgent.has(heard.kind),
  });
  count(result === 'taken');
  if (result === 'taken') return 'done';
  if (result === 'gone' || result === 'refused') {
    await mailInstead(options, heard, { device, subscription, until, isGone: result === 'gone' });
    return 'done';
  }
  const { failure, after } = result;
  if (!after || after <= now()) return { again: failure };
  // The service says itself how long it wants to be left alone.
  await database.transaction(async (client) => {
    if (await queue.drop('push', job.id, client))
      await queue.send(client, 'push', { id: job.id, data: job.data, group: heard.user, after });
  });
  return 'done';
}

interface Unheard {
  device: string;
  subscription: Subscription;
  until: string;
  isGone: boolean;
}

/** Where the last device of a user takes nothing, they are told by mail. */
function mailInstead(
  { config, database, outgoing, devices }: Options,
  heard: Heard,
  { device, subscription, until, isGone }: Unheard,
): Promise<void> {
  return database.transaction(async (client) => {
    if (isGone) await devices.forget(client, device, subscription);
    const others = (await devices.hearing(client, [heard.user])).get(heard.user) ?? [];
    if (others.every((other) => other === device))
      await outgoing.put(client, mailOf(config, heard, { after: null, until }));
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
): Promise<Heard | null> {
  const { rows } = await pool.query<Heard>(
    `select n.id, n.kind, n."user", n.student, n."row", n.name, n.at, n.reason, n.count, 'push' as way,
       u.email, u.language, st.first_name as "studentFirstName", null as "quietFrom", null as "quietTo"
     from notice n join session s on s.id = $2 and s."user" = n."user" join "user" u on u.id = n."user" and ${maySignIn('u')}
     left join student st on st.id = n.student
     where n.id = $1 and n.read_at is null and not exists (
       select from notice l where l."row" = n."row" and l."user" = n."user" and l.name = n.name and l.student is not distinct from n.student
         and (l.created_at, l.id) > (n.created_at, n.id))`,
    [notice, device],
  );
  return rows[0] ?? null;
}
