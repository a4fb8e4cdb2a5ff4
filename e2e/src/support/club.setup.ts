import { startClub } from '@tatami/tooling/club';

/** Before all journeys: one example club, whose address the configuration reads. */
export default async function openClub(): Promise<() => Promise<void>> {
  const club = await startClub();
  process.env.CLUB_URL = club.url;
  return club.stop;
}
