import type { FullConfig } from '@playwright/test';
import { startClub } from '@tatami/tooling/club';
import { tellClubs } from './example-club.ts';

const settings = () => ({ DEMO: '1', LOG_LEVEL: 'INFO' });

/** Opens an example club for each worker before all journeys; its log is searched afterwards. */
export default async function openClubs({ workers }: FullConfig): Promise<() => Promise<void>> {
  // To copy a club takes a fifth of what it takes to make one.
  const model = await startClub(settings);
  await model.close();
  const clubs = await Promise.all(Array.from({ length: workers }, () => startClub(settings, model.dataDir)));
  await model.stop();
  tellClubs(clubs);
  return async () => {
    await Promise.all(clubs.map((club) => club.stop()));
  };
}
