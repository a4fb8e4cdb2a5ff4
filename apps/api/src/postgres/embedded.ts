import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { nowAndThen } from '../now-and-then.ts';
import { accountFor } from './account.ts';
import { usableBinaries } from './binaries.ts';
import { clusterFolder, prepareCluster } from './cluster.ts';
import type { PostgresHandle, PostgresLog } from './handle.ts';
import { type Postmaster, type PostmasterOptions, startPostmaster } from './postmaster.ts';

/** Runs PostgreSQL as a child of this process and starts it again, on the same address, when it falls. */
export async function openEmbedded(dataDir: string, log: PostgresLog): Promise<PostgresHandle> {
  const account = await accountFor(clusterFolder(dataDir));
  const binaries = await usableBinaries(account);
  const cluster = await prepareCluster(dataDir, binaries, account);
  const options: PostmasterOptions = { account, binaries, cluster, port: await freePort(), log };

  let postmaster = await startPostmaster(options);
  let closing = false;
  let report: (error: Error) => void = () => {};
  const supervised = supervise().catch((error: Error) => {
    if (!closing) report(error);
  });

  async function supervise(): Promise<void> {
    while (true) {
      const reason = await postmaster.ended;
      if (closing) return;
      log.warn(`PostgreSQL ended unexpectedly (${reason}): starting it again`);
      postmaster = await startAgain(options, () => closing);
      if (closing) await postmaster.stop();
    }
  }

  return {
    url: embeddedUrl(cluster.password, options.port),
    mode: 'embedded',
    onExit(callback) {
      report = callback;
    },
    async close() {
      closing = true;
      await postmaster.stop();
      await supervised;
    },
  };
}

export function embeddedUrl(password: string, port: number): string {
  return `postgres://tatami:${password}@127.0.0.1:${port}/tatami`;
}

/** A full disk takes this long to be made room on, at least. */
const FULL_MS = 2_000;

/**
 * The processes of the fallen server hold its memory and its port until the last of them is gone; and on a full disk
 * none can start until somebody has made room.
 */
async function startAgain(options: PostmasterOptions, givenUp: () => boolean): Promise<Postmaster> {
  const deadline = Date.now() + 20_000;
  const tell = nowAndThen(({ message }) => options.log.error(message));
  while (true) {
    try {
      return await startPostmaster(options);
    } catch (caught) {
      const error = caught as Error;
      const isFull = error.message.includes('the disk is full');
      if (givenUp() || !(isFull || (Date.now() < deadline && stillHeld(error)))) throw error;
      if (isFull) tell(error);
      await wait(isFull ? FULL_MS : 250);
    }
  }
}

function stillHeld({ message }: Error): boolean {
  return /still in use|Address already in use/.test(message);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
