import type { Problem } from './contract.ts';
import { type ClientErrorCode, ClubApiError, clientTexts, type Language } from './error.ts';

/** The error for a call that got no answer, or none that can be read. */
export function failureOf(
  code: ClientErrorCode,
  language: Language,
  cause: unknown,
  status: number | null = null,
): ClubApiError {
  return new ClubApiError({ code, status, detail: clientTexts[code][language], cause });
}

/** The error that an answer other than success stands for (spec.md §8). */
export async function refusalOf(response: Response, language: Language): Promise<ClubApiError> {
  const { status } = response;
  const text = await response.text().catch(() => '');
  const body = parse(text);
  if (isProblem(body))
    return new ClubApiError({ code: body.code, status, detail: body.detail, problem: body });
  if (isOauthError(body)) {
    // The words of RFC 6749 are for developers, except that a wrong password is everybody's.
    const detail =
      body.error === 'invalid_grant' ? clientTexts['access-denied'][language] : body.error_description;
    return new ClubApiError({ code: 'access-denied', status, detail });
  }
  const code = codes[status] ?? 'unexpected';
  const said = typeof body === 'string' ? body : text;
  const detail = code === 'unexpected' || said === '' ? clientTexts[code][language] : said;
  return new ClubApiError({ code: response.headers.get('problem-code') ?? code, status, detail });
}

/** Answers whose body is a text for a person, and no problem document. */
const codes: Record<number, ClientErrorCode> = { 406: 'not-acceptable', 409: 'conflict' };

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
