import { type Answer, type Caller, PASSWORD, type TestClub } from './club.ts';

const DAY = 86_400_000;

export interface AskedToken {
  name?: string;
  rights?: readonly string[];
  expiresAt?: string;
  password?: string;
}

/** A moment some days from the club's now. */
export const inDays = ({ clock }: Pick<TestClub, 'clock'>, days: number): string =>
  new Date((clock.now ?? new Date()).getTime() + days * DAY).toISOString();

/** Asks for an access token, as in the profile: for 30 days, unless told. */
export const askForToken = (club: TestClub, by: Caller, asked: AskedToken = {}): Promise<Answer> =>
  by.post('/authinfo/access-tokens', {
    name: 'Eksport do arkusza',
    rights: ['Student:Read'],
    expiresAt: inDays(club, 30),
    password: PASSWORD,
    ...asked,
  });

/** A program that calls by a token, as the user whose it is. */
export function programOf({ nobody }: Pick<TestClub, 'nobody'>, owner: Caller, token: string): Caller {
  const authorization = `Bearer ${token}`;
  return {
    id: owner.id,
    token,
    get: (path, headers) => nobody.get(path, { authorization, ...headers }),
    post: (path, body, headers) => nobody.post(path, body, { authorization, ...headers }),
    put: (path, body, headers) => nobody.put(path, body, { authorization, ...headers }),
    remove: (path, headers) => nobody.remove(path, { authorization, ...headers }),
  };
}

/** A program of somebody's with these rights, and the id of its token. */
export async function openProgram(
  club: TestClub,
  owner: Caller,
  rights: readonly string[],
  asked: AskedToken = {},
): Promise<Caller & { tokenId: string }> {
  const { status, body } = await askForToken(club, owner, { rights, ...asked });
  if (status !== 201) throw new Error(`No token was made: ${JSON.stringify(body)}`);
  return { ...programOf(club, owner, body.token), tokenId: body.id };
}
