import { escapeHeader } from './escapes.ts';
import type { StompVersion } from './frame.ts';

type Headers = Iterable<readonly [name: string, value: string]>;

/** Writes a frame of the server, with `content-length` where it has a body. */
export function encodeFrame(
  version: StompVersion,
  command: string,
  headers: Headers,
  body: Buffer | string = '',
): Buffer {
  // "Value Encoding": CONNECTED is not escaped, "to remain backward compatible with STOMP 1.0".
  const escapesOf = command === 'CONNECTED' ? '1.0' : version;
  let head = `${command}\n`;
  for (const [name, value] of headers) head += encodeHeader(name, value, escapesOf);
  const length = Buffer.byteLength(body);
  if (length > 0) head += `content-length:${length}\n`;
  if (typeof body === 'string') return Buffer.from(`${head}\n${body}\0`);
  return Buffer.concat([Buffer.from(`${head}\n`), body, Buffer.of(0)]);
}

/**
 * Gives the MESSAGE for a subscription; one of STOMP 1.0 may have no `id`.
 *
 * @param isAcknowledged whether the client acknowledges each, for which STOMP 1.2 has the header `ack`
 */
export type MessageEncoder = (
  version: StompVersion,
  subscriptionId: string | null,
  isAcknowledged?: boolean,
) => Buffer;

/**
 * Prepares a MESSAGE that goes to many subscriptions, and differs in its `subscription` alone. Connections of one version
 * that chose the same `id` share one buffer. It keeps what it wrote: it is let go once all have been told.
 */
export function createMessageEncoder(headers: Headers, body: Buffer | string): MessageEncoder {
  const others = [...headers];
  const messageId = others.find(([name]) => name === 'message-id')?.[1] ?? '';
  const prepared = new Map<StompVersion, Prepared>();

  function prepare(version: StompVersion): Prepared {
    const shared = encodeFrame(version, 'MESSAGE', others, body).subarray('MESSAGE\n'.length);
    const made = { shared, plain: new Map(), acknowledged: new Map() };
    prepared.set(version, made);
    return made;
  }

  // Of a delivery to one of many no text is made, only looked up.
  return (version, subscriptionId, isAcknowledged = false) => {
    const { shared, plain, acknowledged } = prepared.get(version) ?? prepare(version);
    const hasAck = isAcknowledged && version === '1.2';
    const written = hasAck ? acknowledged : plain;
    const known = written.get(subscriptionId);
    if (known) return known;
    const own =
      (subscriptionId === null ? '' : encodeHeader('subscription', subscriptionId, version)) +
      (hasAck ? encodeHeader('ack', messageId, version) : '');
    const frame = Buffer.concat([Buffer.from(`MESSAGE\n${own}`), shared]);
    written.set(subscriptionId, frame);
    return frame;
  };
}

/** What was written of a message in one version. */
interface Prepared {
  /** All but what a subscription has of its own. */
  shared: Buffer;
  /** The whole of it, by the subscription's id. */
  plain: Map<string | null, Buffer>;
  acknowledged: Map<string | null, Buffer>;
}

function encodeHeader(name: string, value: string, version: StompVersion): string {
  return `${escapeHeader(name, version)}:${escapeHeader(value, version)}\n`;
}
