import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';

/** How a browser is reached, as its `PushSubscription.toJSON()` says. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A message as the browser would show it to its service worker. */
export interface Pushed {
  endpoint: string;
  headers: IncomingHttpHeaders;
  /** What was encrypted. */
  text: string;
}

/** Somebody’s browser at its push service. */
interface Browser {
  applicationServerKey: string;
  /** Takes a message. @returns what was encrypted, as far as it can be read here */
  take(body: Buffer): string;
}

/** A push service (RFC 8030), and the browsers that it reaches. */
export interface PushService {
  url: string;
  /** Where Firefox listens to it (`dom.push.serverURL`). */
  lineUrl: string;
  /** Those it took, the first first. */
  received: Pushed[];
  /** Why it refused a message, as RFC 8030, RFC 8291 and RFC 8292 have it; empty for a sender that is right. */
  faults: string[];
  /** What it answers to a message that is right; 201 unless told. */
  answer: RequestListener | null;
  /** Subscribes a browser. @param applicationServerKey from whose owner alone it takes messages, in Base64 for addresses */
  subscribe(applicationServerKey: string): Subscription;
  close(): Promise<void>;
}

/** Starts a push service on this machine, which servers call that are told `PUSH_NETWORKS=loopback`. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const endpoint = `${service.url}${request.url}`;
    const browser = browsers.get(endpoint);
    if (!browser) return void response.writeHead(404).end();
    try {
      checkHeaders(request.headers, body);
      checkVapid(request.headers.authorization ?? '', service.url, browser.applicationServerKey);
      const pushed = { endpoint, headers: request.headers, text: browser.take(body) };
      if (service.answer) return service.answer(request, response);
      service.received.push(pushed);
      response.writeHead(201, { location: `${service.url}/messages/${randomUUID()}` }).end();
    } catch (error) {
      service.faults.push((error as Error).message);
      response.writeHead(400).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const newEndpoint = () => `${service.url}/push/${randomUUID()}`;
  new WebSocketServer({ server }).on('connection', (line) =>
    line.on('message', (text) => answerFirefox(line, JSON.parse(String(text)), { browsers, newEndpoint })),
  );
  const service: PushService = {
    url: `http://127.0.0.1:${port}`,
    lineUrl: `ws://127.0.0.1:${port}/`,
    received: [],
    faults: [],
    answer: null,
    subscribe(applicationServerKey) {
      const endpoint = newEndpoint();
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      browsers.set(endpoint, { applicationServerKey, take: (body) => decrypt(pair, auth, body) });
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

/** What Firefox says to its push service, as far as it is answered. */
interface Said {
  messageType?: 'hello' | 'register' | 'unregister' | 'ack';
  uaid?: string;
  channelID?: string;
  key?: string;
}

/** The service’s side of Firefox’s own protocol (“autopush”, its “WebPush Protocol”): subscriptions, and what comes for them. */
function answerFirefox(
  line: WebSocket,
  { messageType, uaid, channelID, key = '' }: Said,
  { browsers, newEndpoint }: { browsers: Map<string, Browser>; newEndpoint: () => string },
): void {
  const say = (message: object) => line.send(JSON.stringify(message));
  if (messageType === 'hello')
    say({ messageType, status: 200, use_webpush: true, uaid: uaid || randomUUID(), broadcasts: {} });
  if (messageType === 'unregister') say({ messageType, status: 200, channelID });
  if (messageType !== 'register') return;
  const pushEndpoint = newEndpoint();
  browsers.set(pushEndpoint, {
    applicationServerKey: key.replace(/=+$/, ''),
    take(body) {
      const headers = { encoding: 'aes128gcm' };
      const data = body.toString('base64url');
      say({ messageType: 'notification', channelID, version: randomUUID(), data, headers });
      // The browser alone can read it.
      return '';
    },
  });
  say({ messageType, status: 200, channelID, pushEndpoint });
}

/** RFC 8030 §5.2 to §5.4, and §7.2: what a service has to take. */
function checkHeaders(headers: IncomingHttpHeaders, body: Buffer): void {
  const { ttl, urgency, topic, 'content-encoding': encoding } = headers;
  if (!/^\d+$/.test(String(ttl))) throw new Error(`TTL: ${ttl}`);
  if (!['very-low', 'low', 'normal', 'high'].includes(String(urgency)))
    throw new Error(`Urgency: ${urgency}`);
  if (!/^[\w-]{1,32}$/.test(String(topic))) throw new Error(`Topic: ${topic}`);
  if (encoding !== 'aes128gcm') throw new Error(`Content-Encoding: ${encoding}`);
  if (body.length > 4_096) throw new Error(`A message of ${body.length} bytes.`);
}

/** RFC 8292 §2 and §4: who sends. */
function checkVapid(authorization: string, origin: string, applicationServerKey: string): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== applicationServerKey) throw new Error('The key is not that of the subscription.');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [
    point.subarray(1, 33).toString('base64url'),
    point.subarray(33).toString('base64url'),
  ] as const;
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(signature, 'base64url');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    signed,
  );
  if (alg !== 'ES256' || !isSigned) throw new Error('The token is not signed with the key.');
  if (aud !== origin) throw new Error(`The token is for ${aud}.`);
  const left = exp - Date.now() / 1_000;
  if (!(left > 0 && left <= 86_400)) throw new Error(`The token ends in ${left} seconds.`);
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(sub)) throw new Error(`The contact is ${sub}.`);
}

/** RFC 8291 §3.4 and RFC 8188 §2: what the browser alone can read. */
function decrypt(pair: ECDH, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const derive = (key: Uint8Array, by: Uint8Array, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some(Boolean)) throw new Error('The last record is not the last.');
  return padded.subarray(0, end).toString();
}
