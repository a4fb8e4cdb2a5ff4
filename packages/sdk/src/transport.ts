import type {
  Client,
  ClientPathsWithMethod,
  FetchResponse,
  ParamsOption,
  RequestBodyOption,
} from 'openapi-fetch';
import { failureOf, refusalOf } from './answers.ts';
import type { ClientErrorCode, ClubApiError, Language } from './error.ts';
import { type Events, eventOf } from './events.ts';
import type { Log } from './log.ts';
import { type CallInit, contentOf, requestOf } from './request.ts';
import type { paths } from './schema.ts';
import type { Session } from './session.ts';

export interface TransportOptions {
  baseUrl: string;
  fetch: ((request: Request) => Promise<Response>) | undefined;
  session: Session;
  events: Events;
  log: Log;
  language: () => Language;
}

const verbs = ['GET', 'PUT', 'POST', 'DELETE'] as const;
type Verb = (typeof verbs)[number];
type PathsOf<V extends Verb> = ClientPathsWithMethod<Client<paths>, Lowercase<V>>;
type Operation<V extends Verb, Path extends PathsOf<V>> =
  paths[Path] extends Readonly<Record<Lowercase<V>, infer Found extends object>> ? Found : never;

/** What a call takes: what the contract asks for, and how it is to be sent and read. */
type InitOf<V extends Verb, Path extends PathsOf<V>> = ParamsOption<Operation<V, Path>> &
  RequestBodyOption<Operation<V, Path>> &
  Omit<CallInit, 'params' | 'body'>;

type Call<V extends Verb> = <Path extends PathsOf<V>, Init extends InitOf<V, Path>>(
  path: Path,
  ...init: object extends InitOf<V, Path> ? [init?: Init] : [init: Init]
) => Promise<FetchResponse<Operation<V, Path>, Init, `${string}/${string}`>>;

/** The typed client of the contract's paths: a method for each of HTTP's that it has. */
export type Api = { readonly [V in Verb]: Call<V> };

export const bearer = (token: string) => `Bearer ${token}`;

/** A client that signs its calls, and raises what goes wrong as `ClubApiError` and as an event. */
export function createTransport({ baseUrl, fetch, session, events, log, language }: TransportOptions): Api {
  /** Tells of an error. A 401 to a token that is not the session's any more says nothing about the session. */
  function announce(error: ClubApiError, request: Request | null): ClubApiError {
    const event = eventOf(error);
    if (event === 'unauthorized') {
      const token = session.getToken();
      const sent = request?.headers.get('authorization');
      if (sent && sent !== (token && bearer(token))) return error;
      session.clear();
    }
    if (event) events.emit(event, error);
    return error;
  }

  async function ask(verb: Verb, path: string, init: CallInit): Promise<Answer> {
    const fail = (error: unknown, ...[code, request, status]: Failing) =>
      announce(failureOf(code, language(), error, status), request);
    let request: Request;
    try {
      request = requestOf(verb, `${baseUrl.replace(/\/$/, '')}${path}`, init);
      const token = session.getToken();
      const { headers } = request;
      if (token && !headers.has('authorization')) headers.set('authorization', bearer(token));
      if (!headers.has('accept-language')) headers.set('accept-language', language());
    } catch (error) {
      throw fail(error, 'not-sent', null);
    }
    let response: Response;
    try {
      // Looked up at each call: whoever replaces the global one later (tracing, tests) is heard.
      response = await (fetch ?? globalThis.fetch)(request);
    } catch (error) {
      throw fail(error, unansweredBy(request.signal), request);
    }
    if (!response.ok) {
      const isAborted = () => unansweredBy(request.signal) === 'aborted';
      throw announce(await refusalOf(response, language(), isAborted), request);
    }
    try {
      return { data: await contentOf(response, verb, init.parseAs), response };
    } catch (error) {
      if (error instanceof SyntaxError) throw fail(error, 'unexpected', null, response.status);
      throw fail(error, unansweredBy(request.signal), null);
    }
  }

  /** One line a call in the log: by the contract's path, in which no value stands. */
  async function tell(verb: Verb, path: string, init: CallInit = {}): Promise<Answer> {
    const [plainPath] = path.split('?');
    const begun = performance.now();
    const line = (outcome: unknown) =>
      `${verb} ${plainPath} ${outcome} ${Math.round(performance.now() - begun)} ms`;
    try {
      const answer = await ask(verb, path, init);
      log.info(line(answer.response.status));
      return answer;
    } catch (error) {
      const { status, code } = error as ClubApiError;
      if (code === 'aborted') log.info(line(code));
      else if (code === 'unexpected' || (status !== null && status >= 500))
        log.error(line(status ?? code), error);
      else log.warn(line(status ?? code));
      throw error;
    }
  }

  const calls = verbs.map((verb) => [verb, (path: string, init?: CallInit) => tell(verb, path, init)]);
  return Object.fromEntries(calls) as Api;
}

interface Answer {
  data: unknown;
  response: Response;
}
type Failing = [code: ClientErrorCode, request: Request | null, status?: number];

/** Who gave up: the caller, or the network (and a caller's patience with it). */
function unansweredBy(signal: AbortSignal | undefined): 'aborted' | 'network' {
  return signal?.aborted && signal.reason?.name !== 'TimeoutError' ? 'aborted' : 'network';
}
