import { basename } from 'node:path';
import { type Club, createClub } from '@tatami/sdk';

/** The club at CLUB_URL: by the access token CLUB_TOKEN, or else as CLUB_USERNAME with CLUB_PASSWORD sees it. */
export async function openClub(): Promise<Club> {
  const {
    CLUB_URL = 'http://localhost:8080/api',
    CLUB_TOKEN,
    CLUB_USERNAME = '',
    CLUB_PASSWORD = '',
  } = process.env;
  const club = createClub({
    baseUrl: CLUB_URL,
    ...(CLUB_TOKEN && { token: CLUB_TOKEN }),
    language: 'en',
    // Whoever runs the server sees which script it was.
    userAgent: `${basename(process.argv[1] ?? 'script', '.ts')}/1.0`,
    // Nobody watches it: a server that is being started anew is waited for.
    retry: { tries: 20, within: 5 * 60_000 },
  });
  if (CLUB_TOKEN) return club;
  await club.signIn({ username: CLUB_USERNAME, password: CLUB_PASSWORD });
  return club;
}
