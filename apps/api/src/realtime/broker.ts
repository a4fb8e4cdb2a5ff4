import { randomBytes } from 'node:crypto';
import type { Viewer } from '../session/viewer.ts';
import { createMessageEncoder, type MessageEncoder } from './encode-frame.ts';
import { createRecent, type Known, type Recent } from './recent.ts';
import type { Topic } from './topics.ts';
import type { Traffic } from './traffic.ts';

/** How much is sent again, in characters: more than that is read anew sooner, and waits for no slow line. */
const MOST_AGAIN = 16_384;

/** A topic that somebody listens to. */
export interface Subscription {
  topic: Topic;
  /** Who listens, as they are at this moment. */
  readonly viewer: Viewer;
  deliver(message: MessageEncoder): void;
}

/** What brings what is told to those who listen, on this server. */
export interface Broker {
  /** Begins to deliver. @param known what the subscriber has seen; what it may have missed is delivered at once */
  subscribe(subscription: Subscription, known: Known): void;
  unsubscribe(subscription: Subscription): void;
  /** Tells all who may hear everything of the topic. @returns the id of the message */
  publish(name: string, body: string): string;
  /** Tells one user what is theirs. @param id of the message that it is a part of */
  publishTo(userId: string, name: string, body: string, id: string): void;
  /** The users who listen to what is theirs of a topic, and may not hear all of it. */
  listeners(name: string): ReadonlySet<string>;
}

/** @param now milliseconds since the epoch */
export function createBroker(now: () => number, traffic: Traffic): Broker {
  const node = randomBytes(6).toString('base64url');
  const began = now();
  const audiences = new Map<string, { all: Set<Subscription>; own: Map<string, Set<Subscription>> }>();
  const recents = new Map<string, Recent>();
  let count = 0;

  function audienceOf(name: string) {
    const audience = audiences.get(name) ?? { all: new Set(), own: new Map() };
    audiences.set(name, audience);
    return audience;
  }

  function recentOf(name: string): Recent {
    const recent = recents.get(name) ?? createRecent(began);
    recents.set(name, recent);
    return recent;
  }

  function catchUp({ topic, deliver }: Subscription, known: Known): void {
    if (known.age === undefined && known.lastId === undefined) return;
    const { destination, isOwn } = topic;
    const missed = recentOf(topic.name).since(known, now());
    const length = missed?.reduce((sum, { body }) => sum + body.length, 0) ?? 0;
    // Which of all are theirs was never asked for whoever was away.
    if (missed === null || (isOwn && missed.length > 0) || length > MOST_AGAIN) {
      traffic.catchUps.refetch.value += 1;
      deliver(refetch(destination));
    } else {
      traffic.catchUps[missed.length > 0 ? 'messages' : 'nothing'].value += 1;
      for (const { id, body } of missed) deliver(messageOf(destination, id, body));
    }
  }

  return {
    subscribe(subscription, known) {
      const { topic, viewer } = subscription;
      const audience = audienceOf(topic.name);
      if (topic.isOwn) {
        const theirs = audience.own.get(viewer.id) ?? new Set();
        audience.own.set(viewer.id, theirs.add(subscription));
      } else audience.all.add(subscription);
      catchUp(subscription, known);
    },
    unsubscribe(subscription) {
      const { topic, viewer } = subscription;
      const { all, own } = audienceOf(topic.name);
      all.delete(subscription);
      const theirs = own.get(viewer.id);
      theirs?.delete(subscription);
      if (theirs?.size === 0) own.delete(viewer.id);
    },
    publish(name, body) {
      count += 1;
      traffic.messages.value += 1;
      const id = `${node}-${count}`;
      recentOf(name).add({ id, at: now(), body });
      const message = messageOf(`/topic/${name}`, id, body);
      for (const subscription of audienceOf(name).all) subscription.deliver(message);
      return id;
    },
    publishTo(userId, name, body, id) {
      const theirs = audienceOf(name).own.get(userId);
      if (!theirs) return;
      const message = messageOf(`/user/topic/${name}`, id, body);
      for (const subscription of theirs) subscription.deliver(message);
    },
    listeners(name) {
      const { own } = audienceOf(name);
      const users = [...own].filter(([, theirs]) => [...theirs].some(hearsTheirsAlone));
      return new Set(users.map(([id]) => id));
    },
  };
}

/** A user may be signed in twice, and hold a right only where a second factor was shown. */
const hearsTheirsAlone = ({ topic: { right }, viewer }: Subscription): boolean =>
  right === null || !viewer.has(right);

const messageOf = (destination: string, id: string, body: string): MessageEncoder =>
  createMessageEncoder(
    [
      ['destination', destination],
      ['message-id', id],
      ['content-type', 'application/json'],
    ],
    body,
  );

/** Says that something may have been missed, and nobody knows what. */
const refetch = (destination: string): MessageEncoder =>
  createMessageEncoder(
    [
      ['destination', destination],
      ['message-id', 'refetch'],
      ['refetch', 'true'],
    ],
    '',
  );
