import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { RxStomp } from '@stomp/rx-stomp';
import { Client, Versions } from '@stomp/stompjs';
import { connect as connectStompit, type Client as StompitClient } from 'stompit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webstomp, { type Frame } from 'webstomp-client';
import WebSocket, { createWebSocketStream } from 'ws';
import { openTestClub, type TestClub } from './support/club.ts';
import { addressOf } from './support/stomp.ts';

let club: TestClub;
beforeAll(async () => {
  club = await openTestClub();
});
afterAll(() => club.close());

/** A library that was written for any server, as its own documentation has it used. It acknowledges each message. */
interface Stranger {
  /** The version that was agreed on. */
  version: string;
  subscribe(destination: string, hear: (body: string) => void): void;
  send(destination: string, body: string): void;
  /** Ends once the server has given its receipt. */
  disconnect(): Promise<unknown>;
}

type Meet = (version: string) => Promise<Stranger>;

const withBearer = async (protocols: string[]) =>
  new WebSocket(await addressOf(club), protocols, {
    headers: { authorization: `Bearer ${club.admin.token}` },
  });
/** Connects as a browser does, which can send no header. */
const withTicket = async (protocols: string[]) => {
  const { body } = await club.admin.post('/tickets', { purpose: 'websocket' });
  return new globalThis.WebSocket(`${await addressOf(club)}?access_token=${body.ticket}`, protocols);
};
const acknowledging = { ack: 'client' };

const stompjs =
  (open: typeof withBearer | typeof withTicket): Meet =>
  async (version) => {
    const stompVersions = new Versions([version]);
    const socket = await open(stompVersions.protocolVersions());
    const { promise: connected, resolve, reject } = Promise.withResolvers<void>();
    const { promise: disconnected, resolve: onDisconnect } = Promise.withResolvers<unknown>();
    const client = new Client({
      webSocketFactory: () => socket,
      stompVersions,
      reconnectDelay: 0,
      onConnect: () => resolve(),
      onStompError: ({ headers }) => reject(new Error(headers.message)),
      onDisconnect,
    });
    client.activate();
    await connected;
    return {
      version: client.connectedVersion ?? '',
      subscribe(destination, hear) {
        client.subscribe(
          destination,
          (message) => {
            message.ack();
            hear(message.body);
          },
          acknowledging,
        );
      },
      send: (destination, body) => client.publish({ destination, body }),
      async disconnect() {
        await client.deactivate();
        await disconnected;
      },
    };
  };

const rxStomp: Meet = async (version) => {
  const stompVersions = new Versions([version]);
  const socket = await withTicket(stompVersions.protocolVersions());
  const { promise: connected, resolve } = Promise.withResolvers<{ version?: string }>();
  const client = new RxStomp();
  let said = '';
  client.configure({
    webSocketFactory: () => socket,
    stompVersions,
    reconnectDelay: 0,
    debug: (line) => {
      said += line;
    },
  });
  client.serverHeaders$.subscribe(resolve);
  client.activate();
  return {
    version: (await connected).version ?? '',
    subscribe(destination, hear) {
      client.watch(destination, acknowledging).subscribe((message) => {
        message.ack();
        hear(message.body);
      });
    },
    send: (destination, body) => client.publish({ destination, body }),
    async disconnect() {
      await client.deactivate();
      expect(said).toContain('RECEIPT');
    },
  };
};

const overWebstomp: Meet = async (version) => {
  const protocols = [`v${version.replace('.', '')}.stomp`];
  const client = webstomp.over(await withBearer(protocols), { protocols, debug: false });
  const connected = await new Promise<Frame | undefined>((resolve, reject) =>
    client.connect({ host: 'club' }, resolve, (error) => reject(new Error(JSON.stringify(error)))),
  );
  return {
    version: connected?.headers.version ?? '',
    subscribe(destination, hear) {
      client.subscribe(
        destination,
        (message) => {
          message.ack();
          hear(message.body);
        },
        acknowledging,
      );
    },
    send: (destination, body) => client.send(destination, body),
    disconnect: () =>
      new Promise((resolve) => {
        client.onreceipt = ({ headers }) => resolve(headers['receipt-id']);
        client.disconnect(() => {}, { receipt: 'bye' });
      }),
  };
};

const overStompit: Meet = async (version) => {
  const socket = await withBearer([]);
  await once(socket, 'open');
  const connect = (_options: object, onConnected: () => void): Duplex => {
    setImmediate(onConnected);
    return createWebSocketStream(socket);
  };
  let connected = '';
  socket.once('message', (data: Buffer) => {
    connected = /^version:(.*)$/m.exec(data.toString())?.[1] ?? '';
  });
  const client = await new Promise<StompitClient>((resolve, reject) =>
    connectStompit(
      { connect, connectHeaders: { host: 'club', 'accept-version': version, 'heart-beat': '10000,10000' } },
      (error, each) => (error ? reject(error) : resolve(each)),
    ),
  );
  return {
    version: connected,
    subscribe(destination, hear) {
      client.subscribe({ destination, ...acknowledging }, (error, message) => {
        if (error) throw error;
        message.readString('utf-8', (_error, text) => {
          client.ack(message);
          hear(text);
        });
      });
    },
    send: (destination, body) => client.sendString({ destination }, body),
    disconnect: () =>
      new Promise<void>((resolve, reject) =>
        client.disconnect((error) => (error ? reject(error) : resolve())),
      ),
  };
};

describe.each<[library: string, Meet]>([
  ['@stomp/stompjs over ws, with a token', stompjs(withBearer)],
  ['@stomp/stompjs over the WebSocket of browsers, with a ticket', stompjs(withTicket)],
  ['@stomp/rx-stomp over the WebSocket of browsers, with a ticket', rxStomp],
  ['webstomp-client over ws, with a token', overWebstomp],
  ['stompit over a stream of octets, with a token', overStompit],
])('%s', (_library, meet) => {
  it.each(['1.0', '1.1', '1.2'])('hears and is heard in STOMP %s', async (version) => {
    const stranger = await meet(version);
    expect(stranger.version).toBe(version);

    const heard: [destination: string, body: unknown][] = [];
    for (const destination of ['/topic/task', '/topic/message', '/user/topic/message'])
      stranger.subscribe(destination, (body) => heard.push([destination, JSON.parse(body)]));
    // They are heard in their order: what was sent by STOMP after the others has come to the server after them.
    stranger.send('/app/message', JSON.stringify({ message: 'Zażółć: \\n\n' }));
    await expect.poll(() => heard).toHaveLength(2);
    const echo = { message: 'Zażółć: \\n\n', by: club.admin.id };
    expect(heard.splice(0)).toEqual([
      ['/topic/message', echo],
      ['/user/topic/message', echo],
    ]);

    const { body: task } = await club.admin.post('/task', { title: 'Kupić maty' });
    await expect.poll(() => heard).toHaveLength(1);
    const changes = [{ id: task.id, verb: 'create', version: 1, by: club.admin.id }];
    expect(heard).toEqual([['/topic/task', { table: 'task', changes }]]);
    await stranger.disconnect();
  });
});
