import { withoutSlash } from './calls.ts';
import { compareContracts } from './compare-contracts.ts';
import { ClubApiError, type Language } from './error.ts';
import type { Log } from './log.ts';
import { wordsForNoApi } from './no-api.ts';
import { randomKey } from './random-key.ts';
import { redact } from './redact.ts';
import { toldPath } from './told-path.ts';
import type { Around } from './transport.ts';
import { userAgentOf } from './user-agent.ts';
import { whileWanted } from './while-wanted.ts';

/** How often a call is tried, and for how long. */
export interface RetryOptions {
  /** How often at most, the first time among them: 2 unless given. */
  tries?: number | undefined;
  /** The milliseconds that all of it may take, its waits too: 60,000 unless given. */
  within?: number | undefined;
}

/** How patient a client is with a server, and what it says of itself. */
export interface PatienceOptions {
  baseUrl: string;
  language: () => Language;
  timeout: number | false;
  retry: RetryOptions | false;
  userAgent: string | undefined;
  log: Log;
}

/** The milliseconds that the first wait may last, and that one may be longer than the server asks for. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

const CONTRACT = 'tatami-contract';
const KEY = 'idempotency-key';
const REQUEST_ID = 'x-request-id';

/**
 * Makes a call as often as it takes and for as long as it may, and says of a failure which request it was. It is made again
 * while no answer comes, or that of a server in trouble. Waits are as long as the server asks for, and else twice as long each
 * time at most, by chance: those who were refused together do not come back together.
 */
export function patient({ baseUrl, language, timeout, retry, userAgent, log }: PatienceOptions): Around {
  const origin = redact(withoutSlash(baseUrl));
  const { tries = 2, within = 60_000 } = retry || { tries: 1, within: Infinity };
  let compared = false;
  return async (makeOnce, { verb, path, init, line }) => {
    const { signal, params, parseAs, middleware = [] } = init;
    const request = { method: verb, url: origin + filledIn(toldPath(path), params?.path), id: randomKey() };
    const key = randomKey();
    const end = performance.now() + within;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let mayComeTwice = /GET|HEAD|OPTIONS/.test(verb);
    let answer: Response | undefined;
    const watch = {
      onRequest({ request: { headers } }: { request: Request }) {
        const agent = userAgentOf(userAgent);
        if (agent) headers.set('user-agent', agent);
        request.id = headers.get(REQUEST_ID) ?? request.id;
        headers.set(REQUEST_ID, request.id);
        // By its version alone the second would be refused as stale, though it was the first that made it so.
        if (verb === 'PUT' && isRow(path) && tries > 1 && !headers.has(KEY)) headers.set(KEY, key);
        mayComeTwice ||= headers.has(KEY);
      },
      onResponse({ response }: { response: Response }) {
        answer = response;
        if (!compared) compared = compareContracts(response.headers.get(CONTRACT), log);
        request.id = response.headers.get(REQUEST_ID) ?? request.id;
        if (response.ok && isOfOthers(response) && isPage(response)) throw noApi(response.status);
        // A file takes as long as it takes, once it comes.
        if (response.ok && /blob|stream/.test(parseAs ?? '')) clearTimeout(timer);
      },
    };

    const noApi = (status: number | null, cause?: unknown) =>
      new ClubApiError({ code: 'no-api', status, detail: wordsForNoApi(origin, language()), request, cause });

    for (let made = 1; ; made += 1) {
      // `AbortSignal.any` is there since Node 20.3.
      const ended = new AbortController();
      const callOff = () => ended.abort(signal?.reason);
      if (signal?.aborted) callOff();
      signal?.addEventListener('abort', callOff);
      const most = Math.min(timeout || Infinity, end - performance.now());
      if (most < Infinity)
        timer = setTimeout(() => ended.abort(new DOMException('Too late.', 'TimeoutError')), most);
      answer = undefined;
      try {
        return await makeOnce({
          ...init,
          request,
          signal: ended.signal,
          middleware: [...middleware, watch],
        });
      } catch (thrown) {
        const { code, status, retryAfter, cause } = thrown as ClubApiError;
        const isPassing = status ? /408|429|50[234]/.test(`${status}`) : /network|timeout/.test(code);
        const ms = retryAfter
          ? retryAfter * 1_000 + Math.random() * FIRST_WAIT
          : Math.random() * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (made - 1));
        const mayGoOn = mayComeTwice && made < tries && performance.now() + ms < end && !signal?.aborted;
        if (!isPassing || !mayGoOn) {
          if (code !== 'unexpected' || !answer || !isOfOthers(answer)) throw thrown;
          throw noApi(status, cause);
        }
        log.warn(line(`${status ?? code}, again in ${Math.round(ms)} ms, after`));
        clearTimeout(timer);
        const wait = new Promise((resolve) => {
          timer = setTimeout(resolve, ms);
        });
        await whileWanted(wait, signal, language);
      } finally {
        clearTimeout(timer);
        // A stream is read on after it was handed over.
        if (parseAs !== 'stream') signal?.removeEventListener('abort', callOff);
      }
    }
  };
}

/** What was filled in of a path as it may be told: ids of rows; what else there is may be a key, a ticket or a name. */
const filledIn = (path: string, params: Readonly<Record<string, unknown>> = {}) =>
  path.replace(/\{(\w+)\}/g, (step, name) =>
    /^[\da-f-]{36}$/i.test(`${params[name]}`) ? `${params[name]}` : step,
  );

/** Whether somebody else than the club's API answered: a server that knows neither path nor method, or what says no contract. */
const isOfOthers = ({ ok, status, headers }: Response) =>
  ok ? !headers.has(CONTRACT) : /404|405|501/.test(`${status}`);

const isPage = ({ headers }: Response) => /html/.test(`${headers.get('content-type')}`);

/** Whether it is where a table’s row stands: the server knows a repeat of its `PUT` by a key. */
const isRow = (path: string) => /^\/[\w-]+\/\{id\}$/.test(path);
