import { type Club, startClub } from '@tatami/tooling/club';

/** The administrator's password, and everybody's, in a club that nobody has begun to use. */
export const password = 'zielony pas i biały kot';

const own = { ADMIN_PASSWORD: password, LOG_LEVEL: 'WARN' };

/** Makes a new club and closes it, for those that begin as its copy: each takes half of what it took to make it. */
export async function makeNewClub(): Promise<Club> {
  const model = await startClub(() => own);
  await model.close();
  process.env.NEW_CLUB = model.dataDir;
  return model;
}

/** Starts a club in which there is its administrator alone: the copy of one where one was made, else from nothing. */
export const startNewClub = (settings: Record<string, string> = {}): Promise<Club> =>
  startClub(() => ({ ...own, ...settings }), process.env.NEW_CLUB);
