import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { type Club, startClub } from '@tatami/tooling/club';
import { type RabbitMq, startRabbitMq } from '@tatami/tooling/rabbitmq';
import { exampleDatabase } from './example-club.ts';

/** The example club on two more servers, one behind the other. */
export interface SeveralServers {
  /** Where pages are opened: the first of the servers that lives answers there. */
  url: string;
  first: Club;
  second: Club;
  rabbit: RabbitMq;
  stop(): Promise<void>;
}

export async function startSeveralServers(): Promise<SeveralServers> {
  const rabbit = await startRabbitMq();
  const clubs: Club[] = [];
  const door = await openDoor(clubs);
  const url = `http://localhost:${(door.address() as AddressInfo).port}`;
  const settings = () => ({
    DATABASE_URL: exampleDatabase().href,
    BROKER_URL: rabbit.url,
    PUBLIC_URL: url,
    LOG_LEVEL: 'ERROR',
  });
  const [first, second] = await Promise.all([startClub(settings), startClub(settings)]);
  clubs.push(first, second);
  return {
    url,
    first,
    second,
    rabbit,
    async stop() {
      door.close();
      await Promise.all([first.stop(), second.stop()]);
      await rabbit.close();
    },
  };
}

/** What a proxy does, and no more: it leads each connection to the first server that takes it. */
async function openDoor(clubs: readonly Club[]): Promise<Server> {
  const door = createServer(async (visitor) => {
    visitor.on('error', () => {});
    for (const { url } of clubs) {
      const server = await reach(Number(new URL(url).port));
      if (!server) continue;
      visitor.pipe(server).pipe(visitor);
      server.on('close', () => visitor.destroy());
      visitor.on('close', () => server.destroy());
      return;
    }
    visitor.destroy();
  }).listen(0, 'localhost');
  await once(door, 'listening');
  return door;
}

function reach(port: number): Promise<Socket | null> {
  const socket = connect(port, 'localhost');
  return new Promise((resolve) => {
    socket.on('connect', () => resolve(socket));
    socket.on('error', () => resolve(null));
  });
}
