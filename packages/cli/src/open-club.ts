import { type Club, type ClubOptions, createClub, type Log } from '@tatami/sdk';
import { CommandError, exitCodes, mistyped } from './command-error.ts';
import type { Asked, Context } from './context.ts';
import { currentClub, sessionStorageOf } from './session-file.ts';

/** What every command can be told. */
export interface CommonOptions {
  club?: string | undefined;
  token?: string | undefined;
  json?: boolean | undefined;
}

/** A club, and where it is. */
export interface OpenClub {
  club: Club;
  address: string;
}

/**
 * Where the API of a club is that is called so: `club.example` is `https://club.example/api`. On this machine nobody has a
 * certificate.
 */
export function addressOf({ texts }: Context, text: string): string {
  const protocol = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?(\/|$)/.test(text) ? 'http' : 'https';
  const whole = text.includes('://') ? text : `${protocol}://${text}`;
  if (!/^https?:/.test(whole) || !URL.canParse(whole)) throw mistyped(texts.faults.notAnAddress(text));
  const { origin, pathname } = new URL(whole);
  return origin + (pathname === '/' ? '/api' : pathname.replace(/\/$/, ''));
}

/** The club that is meant: by the line, by the shell, or by the last sign-in. */
export function clubMeant(context: Context, { club }: CommonOptions): string | null {
  const said = club ?? context.env.CLUB_URL;
  return said ? addressOf(context, said) : currentClub();
}

/** The club, whether anybody is signed in or not. */
export function openClub(context: Context, options: CommonOptions): OpenClub {
  const { texts, env } = context;
  const address = clubMeant(context, options);
  if (!address)
    throw new CommandError(texts.faults.whichClub, texts.faults.howToSignIn, exitCodes.notSignedIn);
  const token = options.token ?? env.CLUB_TOKEN;
  const who = token ? { token } : { storage: sessionStorageOf(address) };
  return { club: clubAt(context, address, who), address };
}

/** The client of the club at an address. */
export function clubAt(
  { language, version, asked }: Context,
  address: string,
  who: Pick<ClubOptions, 'token' | 'storage'>,
): Club {
  Object.assign(asked, { at: address, isByToken: who.token !== undefined });
  const userAgent = `tatami-cli/${version}`;
  return createClub({ baseUrl: address, language, userAgent, log: logOf(asked), ...who });
}

/** What keeps of the client's log which contracts are spoken: where a call fails, that may be why. */
function logOf(asked: Asked): Log {
  return {
    info() {},
    warn(message) {
      const [, spoken, own] = /^The server speaks contract (\S+), @tatami\/sdk (\S+):/.exec(message) ?? [];
      if (spoken && own) asked.contracts = { spoken, own };
    },
    error() {},
  };
}

/** The club, as somebody who is signed in sees it. */
export function openAsSomebody(context: Context, options: CommonOptions): OpenClub {
  const opened = openClub(context, options);
  const { faults } = context.texts;
  if (!opened.club.session.isSignedIn())
    throw new CommandError(faults.signInFirst, faults.howToSignIn, exitCodes.notSignedIn);
  return opened;
}
