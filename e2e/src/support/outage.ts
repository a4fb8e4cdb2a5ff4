import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Club, startClub } from '@tatami/tooling/club';
import { exampleDatabase } from './example-club.ts';

export interface InterruptedClub extends Club {
  /** Ends what the server has to its database, and lets it come no more. */
  takeDatabase(): void;
  giveDatabaseBack(): Promise<void>;
}

/** Another server of the example club, which has its way to the database through this process. */
export async function startInterruptedClub(): Promise<InterruptedClub> {
  const stored = exampleDatabase();
  const open = new Set<Socket>();
  const way = createServer((server) => {
    const database = connect(Number(stored.port), '127.0.0.1');
    server.pipe(database).pipe(server);
    for (const [end, other] of [
      [server, database],
      [database, server],
    ] as const) {
      open.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const { port: door } = way.address() as AddressInfo;
  const takeDatabase = () => {
    way.close();
    for (const socket of open) socket.destroy();
  };
  const throughHere = exampleDatabase();
  throughHere.port = String(door);
  const club = await startClub(() => ({ DATABASE_URL: throughHere.href, LOG_LEVEL: 'ERROR' }));
  return {
    ...club,
    takeDatabase,
    async giveDatabaseBack() {
      way.listen(door, '127.0.0.1');
      await once(way, 'listening');
    },
    async stop() {
      takeDatabase();
      await club.stop();
    },
  };
}
