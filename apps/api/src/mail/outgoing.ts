import type { ClientBase } from 'pg';
import { newId } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { Job, Listed, Outcome, WorkQueue } from '../queue/queue.ts';
import type { Seal } from '../session/seal.ts';
import { failureOf, isForGood, type MailFailureText } from './failure.ts';
import type { Mail, Mailer } from './mailer.ts';

/** What mails are there for; those that somebody waits for at the page go first. */
const priorities = { code: 2, link: 1, account: 0, notice: 0 } as const;

export type MailKind = keyof typeof priorities;

export const mailKinds = Object.keys(priorities) as MailKind[];

/** A mail, and how long it is of use. */
export interface OutgoingMail extends Mail {
  kind: MailKind;
  /** The moment after which it is sent no more: what it says is no longer true then. */
  until: string;
  /** The moment before which it is not sent; at once unless told. */
  after?: Date;
  /** What it is dropped by later; its own unless told. */
  id?: string;
  /** The id of what it tells of, where that may be taken back before it is sent. */
  about?: string;
}

/** What is in the database of a mail: its words are sealed, as they hold codes and keys. */
interface Waiting {
  to: string;
  kind: MailKind;
  /** The moment since when it waits to be sent. */
  since: string;
  until: string;
  sealed: string;
  about?: string;
}

/** What is left of a mail that is sent no more. */
interface GivenUp {
  to: string;
  kind: MailKind;
  since: string;
  until: string;
  failure: MailFailureText | null;
}

/** `stuck`: it is tried no more by itself. `givenUp`: it came to its end unsent. */
export const unsentStates = ['waiting', 'stuck', 'givenUp'] as const;

/** A mail that has not gone out: without what stands in it. */
export interface UnsentMail extends GivenUp {
  id: string;
  state: (typeof unsentStates)[number];
  tries: number;
  /** The moment of the next try; null where there is none. */
  due: string | null;
}

/** The mails on their way out. */
export interface Outgoing {
  /** Puts mails on their way, in the transaction of what they tell of: either all is stored, or nothing. */
  put(client: Pick<ClientBase, 'query'>, ...mails: OutgoingMail[]): Promise<void>;
  /** Those that are not out yet, oldest first. */
  list(): Promise<UnsentMail[]>;
  /** Tries a mail now. @returns whether there is such a mail */
  retry(id: string): Promise<boolean>;
  /** Takes a mail out, unsent. @returns whether there was such a mail */
  drop(id: string, client?: Pick<ClientBase, 'query'>): Promise<boolean>;
  /** Takes out what has yet to be sent of something, in the transaction that takes that back. */
  dropAbout(client: Pick<ClientBase, 'query'>, about: string): Promise<void>;
  /** Gives up what is of no use any more. */
  sweep(): Promise<void>;
}

interface Options {
  queue: WorkQueue;
  database: Database;
  mailer: Mailer;
  seal: Seal;
  now: () => Date;
  /** Hears that a mailbox was refused for good, and why. */
  onRefused: (address: string, failure: MailFailureText) => Promise<void>;
  /** Hears that a mail has arrived. */
  onArrived: (address: string) => Promise<void>;
}

/** Mails by way of the queue `mail`: none is lost with its server, and none goes out before what it tells of is stored. */
export function createOutgoing(options: Options): Outgoing {
  const { queue, database, mailer, seal, now, onRefused, onArrived } = options;
  const isOver = ({ until }: Waiting) => Date.parse(until) <= now().getTime();

  queue.work<Waiting>('mail', async (job) => {
    const { id, data } = job;
    if (isOver(data)) return giveUp(job);
    let words: Omit<Mail, 'to'>;
    try {
      words = JSON.parse(seal.open(data.sealed, id));
    } catch {
      return { again: 'other-key' };
    }
    try {
      await mailer.send({ to: data.to, ...words }, id);
    } catch (error) {
      const failure = failureOf(error as Error);
      if (!isForGood(error as Error)) return { again: failure };
      // A code goes to whatever address somebody has typed: that there is no such mailbox is nobody's matter.
      if (data.kind === 'code') return 'done';
      await onRefused(data.to, failure);
      return { stuck: failure };
    }
    await onArrived(data.to);
    return 'done';
  });

  async function giveUp({ id, data, failure }: Job<Waiting>): Promise<Outcome> {
    const { sealed, about, ...rest } = data;
    await database.transaction(async (client) => {
      if (await queue.drop('mail', id, client))
        await queue.send(client, 'mail-given-up', { id, data: { ...rest, failure } });
    });
    return 'done';
  }

  return {
    async put(client, ...mails) {
      const jobs = mails.map(({ to, kind, until, after, about, id = newId(), ...words }) => {
        const sealed = seal.close(JSON.stringify(words), id);
        const data: Waiting = {
          to,
          kind,
          since: (after ?? now()).toISOString(),
          until,
          sealed,
          ...(about && { about }),
        };
        return { id, data, priority: priorities[kind], ...(after && { after }) };
      });
      await queue.send(client, 'mail', ...jobs);
    },
    async list() {
      const waiting = (await queue.list<Waiting>('mail')).map(unsent);
      const givenUp = (await queue.list<GivenUp>('mail-given-up')).map(({ id, data }) => ({
        id,
        ...data,
        state: 'givenUp' as const,
        tries: 0,
        due: null,
      }));
      return [...waiting, ...givenUp];
    },
    retry: (id) => queue.tryNow('mail', id),
    drop: async (id, client) =>
      (await queue.drop('mail', id, client)) || queue.drop('mail-given-up', id, client),
    async dropAbout(client, about) {
      for (const { id, state } of await queue.list<Waiting>('mail', { about }, client))
        if (state !== 'underWay') await queue.drop('mail', id, client);
    },
    async sweep() {
      for (const job of await queue.list<Waiting>('mail'))
        if (job.state !== 'underWay' && isOver(job.data)) await giveUp(job);
    },
  };
}

function unsent({ id, data, state, failure, tries, due }: Listed<Waiting>): UnsentMail {
  const { sealed, about, ...rest } = data;
  return {
    id,
    ...rest,
    failure: failure as MailFailureText | null,
    state: state === 'stuck' ? 'stuck' : 'waiting',
    tries,
    due: state === 'stuck' ? null : due.toISOString(),
  };
}
