import type { ClientBase } from 'pg';
import { type Db, PgBoss, type Queue } from 'pg-boss';

/** The schema of the library's own tables: they are no part of the club's, nor of its backups. */
export const QUEUE_SCHEMA = 'queue';

const DAY = 86_400;

/**
 * How a job is tried until it is done: at once, after some 15 seconds, then each time after about twice as long up to an
 * hour, by chance earlier or later, for a day in all. Of a server that is gone its jobs are taken over by the
 * heartbeat, which it sends every 5 seconds.
 */
const untilDone = {
  notify: true,
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  retryBackoff: true,
  retryDelay: 10,
  retryDelayMax: 3_600,
  retryLimit: 30,
  retentionSeconds: 14 * DAY,
  deleteAfterSeconds: 14 * DAY,
} satisfies Partial<Queue>;

/** Every queue there is, in seconds. */
const queues = {
  /** What is to be told to many, a part of them at a time. */
  announcement: untilDone,
  mail: untilDone,
  /** Mails that nobody needs any more, without what stood in them: nobody works on it, administrators see it for a week. */
  'mail-given-up': { retentionSeconds: 7 * DAY },
  'password-reset': untilDone,
  /** What somebody is told of on a device; what is of use no more is given up by who works on it. */
  push: { ...untilDone, deleteAfterSeconds: DAY },
  /** One receiver that is slow holds up itself alone: its jobs are a group. */
  webhook: untilDone,
  /** What was delivered: nobody works on it, administrators see it for a month. */
  'webhook-log': { retentionSeconds: 30 * DAY },
} satisfies Record<string, Partial<Queue>>;

export type QueueName = keyof typeof queues;

/** What the library runs its statements on: the connection of a transaction. */
export const within = (client: Pick<ClientBase, 'query'>): Db => ({
  executeSql: (text, values) => client.query(text, values),
});

/** Makes the queues, or brings them to this version; safe to be done again. */
export async function installQueues(client: ClientBase): Promise<void> {
  const boss = new PgBoss({
    db: within(client),
    schema: QUEUE_SCHEMA,
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  await boss.start();
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  await boss.stop({ close: false });
}
