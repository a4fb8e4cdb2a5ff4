import { once } from 'node:events';
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What becomes of an answer: it is handed on, or never arrives, or breaks off in the middle. */
export type Fate = 'answered' | 'lost' | 'torn';

/** A request as it comes through, the how manieth of its script. */
export interface Passing {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  /** The how manieth it is of whoever makes it, from 1. */
  number: number;
}

export interface ShakyProxy {
  /** Where the server is reached through it. */
  baseUrl: string;
  /** All that came through, in its order. */
  passed: Passing[];
  /** Closes every connection and takes no other, until it is undone. */
  goDown(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * Stands before a server, as a bad network does: each request reaches it and is done, and what then becomes of the answer
 * `fateOf` says.
 */
export async function openShakyProxy(
  target: string,
  fateOf: (passing: Passing) => Fate | Promise<Fate>,
): Promise<ShakyProxy> {
  const { hostname, port, pathname } = new URL(target);
  const passed: Passing[] = [];
  const server = createServer((incoming, outgoing) => {
    void pass(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const who = headers['user-agent'];
    const number = passed.filter((each) => each.headers['user-agent'] === who).length + 1;
    const passing = { method, path, headers, number };
    passed.push(passing);
    const asked: ClientRequest = request({ hostname, port, method, path, headers });
    asked.end(await buffer(incoming));
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const body = await buffer(answer);
    const fate = await fateOf(passing);
    if (fate === 'lost') return void outgoing.destroy();
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (fate === 'answered') return void outgoing.end(body);
    outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy());
  }

  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    if (server.listening) await once(server, 'close');
  };
  return {
    baseUrl: `http://127.0.0.1:${own}${pathname}`,
    passed,
    async goDown() {
      await stop();
      return () => listen(own);
    },
    close: stop,
  };
}
