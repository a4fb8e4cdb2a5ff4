import { type Club, createClub } from '@tatami/sdk';

/** The club at CLUB_URL, as CLUB_USERNAME with CLUB_PASSWORD sees it. */
export async function openClub(): Promise<Club> {
  const { CLUB_URL = 'http://localhost:8080/api', CLUB_USERNAME = '', CLUB_PASSWORD = '' } = process.env;
  const club = createClub({ baseUrl: CLUB_URL, language: 'en' });
  await club.signIn({ username: CLUB_USERNAME, password: CLUB_PASSWORD });
  return club;
}
