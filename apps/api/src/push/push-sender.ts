import webPush from 'web-push';
import { type GuardedPost, OutboundError, type OutboundFailure } from '../outbound/guarded-post.ts';
import type { Seal } from '../session/seal.ts';
import type { Subscription } from './subscription.ts';
import { type VapidKeys, vapidKeys } from './vapid.ts';

/** What is sent, and how much it matters. */
export interface PushMessage {
  /** What the service worker shows. */
  payload: object;
  /** The moment after which a device that was away need not hear of it any more. */
  until: Date;
  /** What it is about: at the push service the newest message about it replaces those before (RFC 8030 §5.4). */
  topic: string;
  /** Whether a device wakes for it that saves its battery (RFC 8030 §5.3). */
  isUrgent: boolean;
}

/**
 * What came of it: `gone`, there is no such browser any more; `refused`, the service never takes this message; otherwise why it
 * has not taken it now, and when to try again, where it says so.
 */
export type PushResult =
  | 'taken'
  | 'gone'
  | 'refused'
  | { failure: OutboundFailure | `refused ${number}`; after: Date | null };

/** What sends to browsers by way of their push services. */
export interface PushSender {
  /** The key that a browser is to take messages from, in Base64 for addresses. */
  publicKey(): string;
  send(subscription: Subscription, message: PushMessage): Promise<PushResult>;
}

interface Options {
  seal: Seal;
  post: GuardedPost;
  /** The mail address at which who runs a push service finds who runs the club (RFC 8292 §2.1). */
  contact: string;
  now: () => Date;
}

/** Sends by Web Push (RFC 8030), encrypted for the browser alone (RFC 8291), to the address that it has named. */
export function createPushSender({ seal, post, contact, now }: Options): PushSender {
  let known: VapidKeys | null = null;
  const keys = () => {
    known ??= vapidKeys(seal);
    return known;
  };
  return {
    publicKey: () => keys().publicKey,
    async send(subscription, { payload, until, topic, isUrgent }) {
      const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
        vapidDetails: { subject: `mailto:${contact}`, ...keys() },
        TTL: Math.ceil((until.getTime() - now().getTime()) / 1_000),
        topic,
        urgency: isUrgent ? 'high' : 'normal',
      });
      const told = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      try {
        const { status, retryAfter } = await post(subscription.endpoint, told, body);
        return resultOf(status, retryAfter && momentOf(retryAfter, now()));
      } catch (error) {
        if (error instanceof OutboundError) return { failure: error.reason, after: null };
        throw error;
      }
    },
  };
}

/** RFC 8030 §5 to §8: what a service answers. */
function resultOf(status: number, after: Date | null | ''): PushResult {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  // Of the same message nothing else would come.
  return status === 400 || status === 413
    ? 'refused'
    : { failure: `refused ${status}`, after: after || null };
}

/** The moment that `Retry-After` tells, by seconds or as a date (RFC 9110 §10.2.3). */
function momentOf(text: string, now: Date): Date | null {
  const moment = /^\d{1,8}$/.test(text) ? now.getTime() + Number(text) * 1_000 : Date.parse(text);
  return Number.isNaN(moment) ? null : new Date(moment);
}
