import type { Change } from '../table/changes.ts';
import type { webhookEvents } from '../tables/webhook/index.ts';

export type WebhookEvent = (typeof webhookEvents)[number];

/** What is in the queue of a message: ids, and nothing that stands in the row. */
export interface Told {
  /** The id of the webhook. */
  webhook: string;
  /** `student.update`, or `test`. */
  type: string;
  /** When it was stored. */
  at: string;
  /** What it is about; null of a test. */
  of: { table: string; row: string; verb: string; version: number | null } | null;
}

/** What is kept of a message that was delivered. */
export interface Delivered extends Told {
  /** The id of the message: it may have been delivered before. */
  message: string;
  deliveredAt: string;
  status: number;
  /** How long the receiver took, in milliseconds. */
  ms: number;
  tries: number;
}

/**
 * What happened to a row, as a receiver asks for it: what else is done with one that stays is an update of it. Of what a row
 * keeps of others nobody is told, as it is the others that changed.
 */
export function eventOf({ verb, version, before }: Change): WebhookEvent | null {
  if (verb === 'keep') return null;
  if (version === null) return 'remove';
  return version === 1 && !before ? 'create' : 'update';
}

/** What is sent, by the Standard Webhooks: a receiver reads the row itself, with its own right to it. */
export const bodyOf = ({ type, at, of }: Told): string =>
  JSON.stringify({
    type,
    timestamp: at,
    data: of && { table: of.table, id: of.row, verb: of.verb, version: of.version },
  });

/** The id of a message on the wire, the same each time it is sent. */
export const messageId = (id: string): string => `msg_${id}`;
