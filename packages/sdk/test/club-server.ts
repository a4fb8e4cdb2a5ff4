import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const server = join(import.meta.dirname, '../../../apps/api/src/server.ts');
const password = 'a-password-for-tests';

/** A club that is served, and who administers it. */
export interface ServedClub {
  baseUrl: string;
  username: string;
  password: string;
}

/** The server itself, with an empty club of its own. @returns the club, and what ends it */
export async function serveClub(): Promise<{ club: ServedClub; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tatami-sdk-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [server], {
    env: { ...env, PORT: '0', DATA_DIR: join(dataDir, 'data'), ADMIN_PASSWORD: password, LOG_LEVEL: 'ERROR' },
    // The server ends when the other end of the channel is gone, however these tests end.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');

  const address = child.stdout && (await addressIn(child.stdout));
  if (!address) throw new Error('The server ended before it said where it is.');
  return {
    club: { baseUrl: `${address}/api`, username: 'admin', password },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true });
    },
  };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface(output)) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) {
      output.resume();
      return address;
    }
  }
  return undefined;
}
