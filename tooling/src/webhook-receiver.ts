import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** A message as a receiver got it. */
export interface Received {
  id: string;
  headers: Record<string, string>;
  /** What came, letter by letter: that is what is signed. */
  text: string;
  body: {
    type: string;
    timestamp: string;
    data: { table: string; id: string; verb: string; version: number | null } | null;
  };
}

/** Somebody else's program that takes webhooks. */
export interface Receiver {
  url: string;
  received: Received[];
  /** What it answers; 204 unless told. */
  answer: RequestListener | null;
  /** Hears of each message that is here, and not answered yet. */
  onMessage: (() => void) | null;
  /** Those about one row. */
  about(row: string): Received[];
  close(): Promise<void>;
}

/** Starts a receiver on this machine, which servers call that are told `WEBHOOK_NETWORKS=loopback`. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const text = await readText(request);
    const headers = request.headers as Record<string, string>;
    receiver.received.push({ id: headers['webhook-id'] ?? '', headers, text, body: JSON.parse(text) });
    receiver.onMessage?.();
    if (receiver.answer) receiver.answer(request, response);
    else response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received: [],
    answer: null,
    onMessage: null,
    about: (row) => receiver.received.filter(({ body }) => body.data?.id === row),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

/** Checks a message as its receiver does, by the library of the Standard Webhooks. @throws when it is not signed with the secret */
export const verify = (secret: string, { text, headers }: Received): unknown =>
  new Webhook(secret).verify(text, headers);
