import { startClub } from '@tatami/tooling/club';

/** Before all journeys: one example club, whose address the configuration reads, and whose log is searched afterwards. */
export default async function openClub(): Promise<() => Promise<void>> {
  const club = await startClub(() => ({ DEMO: '1', LOG_LEVEL: 'INFO' }));
  process.env.CLUB_URL = club.url;
  process.env.CLUB_LOG = club.log;
  process.env.CLUB_DATA = club.dataDir;
  return club.stop;
}
