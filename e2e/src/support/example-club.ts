import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Club } from '@tatami/tooling/club';

/** The example club of this process. */
type ExampleClub = Pick<Club, 'url' | 'log' | 'dataDir'>;

/** Tells the processes that are begun from here where the clubs are: each worker has one of its own. */
export function tellClubs(clubs: readonly ExampleClub[]): void {
  process.env.EXAMPLE_CLUBS = JSON.stringify(clubs.map(({ url, log, dataDir }) => ({ url, log, dataDir })));
}

/** @throws Error before any club is told of */
export function exampleClub(): ExampleClub {
  const clubs: readonly ExampleClub[] = JSON.parse(process.env.EXAMPLE_CLUBS ?? '[]');
  const club = clubs[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (!club) throw new Error('No example club was started for this process.');
  return club;
}

/** The address of its database. */
export function exampleDatabase(): URL {
  const cluster = join(exampleClub().dataDir, 'postgres');
  const password = readFileSync(join(cluster, 'tatami-password'), 'utf8');
  const [, , , port] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  return new URL(`postgres://tatami:${password}@127.0.0.1:${port}/tatami`);
}
