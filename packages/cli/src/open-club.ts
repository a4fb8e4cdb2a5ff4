import { type Club, createClub } from '@tatami/sdk';
import { CommandError, exitCodes, mistyped } from './command-error.ts';
import type { Context } from './context.ts';
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

/** Where the API of a club is that is called so: `club.example` is `https://club.example/api`. */
export function addressOf({ texts }: Context, text: string): string {
  const whole = /^https?:\/\//.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) throw mistyped(texts.faults.notAnAddress(text));
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
  const { texts, language, env } = context;
  const address = clubMeant(context, options);
  if (!address)
    throw new CommandError(texts.faults.whichClub, texts.faults.howToSignIn, exitCodes.notSignedIn);
  context.asked.at = address;
  const token = options.token ?? env.CLUB_TOKEN;
  const who = token ? { token } : { storage: sessionStorageOf(address) };
  return { club: createClub({ baseUrl: address, language, userAgent: 'tatami-cli', ...who }), address };
}

/** The club, as somebody who is signed in sees it. */
export function openAsSomebody(context: Context, options: CommonOptions): OpenClub {
  const opened = openClub(context, options);
  const { faults } = context.texts;
  if (!opened.club.session.isSignedIn())
    throw new CommandError(faults.signInFirst, faults.howToSignIn, exitCodes.notSignedIn);
  return opened;
}
