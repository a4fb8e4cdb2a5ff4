import type { ClientBase } from 'pg';
import { newId } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { GuardedPost } from '../outbound/guarded-post.ts';
import type { Job, Outcome, WorkQueue } from '../queue/queue.ts';
import type { Seal } from '../session/seal.ts';
import type { Changes } from '../table/changes.ts';
import type { Webhook } from '../tables/webhook/index.ts';
import { bodyOf, type Delivered, eventOf, messageId, type Told } from './events.ts';
import { failureOfError, failureOfStatus, type WebhookFailureText } from './failure.ts';
import type { Health } from './health.ts';
import { type Signing, signed } from './secrets.ts';

type Client = Pick<ClientBase, 'query'>;

/** How long a server goes by the webhooks that it has read, in milliseconds: another server may have changed one. */
const KNOWN_FOR_MS = 1_000;
/** How many messages of a webhook are listed. */
const MOST_LISTED = 100;

/** A message as an administrator sees it. */
export interface Message extends Omit<Told, 'webhook'> {
  id: string;
  state: 'waiting' | 'stuck' | 'delivered';
  tries: number;
  /** The moment of the next try; null where there is none. */
  due: string | null;
  deliveredAt: string | null;
  /** What the receiver answered, and how long it took in milliseconds; null while it is not delivered. */
  status: number | null;
  ms: number | null;
  failure: WebhookFailureText | null;
}

/** What is told to programs elsewhere. */
export interface Webhooks {
  /** The messages of a webhook: those first that are not delivered, oldest first; then those that are, newest first. */
  messages(webhook: string): Promise<Message[]>;
  /** Sends a message anew, under its id. @returns whether there is such a message */
  replay(webhook: string, id: string): Promise<boolean>;
  /** Sends a message that is about nothing. @returns its id */
  test(client: Client, webhook: string): Promise<string>;
}

interface Options {
  queue: WorkQueue;
  database: Database;
  changes: Changes;
  seal: Seal;
  post: GuardedPost;
  health: Health;
  now: () => Date;
  /** Counts what came of a try. */
  count: (isDelivered: boolean) => void;
}

type Target = Pick<Webhook, 'id' | 'tables' | 'events'>;
type Called = Signing & Pick<Webhook, 'url' | 'active' | 'failingSince'>;

/** Webhooks by way of the queue `webhook`: a change and what is told of it are stored together, or neither is. */
export function createWebhooks(options: Options): Webhooks {
  const { queue, database, changes, now } = options;
  let known: { targets: readonly Target[]; until: number } | null = null;

  async function targetsOf(client: Client): Promise<readonly Target[]> {
    if (known && performance.now() < known.until) return known.targets;
    const { rows } = await client.query<Target>(
      'select id, tables, events from webhook where active and secret_sealed is not null',
    );
    known = { targets: rows, until: performance.now() + KNOWN_FOR_MS };
    return rows;
  }

  changes.subscribe((written) => {
    if (written.some(({ table }) => table === 'webhook')) known = null;
  });
  changes.accompany(async (written, { client }) => {
    // What is written of webhooks is no ground to go by before it is stored.
    if (written.every(({ table }) => table === 'webhook')) return;
    const targets = await targetsOf(client);
    if (targets.length === 0) return;
    const at = now().toISOString();
    const jobs = written.flatMap((change) => {
      const { table, id: row, verb, version } = change;
      const event = eventOf(change);
      return targets
        .filter(({ tables, events }) => event && tables.includes(table) && events.includes(event))
        .map(({ id }) =>
          jobOf({ webhook: id, type: `${table}.${event}`, at, of: { table, row, verb, version } }),
        );
    });
    await queue.send(client, 'webhook', ...jobs);
  });
  queue.work<Told>('webhook', (job) => deliver(options, job), 'apart');

  return {
    async messages(webhook) {
      const waiting = await queue.list<Told>('webhook', { webhook });
      const delivered = await queue.newest<Delivered>('webhook-log', { webhook }, MOST_LISTED);
      return [
        ...waiting.slice(0, MOST_LISTED).map(
          ({ id, data: { type, at, of }, state, tries, due, failure }): Message => ({
            id,
            type,
            at,
            of,
            state: state === 'stuck' ? 'stuck' : 'waiting',
            tries,
            due: state === 'stuck' ? null : due.toISOString(),
            deliveredAt: null,
            status: null,
            ms: null,
            failure: failure as WebhookFailureText | null,
          }),
        ),
        ...delivered.map(
          ({ data: { webhook: _, message, ...rest } }): Message => ({
            ...rest,
            id: message,
            state: 'delivered',
            due: null,
            failure: null,
          }),
        ),
      ];
    },
    async replay(webhook, id) {
      const [waiting] = (await queue.list<Told>('webhook', { webhook })).filter((job) => job.id === id);
      if (waiting) return queue.tryNow('webhook', id);
      const [delivered] = await queue.newest<Delivered>('webhook-log', { webhook, message: id }, 1);
      if (!delivered) return false;
      const { type, at, of } = delivered.data;
      await queue.send(database.pool, 'webhook', jobOf({ webhook, type, at, of }, id));
      return true;
    },
    async test(client, webhook) {
      const job = jobOf({ webhook, type: 'test', at: now().toISOString(), of: null });
      await queue.send(client, 'webhook', job);
      return job.id;
    },
  };
}

const jobOf = (told: Told, id = newId()) => ({ id, data: told, group: told.webhook });

/** One try of a message. */
async function deliver(options: Options, job: Job<Told>): Promise<Outcome> {
  const { database, seal, post, health, now, count } = options;
  const { id, data, tries } = job;
  const { rows } = await database.pool.query<Called>(
    `select id, url, active, failing_since as "failingSince", secret_sealed as "secretSealed",
       previous_secret_sealed as "previousSecretSealed", secret_since as "secretSince" from webhook where id = $1`,
    [data.webhook],
  );
  const [webhook] = rows;
  if (!webhook) return 'done';
  const isTest = data.of === null;
  if (!webhook.active && !isTest) return { stuck: 'off' };
  const body = bodyOf(data);
  let headers: Record<string, string> | null;
  try {
    headers = signed(seal, webhook, messageId(id), body, now());
  } catch {
    return { again: 'other-key' };
  }
  if (!headers) return { stuck: 'no-secret' };

  const began = performance.now();
  const told = { 'content-type': 'application/json', 'user-agent': 'Tatami', ...headers };
  const answer = await post(webhook.url, told, body).then(
    ({ status }) => ({ status, failure: failureOfStatus(status) }),
    (error: unknown) => ({ status: 0, failure: failureOfError(error) }),
  );
  const { status, failure } = answer;
  count(failure === null);
  if (failure === null) {
    await store(options, id, {
      ...data,
      message: id,
      deliveredAt: now().toISOString(),
      status,
      ms: Math.round(performance.now() - began),
      tries: tries + 1,
    });
    if (webhook.failingSince) await health.isWell(webhook.id);
    return 'done';
  }
  if (!isTest) await health.failed(webhook, failure.startsWith('gone') ? 'gone' : 'failing');
  return failure.startsWith('gone') || isTest ? { stuck: failure } : { again: failure };
}

/** Puts a message from the queue into the log. */
function store({ queue, database }: Options, id: string, delivered: Delivered): Promise<void> {
  return database.transaction(async (client) => {
    if (await queue.drop('webhook', id, client))
      await queue.send(client, 'webhook-log', { id: newId(), data: delivered });
  });
}
