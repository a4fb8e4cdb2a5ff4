import { OutboundError, outboundFailures } from '../outbound/guarded-post.ts';

/** Why a message was not delivered: of the way there, of the answer, or of the club itself. */
export const webhookFailures = [
  ...outboundFailures,
  'redirect',
  'refused',
  'gone',
  'off',
  'no-secret',
  'other-key',
  'fault',
] as const;

export type WebhookFailure = (typeof webhookFailures)[number];

/** The status of the receiver’s answer follows the word: `refused 500`. */
export type WebhookFailureText = WebhookFailure | `${WebhookFailure} ${number}`;

/** What the status of an answer says; null where it took the message. */
export function failureOfStatus(status: number): WebhookFailureText | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone 410';
  return `${status >= 300 && status < 400 ? 'redirect' : 'refused'} ${status}`;
}

/** @throws what is none of a request’s failures */
export function failureOfError(error: unknown): WebhookFailure {
  if (error instanceof OutboundError) return error.reason;
  throw error;
}
