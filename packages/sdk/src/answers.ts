import type { Problem } from './contract.ts';
import {
  type ClientErrorCode,
  ClubApiError,
  type ConflictMembers,
  clientTexts,
  type ErrorCode,
  type Language,
} from './error.ts';

/** The error for a call that got no answer, or none that can be read. */
export function failureOf(
  code: ClientErrorCode,
  language: Language,
  cause: unknown,
  status: number | null = null,
): ClubApiError {
  return new ClubApiError({ code, status, detail: clientTexts[code][language], cause });
}

/**
 * The error that an answer other than success stands for (spec.md §8).
 *
 * @param isAborted whether the caller has given up, and with that the rest of the answer
 */
export async function refusalOf(
  response: Response,
  language: Language,
  isAborted: () => boolean,
): Promise<ClubApiError> {
  const { status, headers } = response;
  const retryAfter = Number(headers.get('retry-after')) || null;
  const text = await response.text().catch(() => '');
  if (text === '' && isAborted()) return failureOf('aborted', language, undefined);
  const body = parse(text);
  const members = parse(headers.get('problem-members') ?? '') as ConflictMembers | undefined;
  const said = (code: ErrorCode, detail: string, problem: Problem | null = null) =>
    new ClubApiError({ code, status, detail, problem, retryAfter, ...members });

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

function isProblem(body: unknown): body is Problem {
  const { code, detail } = (body ?? {}) as Partial<Problem>;
  return typeof code === 'string' && typeof detail === 'string';
}

function isOauthError(body: unknown): body is { error: string; error_description: string } {
  const { error, error_description } = (body ?? {}) as Record<string, unknown>;
  return typeof error === 'string' && typeof error_description === 'string';
}
