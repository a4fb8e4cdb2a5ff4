import { type Club, createClub } from '@tatami/sdk';

/** The club at CLUB_URL: by the access token CLUB_TOKEN, or else as CLUB_USERNAME with CLUB_PASSWORD sees it. */
export async function openClub(): Promise<Club> {
  const {
    CLUB_URL = 'http://localhost:8080/api',
    CLUB_TOKEN,
    CLUB_USERNAME = '',
    CLUB_PASSWORD = '',
  } = process.env;
  if (CLUB_TOKEN) return createClub({ baseUrl: CLUB_URL, token: CLUB_TOKEN, language: 'en' });
  const club = createClub({ baseUrl: CLUB_URL, language: 'en' });
  await club.signIn({ username: CLUB_USERNAME, password: CLUB_PASSWORD });
  return club;
}
