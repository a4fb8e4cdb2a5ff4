import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * The number of listeners. Node takes one new connection of each in a turn of its loop, and the busier the server is, the
 * longer a turn: with one listener, a crowd of 120 newcomers heard neither an answer nor a refusal for two seconds.
 */
const LISTENERS = 16;

/** Only Linux spreads connections over the listeners of a port, among the systems that a club may have. */
const shared = { reusePort: process.platform === 'linux' };

/**
 * Opens the port to whoever comes, until the app is closed.
 * @param address the host, and its port; 0 for any that is free
 * @throws with `EADDRINUSE`, where another program has the port
 */
export async function openPort(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> {
  const further: Server[] = [];
  app.addHook('preClose', async () => {
    for (const server of further) server.close();
  });
  await app.ready();
  if (shared.reusePort) await refuseTaken(host, port);
  await app.listen({ host, port, ...shared });
  if (!shared.reusePort) return;
  const opened = app.server.address() as AddressInfo;
  while (further.length < LISTENERS - 1) {
    const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit('connection', socket),
    );
    further.push(server);
    await listening(server.listen({ host: opened.address, port: opened.port, ...shared }));
  }
}

/** A port that is shared with this program’s own listeners would be with another server of this user, too. */
async function refuseTaken(host: string, port: number): Promise<void> {
  const probe = createServer();
  await listening(probe.listen({ host, port }));
  await new Promise((resolve) => probe.close(resolve));
}

const listening = (server: Server) => once(server, 'listening');
