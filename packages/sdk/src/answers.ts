import type { Problem } from './contract.ts';
import {
  type ClientErrorCode,
  ClubApiError,
  type ClubApiErrorOptions,
  clientTexts,
  type ErrorCode,
  type FailedRequest,
  type Language,
} from './error.ts';

/** The error for a call that got no answer, or none that can be read. */
export function failureOf(
  code: ClientErrorCode,
  { language, request }: Call,
  cause: unknown,
  status: number | null = null,
): ClubApiError {
  return new ClubApiError({ code, status, detail: clientTexts[code][language], request, cause });
}

/** What an error says beside what went wrong. */
interface Call {
  language: Language;
  request?: FailedRequest | undefined;
}

/**
 * The error that an answer other than success stands for (spec.md §8).
 *
 * @param signal what may have ended it before the rest of the answer came
 */
export async function refusalOf(
  response: Response,
  call: Call,
  signal: AbortSignal | undefined,
): Promise<ClubApiError> {
  const { status, headers } = response;
  const { language, request } = call;
  const retryAfter = secondsIn(headers);
  const text = await response.text().catch(() => '');
  if (text === '' && signal?.aborted) return failureOf(unansweredBy(signal), call, undefined);
  const body = parse(text);
  const members = parse(headers.get('problem-members') ?? '') as
    | Pick<ClubApiErrorOptions, 'fields' | 'usedBy'>
    | undefined;
  const said = (code: ErrorCode, detail: string, problem: Problem | null = null) =>
    new ClubApiError({ code, status, detail, problem, retryAfter, request, ...members });

  if (isProblem(body)) return said(body.code, body.detail, body);
  if (isOauthError(body)) {
    const code = status === 429 ? 'too-many-tries' : signInCodes[body.error];
    // What RFC 6749 describes beside these is for developers, and in English.
    return code ? said(code, clientTexts[code][language]) : said('access-denied', body.error_description);
  }
  const code = codes[status] ?? 'unexpected';
  const words = typeof body === 'string' ? body : text;
  const isForPeople = code !== 'unexpected' && words !== '';
  return said(headers.get('problem-code') ?? code, isForPeople ? words : clientTexts[code][language]);
}

/** How long a server asks to wait, in seconds or until a date (RFC 9110 §10.2.3): by its own clock, where it tells the time. */
function secondsIn(headers: Headers): number | null {
  const said = headers.get('retry-after') ?? '';
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  const seconds = Number(said) || Math.ceil((Date.parse(said) - now) / 1_000);
  return seconds > 0 ? seconds : null;
}

/** Why no answer came: the caller gave up, or their patience was at its end, or there is no network. */
export function unansweredBy(signal: AbortSignal | undefined): 'aborted' | 'timeout' | 'network' {
  if (!signal?.aborted) return 'network';
  return signal.reason?.name === 'TimeoutError' ? 'timeout' : 'aborted';
}

/** The codes of answers whose body is a text for a person, and no problem document. */
const codes: Record<number, ClientErrorCode> = { 406: 'not-acceptable', 409: 'conflict' };

/** The refusals of a sign-in that are told in words for a person. */
const signInCodes: Record<string, ClientErrorCode> = {
  invalid_grant: 'access-denied',
  tatami_second_factor_required: 'second-factor-required',
  temporarily_unavailable: 'unavailable',
  server_error: 'unexpected',
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isProblem = (body: unknown): body is Problem => hasTexts(body, 'code', 'detail');

const isOauthError = (body: unknown): body is { error: string; error_description: string } =>
  hasTexts(body, 'error', 'error_description');

const hasTexts = (body: unknown, ...names: string[]): boolean =>
  names.every((name) => typeof (body as Record<string, unknown> | null)?.[name] === 'string');
