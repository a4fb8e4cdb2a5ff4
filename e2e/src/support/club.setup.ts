import type { FullConfig } from '@playwright/test';
import { type Club, startClub } from '@tatami/tooling/club';
import { tellClubs } from './example-club.ts';
import { makeNewClub } from './new-club.ts';

/** The example club; or one in which there is its administrator alone, for a journey that wants nobody else. */
const settings = () => ({
  ...(process.env.EMPTY_CLUB ? { ADMIN_PASSWORD: 'tatami-demo' } : { DEMO: '1' }),
  LOG_LEVEL: 'INFO',
});

/** Opens a club for each worker before all journeys; its log is searched afterwards. */
export default async function openClubs({ workers }: FullConfig): Promise<() => Promise<void>> {
  const first = await startClub(settings);
  const clubs = workers === 1 ? [first] : await openCopies(first, workers);
  tellClubs(clubs);
  // A run of some files has no use for it.
  const models = workers === 1 ? [] : [await makeNewClub()];
  return async () => {
    await Promise.all([...clubs, ...models].map((club) => club.stop()));
  };
}

/** Opens copies of a club, each of which takes a fifth of what it took to make it. */
async function openCopies(model: Club, count: number): Promise<Club[]> {
  await model.close();
  const clubs = await Promise.all(Array.from({ length: count }, () => startClub(settings, model.dataDir)));
  await model.stop();
  return clubs;
}
