import { withoutSlash } from './calls.ts';
import type { Profile, TableName, TicketPurpose } from './contract.ts';
import { type Download, fileOf } from './download.ts';
import type { Owner, Whoami } from './entities.ts';
import type { Language } from './error.ts';
import { type ClubEvents, createEvents } from './events.ts';
import { type Log, noLog } from './log.ts';
import { createRights, type Rights } from './rights.ts';
import { createSession, type Session } from './session.ts';
import { type SignIn, tokenForm } from './sign-in.ts';
import { type CallOptions, createTable, type Send, type Table } from './table.ts';
import { defaultTokenStorage, type TokenStorage } from './token-storage.ts';
import { type Api, type Around, bearer, createTransport } from './transport.ts';
import { whileWanted } from './while-wanted.ts';

/** What a plain client of a club’s server is made of. */
export interface PlainClubOptions {
  /** Where the server's API is, with its prefix: `https://club.example/api`; in a browser `/api` will do. */
  baseUrl: string;
  /** What makes the requests; the platform's own unless given. */
  fetch?: (request: Request) => Promise<Response>;
  /** Where the token of a sign-in is kept; the browser's storages (spec.md §9), or memory where there are none. */
  storage?: TokenStorage;
  /** The language of all texts, asked before each call; Polish unless given. */
  language?: Language | (() => Language);
  /** The name by which the server knows the client; spec.md §9 names `photoclient`. */
  clientId?: string;
  /** The secret of the client, where the club has set one. It is not for browsers: what they have is no secret. */
  clientSecret?: string;
  /** What is told of each call, and of what became of it. `createLog()` makes one. */
  log?: Log;
}

/** A club's server, as one user sees it. Every call throws `ClubApiError`. */
export interface Club {
  /** The typed client of all paths, for what has no method here; signed and watched over in the same way. */
  readonly api: Api;
  /** Who is signed in, by their token. */
  readonly session: Session;
  /** What the user may do. */
  readonly rights: Rights;
  /**
   * Begins a session in the place of the one before, whose token works no more.
   *
   * @throws {ClubApiError} `access-denied` when it is the wrong password, or the wrong code of a second factor;
   *   `second-factor-required` when the password is right and `otp` is needed too; `too-many-tries` when it is too
   *   soon for another, `retryAfter` seconds too soon; `not-with-a-token` with `createClub({ token })`
   */
  signIn(credentials: SignIn, options?: CallOptions): Promise<void>;
  /**
   * Ends the session on the server. Here it is over in any case, even when the server can't be told.
   *
   * @throws {ClubApiError} `not-with-a-token` with `createClub({ token })`: a token is revoked in the profile
   */
  signOut(options?: CallOptions): Promise<void>;
  /** Fetches who is signed in. */
  whoami(options?: CallOptions): Promise<Whoami>;
  /** Fetches whom the user acts for. */
  owner(options?: CallOptions): Promise<Owner>;
  /** Fetches the user’s own row. */
  profile(options?: CallOptions): Promise<Profile>;
  /** The names of the user's groups, kept until the token changes. */
  roles(options?: CallOptions): Promise<string[]>;
  /** Gives the calls of one table. */
  table<T extends TableName>(name: T): Table<T>;
  /**
   * Fetches a file, with the token in the header as for any other call.
   *
   * @param path of the API, with its parameters filled in: `/authinfo/export`
   * @throws {ClubApiError}
   */
  download(path: `/${string}`, options?: CallOptions): Promise<Download>;
  /**
   * The address of a path with a ticket in it, for what can't send a header: a link in a browser, a websocket. It works
   * once, within 30 seconds, and for its purpose only.
   *
   * @param path of the API, with its parameters filled in
   * @param purpose what the path takes tickets for; a download unless given
   * @throws {ClubApiError}
   */
  urlWithTicket(path: `/${string}`, purpose?: TicketPurpose, options?: CallOptions): Promise<string>;
  /** Listens to what may happen in any call. @returns its undo */
  on<Name extends keyof ClubEvents>(name: Name, listener: (event: ClubEvents[Name]) => void): () => void;
}

interface Beneath {
  around?: Around;
  session?: Session | undefined;
}

/** How many rights the server takes in one request. */
const RIGHTS_AT_ONCE = 100;

/**
 * A client of one club that makes each call once, and waits for its answer as long as it takes: for a page that asks
 * again in its own way.
 *
 * @param beneath `around`: what is done around the tries of a call; `session`: who it acts for, where nobody signs in
 */
export function createPlainClub(
  {
    baseUrl,
    fetch,
    storage = defaultTokenStorage(),
    language: said = 'pl',
    clientId = 'photoclient',
    clientSecret = '',
    log = noLog,
  }: PlainClubOptions,
  { around, session = createSession(storage) }: Beneath = {},
): Club {
  const language = () => (typeof said === 'function' ? said() : said);
  const events = createEvents();
  const api = createTransport({
    baseUrl,
    fetch,
    session,
    events,
    log,
    around,
    language,
  });
  const unanswered = new Map<string, string[]>();
  let roles: Promise<string[]> | null = null;
  session.subscribe(() => {
    roles = null;
  });

  // A failure has been thrown before; what is left has data.
  const send: Send = async (verb, path, init) => (await (api[verb] as LooseCall)(path, init)).data;

  const ask =
    <Answer>(what: string) =>
    ({ signal }: CallOptions = {}) =>
      send('GET', `/authinfo/${what}`, { signal }) as Promise<Answer>;

  const wanted = <Result>(answer: Promise<Result>, { signal }: CallOptions = {}) =>
    whileWanted(answer, signal, language);

  const rights = createRights(askForRights, session);
  // Something was thought to be allowed: what is known of the rights is out of date.
  events.on('failure', ({ status }) => {
    if (status === 403) rights.clear();
  });

  async function askForRights(rights: string[]): Promise<Record<string, boolean>> {
    const [right = ''] = rights;
    if (rights.length === 1)
      return {
        [right]: (await send('GET', '/users/hasrightto/{right}', { params: { path: { right } } })) as boolean,
      };
    const asked: Promise<unknown>[] = [];
    for (let at = 0; at < rights.length; at += RIGHTS_AT_ONCE) {
      const path = { rights: rights.slice(at, at + RIGHTS_AT_ONCE).join() };
      asked.push(send('GET', '/users/hasrightto/paths/{rights}', { params: { path } }));
    }
    return Object.assign({}, ...(await Promise.all(asked)));
  }

  return {
    api,
    session,
    rights: {
      ...rights,
      has: (required, call) => wanted(rights.has(required), call),
      check: (each, call) => wanted(rights.check(each), call),
    },

    async signIn(credentials, { signal } = {}) {
      const client = [clientId, clientSecret].map(encodeURIComponent).join(':');
      const token = (await send('POST', '/oauth/token', {
        body: tokenForm(credentials, clientId),
        headers: {
          authorization: `Basic ${btoa(client)}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        signal,
        // What is no text has nothing to be trimmed: it was somebody else who answered.
        read: ({ access_token }: { access_token: string }) => access_token.trim(),
      })) as string;
      const before = session.getToken();
      session.save(token, { remember: credentials.remember ?? false });
      // Nobody who knows the token of before has any use of it now. Whether this reaches the server is no part of the sign-in.
      if (before)
        await send('GET', '/logout', { headers: { authorization: bearer(before) }, signal }).catch(() => {});
    },

    async signOut({ signal } = {}) {
      try {
        await send('GET', '/logout', { signal });
      } finally {
        session.clear();
      }
    },

    whoami: ask<Whoami>('whoami'),
    owner: ask<Owner>('owner'),
    profile: ask<Profile>('profile'),
    roles(call) {
      const asked = roles ?? ask<string[]>('roles')();
      asked.catch(() => {
        if (roles === asked) roles = null;
      });
      roles = asked;
      return wanted(asked, call);
    },

    table: (name) => createTable(name, send, unanswered),

    async download(path, options) {
      const call = api.GET as (path: string, init: object) => Promise<{ data?: Blob; response: Response }>;
      const { data = new Blob([]), response } = await call(path, { ...options, parseAs: 'blob' });
      return fileOf(response, data, path);
    },

    async urlWithTicket(path, purpose = 'download', { signal } = {}) {
      const read = ({ ticket }: { ticket: string }) => ticket.trim();
      const ticket = (await send('POST', '/tickets', { body: { purpose }, signal, read })) as string;
      const separator = path.includes('?') ? '&' : '?';
      return `${withoutSlash(baseUrl)}${path}${separator}access_token=${encodeURIComponent(ticket)}`;
    },

    on: events.on,
  };
}

type LooseCall = (path: string, init: object) => Promise<{ data?: unknown }>;
