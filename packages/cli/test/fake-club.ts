import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server in the place of a club's. */
export interface FakeClub {
  url: string;
  /** All that it was asked, in order. */
  asked: IncomingMessage[];
  /** The moment at which it is asked for the first time. */
  isAsked: Promise<unknown>;
}

/** A server that answers as it is told; unless told, not at all. */
export async function fakeClub(answer: RequestListener = () => {}): Promise<FakeClub> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  const isAsked = once(server, 'request');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, isAsked };
}
