import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/**
 * What is said instead of the club's own words at a path, in one piece or in several with a pause between them; `null`
 * is a 404, `undefined` leaves them as they are.
 */
export type Wording = (path: string) => ((original: string) => string | string[]) | null | undefined;

/** The pause in milliseconds: a browser that does not wait draws what it has. */
const pause = 400;

export interface FrontDoor {
  url: string;
  /** Paths that were asked for at the door, in their order. */
  asked: string[];
  /** What was said before holds no more. */
  say(wording: Wording): void;
  /** Nobody comes through, as without a network. */
  shut(): Promise<void>;
  openAgain(): Promise<void>;
  close(): Promise<void>;
}

/** A door before the club at which what the server says can be changed, as by another version of it. */
export async function openFrontDoor(club: string): Promise<FrontDoor> {
  const asked: string[] = [];
  const lines = new Set<Duplex>();
  let wording: Wording = () => undefined;
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', club);
    asked.push(pathname);
    const change = wording(pathname);
    if (change === null) {
      outgoing.writeHead(404).end();
      return;
    }
    const { method, headers } = incoming;
    const onward = request(new URL(incoming.url ?? '/', club), {
      method: method ?? 'GET',
      headers: change ? withoutConditions(headers) : headers,
    });
    onward.on('response', async (answer) => {
      if (!change) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const { 'content-length': _, etag: __, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, others);
      for (const [at, piece] of [change(await text(answer))].flat().entries()) {
        if (at > 0) await setTimeout(pause);
        outgoing.write(piece);
      }
      outgoing.end();
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  // A live line goes through as it is.
  server.on('upgrade', ({ url, rawHeaders }, line, head) => {
    const { hostname, port } = new URL(club);
    const onward = connect(Number(port), hostname);
    onward.write(`GET ${url} HTTP/1.1\r\n${headerLines(rawHeaders)}\r\n`);
    onward.write(head);
    lines.add(line);
    line.on('close', () => lines.delete(line));
    join(line, onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The front door has no number.');
  async function shut(): Promise<void> {
    server.closeAllConnections();
    for (const line of lines) line.destroy();
    server.close();
    await once(server, 'close');
  }
  return {
    url: `http://localhost:${address.port}`,
    asked,
    say(changed) {
      wording = changed;
    },
    shut,
    async openAgain() {
      server.listen(address.port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: shut,
  };
}

/** Lets each say to the other what it has to say; when one goes, so does the other. */
function join(one: Duplex, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy()).on('close', () => to.destroy());
  }
}

/** @param raw names and values by turns, as they came */
const headerLines = (raw: readonly string[]): string =>
  raw.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('');

function withoutConditions(headers: NodeJS.Dict<string | string[]>) {
  const { 'if-none-match': _, 'if-modified-since': __, 'accept-encoding': ___, ...others } = headers;
  return others;
}
