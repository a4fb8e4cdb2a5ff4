import type { Client, Middleware } from 'openapi-fetch';
import { failureOf, refusalOf, unansweredBy } from './answers.ts';
import { type CallInit, createCalls } from './calls.ts';
import { ClubApiError, type FailedRequest, type Language } from './error.ts';
import { type Events, eventOf } from './events.ts';
import type { Log } from './log.ts';
import { redact } from './redact.ts';
import type { paths } from './schema.ts';
import type { Session } from './session.ts';

export interface TransportOptions {
  baseUrl: string;
  fetch: ((request: Request) => Promise<Response>) | undefined;
  session: Session;
  events: Events;
  log: Log;
  language: () => Language;
  /** What is done around the tries of a call; each is made once unless given. */
  around: Around | undefined;
}

/** Makes a call by making tries of it. */
export type Around = (makeOnce: (init: Init) => Promise<Answered>, call: AroundCall) => Promise<Answered>;

/** A call that tries are made of. */
export interface AroundCall {
  verb: string;
  path: string;
  init: Init;
  /** The line of the log that tells how it goes on. */
  line: (outcome: unknown) => string;
}

/** The typed client of the contract's paths. */
export type Api = Client<paths>;

export const bearer = (token: string) => `Bearer ${token}`;

/** Makes calls that are signed, and raises what goes wrong with them as `ClubApiError` and as an event. */
export function createTransport({
  baseUrl,
  fetch,
  session,
  events,
  log,
  language,
  around,
}: TransportOptions): Api {
  /** Tells of an error. A 401 to a token that is not the session's any more says nothing about the session. */
  function announce(error: ClubApiError, signature: string | null | undefined): void {
    const event = eventOf(error);
    if (event === 'unauthorized') {
      const token = session.getToken();
      if (signature && signature !== (token && bearer(token))) return;
      session.clear();
    }
    if (event) events.emit(event, error);
  }

  const wares: Middleware[] = [
    {
      onRequest({ request: { headers } }) {
        const token = session.getToken();
        if (token && !headers.has('authorization')) headers.set('authorization', bearer(token));
        if (!headers.has('accept-language')) headers.set('accept-language', language());
      },
    },
  ];
  // Looked up at each call: whoever replaces the global one later (tracing, tests) is heard.
  const call = createCalls(baseUrl, (request) => (fetch ?? globalThis.fetch)(request), wares);

  /** A call, and one line of it in the log. */
  async function make(verb: string, path: string, init: Init = {}): Promise<Answered> {
    const [plainPath = ''] = path.split('?');
    const told = redact(plainPath);
    const begun = performance.now();
    const line = (outcome: unknown) =>
      `${verb} ${told} ${outcome} ${Math.round(performance.now() - begun)} ms`;
    const sent: Sent = {};
    const makeOnce = (once: Init) => tryOnce(verb, path, once, sent);
    try {
      const answer = await (around ? around(makeOnce, { verb, path, init, line }) : makeOnce(init));
      log.info(line(answer.response.status));
      return answer;
    } catch (thrown) {
      const error = thrown as ClubApiError;
      announce(error, sent.headers?.get('authorization'));
      const { status, code } = error;
      const isFault = code === 'unexpected' || (status ?? 0) >= 500;
      const level = code === 'aborted' ? 'info' : isFault ? 'error' : 'warn';
      log[level](line(status ?? code), isFault ? error : undefined);
      throw error;
    }
  }

  /** @throws {ClubApiError} whatever goes wrong, before it goes out or while its answer is read */
  async function tryOnce(
    verb: string,
    path: string,
    { middleware = [], request, read, ...init }: Init,
    sent: Sent,
  ): Promise<Answered> {
    const { signal } = init;
    delete sent.headers;
    let answer: Response | undefined;
    let hasCome = false;
    const watch = {
      onRequest({ request: { headers } }: { request: Request }) {
        sent.headers = headers;
      },
      async onResponse({ response }: { response: Response }) {
        answer = response;
        if (!response.ok) throw await refusalOf(response, { language: language(), request }, signal);
      },
    };
    try {
      signal?.throwIfAborted();
      // What an answer is made of others hear before.
      const once = { ...init, middleware: [watch, ...middleware] } as CallInit;
      const { data, ...answered } = await call(verb, path, once);
      hasCome = true;
      return { ...answered, data: read ? read(data as never) : data };
    } catch (error) {
      if (error instanceof ClubApiError) throw error;
      const code =
        hasCome || (answer && error instanceof SyntaxError)
          ? 'unexpected'
          : sent.headers || signal?.aborted
            ? unansweredBy(signal)
            : 'not-sent';
      throw failureOf(
        code,
        { language: language(), request },
        error,
        code === 'unexpected' ? answer?.status : null,
      );
    }
  }

  const verbs = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];
  return {
    ...Object.fromEntries(verbs.map((verb) => [verb, (path: string, init?: Init) => make(verb, path, init)])),
    request: (verb: string, path: string, init?: Init) => make(verb.toUpperCase(), path, init),
    use: (...more: Middleware[]) => void wares.push(...more),
    eject: (...those: Middleware[]) =>
      void wares.splice(0, wares.length, ...wares.filter((each) => !those.includes(each))),
  } as unknown as Api;
}

export interface Init {
  middleware?: object[];
  body?: unknown;
  params?: { path?: Readonly<Record<string, unknown>> };
  parseAs?: string;
  signal?: AbortSignal | undefined;
  /** What its error says of it. */
  request?: FailedRequest;
  /** Makes of what was answered what is wanted; throws where that can't be the server's. */
  read?: ((data: never) => unknown) | undefined;
}
export interface Answered {
  response: Response;
  data?: unknown;
}
/** The headers that the present try goes out with, once it does. */
interface Sent {
  headers?: Headers;
}
