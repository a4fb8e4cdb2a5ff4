import type { FullConfig } from '@playwright/test';
import { startClub } from '@tatami/tooling/club';
import { tellClubs } from './example-club.ts';

/** Opens an example club for each worker before all journeys; its log is searched afterwards. */
export default async function openClubs({ workers }: FullConfig): Promise<() => Promise<void>> {
  const clubs = await Promise.all(
    Array.from({ length: workers }, () => startClub(() => ({ DEMO: '1', LOG_LEVEL: 'INFO' }))),
  );
  tellClubs(clubs);
  return async () => {
    await Promise.all(clubs.map((club) => club.stop()));
  };
}
