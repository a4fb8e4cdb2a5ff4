import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { QUEUE_SCHEMA, type QueueName, within } from './queues.ts';

const SECOND = 1_000;
/** How many jobs a worker takes at a time, and how many workers there are: one goes on while what the other took is slow. */
const together = { batchSize: 5, localConcurrency: 2 };
/**
 * The same where jobs have groups: two of one group are at work at most, and so leave workers for others. A worker that had
 * two goes on at once, which the library does for no single one.
 */
const apart = { batchSize: 2, localConcurrency: 4, localGroupConcurrency: 2 };
/** The number of seconds after which what is due is looked for also when nobody has said that there is something. */
const POLL = 5;
/** The number of seconds between two looks for jobs whose server is gone. */
const LOOK_AFTER = 10;
/** How long jobs under way may take to end when the server stops. */
const PATIENCE_MS = 10 * SECOND;
/** How many jobs of a queue are listed, oldest first. */
const MOST_LISTED = 1_000;

/** Something to be done later, and at least once. */
export interface Job<Data> {
  id: string;
  data: Data;
  /** Why the last try failed, as `again` or `stuck` said it; null when there was none, or its server was lost with it. */
  failure: string | null;
  /** How many tries there were before. */
  tries: number;
}

/** A job as it stands in the queue. */
export interface Listed<Data> extends Job<Data> {
  /** `stuck`: it is tried no more. */
  state: 'waiting' | 'underWay' | 'stuck';
  /** The moment of the next try. */
  due: Date;
}

/** What came of a try. What is done is gone from the database; a failure says why in a word of the caller's own. */
export type Outcome = 'done' | { again: string } | { stuck: string };

export type Work<Data> = (job: Job<Data>) => Promise<Outcome>;

/** A queue in the database, which every server of the club works on. */
export interface WorkQueue {
  /**
   * Puts jobs into a queue, in the transaction of this connection; once that is stored, some server takes them. One whose id
   * is in the queue already is left as it is.
   */
  send(client: Pick<ClientBase, 'query'>, name: QueueName, ...jobs: readonly Sent[]): Promise<void>;
  /**
   * Says what is done with the jobs of a queue, before `start`.
   *
   * @param how `apart` where jobs have groups
   */
  work<Data>(name: QueueName, work: Work<Data>, how?: 'together' | 'apart'): void;
  /**
   * Begins to work; while the database is away it goes on trying.
   *
   * @param tell is told of what the queue itself could not do
   */
  start(tell: (error: Error) => void): Promise<void>;
  /** Ends once the jobs under way are done; those that take too long are done later, or by another server. */
  stop(): Promise<void>;
  /** The jobs of a queue, oldest first, a thousand at most. @param about what stands in their data, unless it is all of them */
  list<Data>(name: QueueName, about?: object, client?: Pick<ClientBase, 'query'>): Promise<Listed<Data>[]>;
  /** Adds to the data of jobs that are not done. @param about what stands in their data */
  amend(name: QueueName, about: object, added: object, client?: Pick<ClientBase, 'query'>): Promise<void>;
  /** What stands in the jobs of a queue, newest first. @param about what stands in their data @param most how many, at most */
  newest<Data>(name: QueueName, about: object, most: number): Promise<Pick<Job<Data>, 'id' | 'data'>[]>;
  /** How many jobs of a queue there are, as they were counted in the last ten seconds. */
  counts(name: QueueName): Promise<Record<Listed<unknown>['state'], number>>;
  /** Makes a job due, also one that is stuck. @returns whether there is such a job */
  tryNow(name: QueueName, id: string): Promise<boolean>;
  /** @returns whether there was such a job */
  drop(name: QueueName, id: string, client?: Pick<ClientBase, 'query'>): Promise<boolean>;
}

interface Sent {
  id: string;
  data: object;
  /** What is taken first where several wait; 0 unless told. */
  priority?: number;
  /** Whose it is, where those of one are to hold up nobody else’s. */
  group?: string;
  /** The moment before which it is not taken; at once unless told. */
  after?: Date;
}

/** @param url of the database, in which the queues are made (`installQueues`) */
export function createWorkQueue(url: string): WorkQueue {
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    options: '-c TimeZone=UTC -c statement_timeout=15s',
    max: 3,
    connectionTimeoutMillis: 5 * SECOND,
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_AFTER,
    monitorIntervalSeconds: LOOK_AFTER,
    monitorVacuum: false,
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  const works = new Map<QueueName, { work: Work<never>; how: typeof together | typeof apart }>();
  const workers: string[] = [];
  const stopping = new AbortController();
  let trying: Promise<void> | undefined;
  let tell = (_: Error): void => {};

  async function begin(): Promise<void> {
    await boss.start();
    for (const [name, { work, how }] of works)
      workers.push(await boss.work(name, { ...options, ...how }, tryAll(name, work)));
  }

  /** The tries of several jobs beside each other, each with its own end. */
  const tryAll = (name: QueueName, work: Work<never>) => (jobs: JobWithMetadata<never>[]) =>
    Promise.all(
      jobs.map(async (job) => {
        const outcome = await work(jobOf(job)).catch((error: Error): Outcome => {
          tell(error);
          return { again: 'fault' };
        });
        if (outcome === 'done') await forget(name, job);
        return { id: job.id, ...statusOf(outcome) };
      }),
    );

  /**
   * Nothing is kept of what is done, as the library else would for days. A database that is away meanwhile is waited
   * for: what is done and not known to be is done again.
   */
  async function forget(name: QueueName, job: JobWithMetadata<never>): Promise<void> {
    for (const deadline = Date.now() + PATIENCE_MS; ; await wait(SECOND)) {
      try {
        await boss.deleteJob(name, job);
        return;
      } catch (error) {
        if (Date.now() > deadline) return tell(error as Error);
      }
    }
  }

  /** Tries to begin until it works, or the server stops. */
  async function beginLater(): Promise<void> {
    while (!stopping.signal.aborted) {
      await wait(POLL * SECOND, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        return await begin();
      } catch (error) {
        tell(error as Error);
      }
    }
  }

  return {
    async send(client, name, ...jobs) {
      if (jobs.length === 0) return;
      const inserted = jobs.map(({ group, after, ...job }) => ({
        ...job,
        ...(group && { group: { id: group } }),
        ...(after && { startAfter: after }),
      }));
      await boss.insert(name, inserted, { db: within(client) });
    },
    work: (name, work, how = 'together') =>
      void works.set(name, { work, how: how === 'apart' ? apart : together }),
    async start(listener) {
      tell = listener;
      boss.on('error', tell);
      boss.on('warning', ({ message }) => tell(new Error(message)));
      try {
        await begin();
      } catch (error) {
        tell(error as Error);
        trying = beginLater();
      }
    },
    async stop() {
      stopping.abort();
      await trying;
      await boss.stop({ timeout: PATIENCE_MS });
    },
    async list(name, about, client) {
      const found = await boss.findJobs<never>(name, {
        limit: MOST_LISTED,
        ...(about && { data: about }),
        ...(client && { db: within(client) }),
      });
      return found
        .filter(({ state }) => state !== 'completed' && state !== 'cancelled')
        .map((job) => ({ ...jobOf(job), state: stateOf(job), due: job.startAfter }));
    },
    async counts(name) {
      const found = await boss.getQueue(name);
      return {
        waiting: found?.queuedCount ?? 0,
        underWay: found?.activeCount ?? 0,
        stuck: found?.failedCount ?? 0,
      };
    },
    async amend(name, about, added, client) {
      // The library changes one job alone, by its id.
      await (client ? within(client) : boss.getDb()).executeSql(
        `update ${QUEUE_SCHEMA}.job set data = data || $3::jsonb where name = $1 and data @> $2::jsonb
         and state not in ('completed', 'cancelled')`,
        [name, JSON.stringify(about), JSON.stringify(added)],
      );
    },
    async newest(name, about, most) {
      // The library lists the oldest alone.
      const { rows } = await boss.getDb().executeSql(
        `select id, data from ${QUEUE_SCHEMA}.job where name = $1 and data @> $2::jsonb
         order by created_on desc, id desc limit $3`,
        [name, JSON.stringify(about), most],
      );
      return rows;
    },
    async tryNow(name, id) {
      const [job] = await boss.findJobs(name, { id });
      if (!job) return false;
      if (job.state === 'failed') await boss.retry(name, id);
      await boss.update(name, undefined, { id, startAfter: new Date() });
      for (const worker of workers) boss.notifyWorker(worker);
      return true;
    },
    async drop(name, id, client) {
      const options = client && { db: within(client) };
      const { affected } = (await boss.deleteJob(name, id, options)) as { affected: number };
      return affected > 0;
    },
  };
}

const options = {
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: POLL,
  notifyPollingIntervalSeconds: POLL,
} as const;

/** What the library calls it; there, what has no further queue to go to is simply tried no more. */
function statusOf(outcome: Outcome) {
  if (outcome === 'done') return { status: 'completed' as const };
  return 'again' in outcome
    ? { status: 'failed' as const, output: { failure: outcome.again } }
    : { status: 'deadletter' as const, output: { failure: outcome.stuck } };
}

function jobOf<Data>({ id, data, output, retryCount, state }: JobWithMetadata<Data>): Job<Data> {
  const { failure = null } = (output ?? {}) as { failure?: string | null };
  const hasRun = state === 'retry' || state === 'failed';
  return { id, data, failure, tries: retryCount + (hasRun ? 1 : 0) };
}

function stateOf({ state }: JobWithMetadata): Listed<unknown>['state'] {
  if (state === 'failed') return 'stuck';
  return state === 'active' ? 'underWay' : 'waiting';
}
