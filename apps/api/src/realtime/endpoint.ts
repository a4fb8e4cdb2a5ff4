import type { WebSocket } from '@fastify/websocket';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { REQUEST_ID } from '../http/request-id.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { nowAndThen } from '../now-and-then.ts';
import type { SessionServices } from '../session/services.ts';
import type { Changes } from '../table/changes.ts';
import { websocketPath } from '../table/links.ts';
import { type Broker, createBroker } from './broker.ts';
import { connectBroker } from './broker-link.ts';
import { echo } from './echo.ts';
import { followSessions } from './follow-sessions.ts';
import { closeCodes, limits } from './limits.ts';
import type { News } from './news.ts';
import { createPeers, type Peers, peerEvents } from './peers.ts';
import { asAskedOf } from './row-readers.ts';
import { createStompSession, type StompSession, type Transport } from './stomp-session.ts';
import { createTeller } from './tell-changes.ts';
import { SESSION } from './topics.ts';
import { measureTraffic, type Traffic } from './traffic.ts';

const TICK_MS = 1_000;
/** How long a client may take to answer a close. */
const CLOSING_MS = 1_000;
/** How many connections are begun in one turn of the loop. */
const NEWCOMERS_A_TURN = 4;
/** The subprotocols of STOMP over WebSocket, the best first. */
const subprotocols = ['v12.stomp', 'v11.stomp', 'v10.stomp'];

interface Services extends SessionServices {
  changes: Changes;
  metrics: Metrics;
}

/** Lets connections be upgraded. It stands before the routes, since it has a part in each. */
export async function allowUpgrades(app: FastifyInstance): Promise<void> {
  letInByAndBy(app);
  await app.register(websocket, {
    options: {
      maxPayload: limits.headBytes + limits.bodyBytes,
      // Compression would take five times the processor time, and 300 KiB a connection.
      perMessageDeflate: false,
      // The parser of frames says what is wrong with the text.
      skipUTF8Validation: true,
      handleProtocols: (offered: Set<string>) => subprotocols.find((each) => offered.has(each)) ?? false,
    },
    errorHandler: (_error, socket) => socket.terminate(),
    // The sockets are told by whoever holds them.
    preClose: (done) => done(),
  });
  app.websocketServer.on('headers', (headers, { headers: said }) => {
    headers.push(`${REQUEST_ID}: ${said[REQUEST_ID]}`);
  });
}

/** Where a crowd comes back at once, others are answered meanwhile: each turn of the loop lets a few of it in. */
function letInByAndBy(app: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  const letIn = () => {
    for (const goOn of waiting.splice(0, NEWCOMERS_A_TURN)) goOn();
    if (waiting.length > 0) setImmediate(letIn);
  };
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    if (routeOptions.config.ticket !== 'websocket') return done();
    if (waiting.push(done) === 1) setImmediate(letIn);
  });
}

/** `GET /websocket`: STOMP, as docs/realtime.md says. @returns the other servers */
export function registerRealtime(app: FastifyInstance, services: Services): Peers {
  const { accessTokens, changes, config, database, metrics, sessions, now } = services;
  const clock = () => now().getTime();
  const traffic = measureTraffic(metrics);
  const sockets = new Set<StompSession>();
  metrics.read('tatami_realtime_connections', {}, () => sockets.size);
  metrics.read('tatami_realtime_subscriptions', {}, () =>
    [...sockets].reduce((sum, { subscriptions }) => sum + subscriptions, 0),
  );
  metrics.read('tatami_peers_connected', {}, () => Number(peers.isUp ?? false));
  for (const event of peerEvents)
    metrics.read('tatami_peers_news_total', { event }, () => peers.counts[event]);
  const heads = countHeads();
  const tellOf = nowAndThen((error, count) => app.log.error({ err: error, count }, 'the live pages'));
  const onError = (error: unknown) => tellOf(error as Error);
  const tellOfBroker = nowAndThen(({ message }, count) =>
    app.log.warn({ reason: message, count }, 'RabbitMQ is away: other servers hear of changes later'),
  );
  const { brokerUrl } = config;
  const peers = createPeers({
    tell: (id, news) => tell(id, news),
    onLost: () => broker.tellToRefetch(),
    openLink:
      brokerUrl === null ? null : (events) => connectBroker(brokerUrl, { ...events, onError: tellOfBroker }),
    now: clock,
  });
  const broker = createBroker(clock, peers, traffic);
  const tell = createTeller({ broker, traffic, database, config, now, onError });
  const undos = [
    changes.subscribe((stored, by) => peers.tell({ changes: stored.map(asAskedOf), by })),
    followSessions({
      sessions,
      accessTokens,
      sockets,
      tellRights: (userId) =>
        peers.tell({ name: SESSION, body: JSON.stringify({ changed: 'rights' }), to: userId }),
      onError,
    }),
  ];
  const timer = setInterval(() => {
    peers.tick();
    for (const socket of sockets) socket.tick();
  }, TICK_MS).unref();

  app.addHook('preClose', async () => {
    for (const socket of sockets) socket.end(closeCodes.stopping);
  });
  // What the last requests write is told to the other servers still.
  app.addHook('onClose', async () => {
    clearInterval(timer);
    for (const undo of undos) undo();
    await peers.close();
  });

  app.get(
    websocketPath,
    {
      websocket: true,
      config: { access: 'signed-in', ticket: 'websocket', isIdle: true, withToken: 'always' },
      schema: { hide: true },
      preHandler: ({ viewer, ws }, reply, done) => {
        if (!ws) {
          reply.header('upgrade', 'websocket');
          return done(new Problem(426, 'upgrade-required'));
        }
        done(heads.of(viewer.id) < limits.socketsPerUser ? undefined : new Problem(429, 'too-many-sockets'));
      },
    },
    (socket, request) => {
      const { viewer } = request;
      socket.on('close', heads.enter(viewer.id));
      serve(socket, request, { broker, traffic, sockets, tell: peers.tell, now: clock });
    },
  );
  return peers;
}

/** Counts the connections of each user. */
function countHeads() {
  const heads = new Map<string, number>();
  const of = (id: string) => heads.get(id) ?? 0;
  return {
    of,
    /** @returns what takes note that it is over */
    enter(id: string): () => void {
      heads.set(id, of(id) + 1);
      return () => {
        if (of(id) > 1) heads.set(id, of(id) - 1);
        else heads.delete(id);
      };
    },
  };
}

interface Room {
  broker: Broker;
  traffic: Traffic;
  sockets: Set<StompSession>;
  tell: (news: News) => void;
  now: () => number;
}

function serve(
  socket: WebSocket,
  { id, viewer, log, routeOptions }: FastifyRequest,
  { broker, traffic, sockets, tell, now }: Room,
): void {
  const session = createStompSession({
    transport: transportOf(socket, () => session.end(closeCodes.slow)),
    broker,
    traffic,
    viewer,
    requestId: id,
    receive: (sender, destination, body) => echo(tell, sender, destination, body),
    now,
  });
  sockets.add(session);
  socket.on('message', (data: Buffer) => session.hear(data));
  socket.on('pong', () => session.isThere());
  socket.on('close', (code) => {
    log.info({ path: routeOptions.url, code }, 'socket closed');
    sockets.delete(session);
    session.end(closeCodes.disconnected);
  });
}

function transportOf(socket: WebSocket, tooSlow: () => void): Transport {
  return {
    send(bytes) {
      socket.send(bytes, { binary: false });
      if (socket.bufferedAmount > limits.waitingBytes) tooSlow();
    },
    close(code) {
      socket.close(code);
      // Who doesn't answer isn't waited for.
      setTimeout(() => socket.terminate(), CLOSING_MS).unref();
    },
    ping: () => socket.ping(),
  };
}
