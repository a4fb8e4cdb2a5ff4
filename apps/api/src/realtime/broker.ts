import { randomBytes } from 'node:crypto';
import type { Viewer } from '../session/viewer.ts';
import { createMessageEncoder, type MessageEncoder } from './encode-frame.ts';
import { createRecent, type Horizon, type Known, type Recent } from './recent.ts';
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
  /** Tells all who may hear everything of the topic. @param id of the message, the same on every server */
  publish(name: string, body: string, id: string): void;
  /** Tells one user what is theirs. @param id of the message that it is a part of */
  publishTo(userId: string, name: string, body: string, id: string): void;
  /** Tells all who listen, whatever it is to, that they may have missed something. */
  tellToRefetch(): void;
  /** The users who listen to what is theirs of a topic, and may not hear all of it. */
  listeners(name: string): ReadonlySet<string>;
}

/** @param now milliseconds since the epoch @param horizon what is known here of what others have told */
export function createBroker(now: () => number, horizon: Horizon, traffic: Traffic): Broker {
  let began = now();
  const audiences = new Map<string, { all: Set<Subscription>; own: Map<string, Set<Subscription>> }>();
  const recents = new Map<string, Recent>();

  function audienceOf(name: string) {
    const audience = audiences.get(name) ?? { all: new Set(), own: new Map() };
    audiences.set(name, audience);
    return audience;
  }

  function recentOf(name: string): Recent {
    const recent = recents.get(name) ?? createRecent(began, horizon);
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
    publish(name, body, id) {
      traffic.messages.value += 1;
      recentOf(name).add({ id, at: now(), body });
      const message = messageOf(`/topic/${name}`, id, body);
      for (const subscription of audienceOf(name).all) subscription.deliver(message);
    },
    publishTo(userId, name, body, id) {
      const theirs = audienceOf(name).own.get(userId);
      if (!theirs) return;
      const message = messageOf(`/user/topic/${name}`, id, body);
      for (const subscription of theirs) subscription.deliver(message);
    },
    tellToRefetch() {
      recents.clear();
      began = now();
      for (const { all, own } of audiences.values())
        for (const subscription of [...all, ...[...own.values()].flatMap((theirs) => [...theirs])])
          subscription.deliver(refetch(subscription.topic.destination));
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
      // "A unique identifier for that message" (STOMP 1.2, MESSAGE), which is none of those that can be missed.
      ['message-id', `refetch-${randomBytes(6).toString('base64url')}`],
      ['refetch', 'true'],
    ],
    '',
  );
