import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as requestInClear } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isIn, isPublic, type Networks } from './addresses.ts';

/** How long all of it may take, in milliseconds, from the look for the name to the head of the answer. */
const LIMIT_MS = 5_000;
/** What is read of an answer, in bytes: nobody looks at it, and a receiver likes to have said it. */
const MOST_READ = 65_536;

/** Why nothing came of a request. */
export const outboundFailures = [
  'not-public',
  'no-host',
  'unreachable',
  'insecure',
  'timeout',
  'no-http',
] as const;

export type OutboundFailure = (typeof outboundFailures)[number];

/** A request that was not made, or got no answer. */
export class OutboundError extends Error {
  override name = 'OutboundError';
  readonly reason: OutboundFailure;

  constructor(reason: OutboundFailure, options?: { cause: unknown }) {
    super(`A request to an address that somebody has named failed: ${reason}.`, options);
    this.reason = reason;
  }
}

interface Address {
  address: string;
  family: number;
}

interface Options {
  /** Where requests may go beside the public internet, and in clear: the operator's own. */
  networks: Networks;
  /** Finds all addresses of a name; the system does, unless told. */
  resolve?: (host: string) => Promise<readonly Address[]>;
  /** Certificates that are believed in beside the known ones, as PEM. */
  ca?: string;
  limitMs?: number;
}

/** What is taken of an answer. */
export interface OutboundAnswer {
  status: number;
  /** When to try again, as it was said (RFC 9110 §10.2.3); null where it was not. */
  retryAfter: string | null;
}

/**
 * Sends to an address that somebody has named.
 *
 * @throws {OutboundError}
 */
export type GuardedPost = (
  url: string,
  headers: Record<string, string>,
  body: string | Uint8Array,
) => Promise<OutboundAnswer>;

/**
 * Makes what sends to addresses that people name, and never where only the server gets to: the name is looked up once, all
 * that it leads to has to be public or the operator's own, and the connection goes to just that. No redirect is followed.
 * See the OWASP's “Server-Side Request Forgery Prevention Cheat Sheet”, case 2.
 */
export function createGuardedPost({
  networks,
  resolve = (host) => lookup(host, { all: true }),
  ca,
  limitMs = LIMIT_MS,
}: Options): GuardedPost {
  const mayReach = ({ address }: Address) => isPublic(address) || isIn(networks, address);

  async function addressesOf(host: string): Promise<readonly Address[]> {
    const family = isIP(host);
    if (family) return [{ address: host, family }];
    const found = await resolve(host).catch((cause: unknown) => {
      throw new OutboundError('no-host', { cause });
    });
    if (found.length === 0) throw new OutboundError('no-host');
    return found;
  }

  return async (text, headers, body) => {
    const url = URL.parse(text);
    if (!url || faultOf(url)) throw new OutboundError('not-public');
    const signal = AbortSignal.timeout(limitMs);
    const addresses = await unlessAborted(addressesOf(hostOf(url)), signal);
    const isAllowed = addresses.every(
      url.protocol === 'https:' ? mayReach : ({ address }) => isIn(networks, address),
    );
    if (!isAllowed) throw new OutboundError('not-public');
    return send(url, { addresses, headers, body, signal, ca });
  };
}

interface Sent {
  addresses: readonly Address[];
  headers: Record<string, string>;
  body: string | Uint8Array;
  signal: AbortSignal;
  ca: string | undefined;
}

function send(url: URL, { addresses, headers, body, signal, ca }: Sent): Promise<OutboundAnswer> {
  const lookupChecked: LookupFunction = (_host, { all }, done) => {
    const [first = { address: '', family: 4 }] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A connection of its own, which no other name has opened.
      agent: false as const,
      lookup: lookupChecked,
      signal,
      ...(ca && { ca }),
    };
    const sent = (url.protocol === 'https:' ? request : requestInClear)(url, options, (answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null });
      readOn(answer);
    });
    sent.on('error', (cause: NodeJS.ErrnoException) =>
      reject(new OutboundError(reasonOf(cause, signal), { cause })),
    );
    sent.end(body);
  });
}

/** Lets a receiver finish what it says, up to a bound. */
function readOn(answer: IncomingMessage): void {
  let read = 0;
  answer.on('error', () => {});
  answer.on('data', ({ length }: Buffer) => {
    read += length;
    if (read > MOST_READ) answer.destroy();
  });
}

async function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new OutboundError('timeout'));
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function reasonOf({ code = '' }: NodeJS.ErrnoException, signal: AbortSignal): OutboundFailure {
  if (signal.aborted) return 'timeout';
  if (code.startsWith('HPE_')) return 'no-http';
  return /CERT|TLS|SSL|SIGNATURE|EPROTO/.test(code) ? 'insecure' : 'unreachable';
}

/** What is wrong with an address in itself, whatever it leads to. */
export type UrlFault = 'no-url' | 'not-https' | 'has-credentials';

/** Tells what of an address nobody is to be asked for. */
export function faultOf(url: URL): UrlFault | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'not-https';
  return url.username || url.password ? 'has-credentials' : null;
}

/** The host of an address as it is looked up: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
