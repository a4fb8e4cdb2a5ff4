import createClient, { type Client } from 'openapi-fetch';
import { failureOf, refusalOf } from './answers.ts';
import { compareContracts } from './compare-contracts.ts';
import { ClubApiError, type Language } from './error.ts';
import { type Events, eventOf } from './events.ts';
import type { Log } from './log.ts';
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

/** The typed client of the contract's paths. */
export type Api = Client<paths>;

export const bearer = (token: string) => `Bearer ${token}`;

/** An openapi-fetch client that signs its calls, and raises what goes wrong as `ClubApiError` and as an event. */
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

  let compared = false;
  const client = createClient<paths>({
    baseUrl,
    // Looked up at each call: whoever replaces the global one later (tracing, tests) is heard.
    fetch: (request) => (fetch ?? globalThis.fetch)(request),
  });
  client.use({
    onRequest({ request: { headers } }) {
      const token = session.getToken();
      if (token && !headers.has('authorization')) headers.set('authorization', bearer(token));
      if (!headers.has('accept-language')) headers.set('accept-language', language());
    },
    async onResponse({ request, response }) {
      if (!compared) compared = compareContracts(response.headers.get('tatami-contract'), log);
      if (response.ok) return;
      const isAborted = () => unansweredBy(request.signal) === 'aborted';
      throw announce(await refusalOf(response, language(), isAborted), request);
    },
    onError({ request, error }) {
      return announce(failureOf(unansweredBy(request.signal), language(), error), request);
    },
  });

  /** What breaks before the request goes out, or while its answer is read, openapi-fetch tells no middleware. */
  async function guard<Result>(call: Call<Result>, path: string, init: Init): Promise<Result> {
    let answer: Response | undefined;
    const noteAnswer = {
      onResponse({ response }: { response: Response }) {
        answer = response;
      },
    };
    try {
      return await call(path, { ...init, middleware: [...(init.middleware ?? []), noteAnswer] });
    } catch (error) {
      if (error instanceof ClubApiError) throw error;
      const code = !answer
        ? 'not-sent'
        : error instanceof SyntaxError
          ? 'unexpected'
          : unansweredBy(init.signal);
      throw announce(failureOf(code, language(), error, code === 'unexpected' ? answer?.status : null), null);
    }
  }

  /** One line a call in the log: by the contract's path, in which no value stands. */
  async function tell<Result>(verb: string, call: Promise<Result>, path: string): Promise<Result> {
    const [plainPath] = path.split('?');
    const begun = performance.now();
    const line = (outcome: unknown) =>
      `${verb} ${plainPath} ${outcome} ${Math.round(performance.now() - begun)} ms`;
    try {
      const result = await call;
      log.info(line((result as { response: Response }).response.status));
      return result;
    } catch (error) {
      const { status, code } = error as ClubApiError;
      if (code === 'aborted') log.info(line(code));
      else if (code === 'unexpected' || (status !== null && status >= 500))
        log.error(line(status ?? code), error);
      else log.warn(line(status ?? code));
      throw error;
    }
  }

  const verbs = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const;
  for (const verb of verbs) {
    const call = client[verb] as Call<unknown>;
    Object.assign(client, {
      [verb]: (path: string, init?: Init) => tell(verb, guard(call, path, init ?? {}), path),
    });
  }
  client.request = ((method: (typeof verbs)[number], path: string, init?: Init) =>
    (client[method.toUpperCase() as typeof method] as Call<unknown>)(path, init)) as Api['request'];
  return client;
}

/** Who gave up: the caller, or the network (and a caller's patience with it). */
function unansweredBy(signal: AbortSignal | undefined): 'aborted' | 'network' {
  return signal?.aborted && signal.reason?.name !== 'TimeoutError' ? 'aborted' : 'network';
}

interface Init {
  middleware?: object[];
  signal?: AbortSignal;
}
type Call<Result> = (path: string, init?: Init) => Promise<Result>;
