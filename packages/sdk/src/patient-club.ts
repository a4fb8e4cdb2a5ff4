import { type Club, createPlainClub, type PlainClubOptions } from './club.ts';
import { noLog } from './log.ts';
import { patient, type RetryOptions } from './patience.ts';
import { refuseSignIn, sessionBy } from './session.ts';

/** What a client of a club’s server is made of. */
export interface ClubOptions extends PlainClubOptions {
  /**
   * An access token, for a script that runs by itself: its user makes it in their profile. A function is asked before
   * each call. Nobody signs in or out then, and nothing is kept.
   */
  token?: string | (() => string);
  /**
   * The milliseconds until the answer to a try is there, or a file begins to come: 30,000 unless given, any number with
   * `false`. What takes longer is a `ClubApiError` of code `timeout`.
   */
  timeout?: number | false | undefined;
  /**
   * How often a call is tried while no answer comes, or that of a server in trouble (408, 429, 502, 503, 504): twice
   * within a minute unless given, once with `false`. Tried again is what only reads, and what goes out under a key:
   * `save`, `act`, `batch` and any `PUT` of a row do. Where the server says when, it is waited for, if that is soon enough.
   */
  retry?: RetryOptions | false | undefined;
  /** What a script calls itself in the server's log and among its user's sessions: `attendance/1.0`. */
  userAgent?: string | undefined;
}

/** A client of one club. It makes no request until it is asked for something. */
export function createClub({
  token,
  timeout = 30_000,
  retry = {},
  userAgent,
  ...options
}: ClubOptions): Club {
  const { baseUrl, language: said = 'pl', log = noLog } = options;
  const language = () => (typeof said === 'function' ? said() : said);
  const around = patient({ baseUrl, language, timeout, retry, userAgent, log });
  if (token === undefined) return createPlainClub(options, { around });
  const club = createPlainClub(options, { around, session: sessionBy(token) });
  return { ...club, signIn: refused, signOut: refused };
}

const refused = async () => refuseSignIn();
