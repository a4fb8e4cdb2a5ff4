import type { Problem } from './contract.ts';
import { redact, redactCause } from './redact.ts';

/** What the client itself says, by its code. For all other codes the server has the words. */
export const clientTexts: Readonly<Record<ClientErrorCode, Readonly<Record<Language, string>>>> = {
  network: {
    pl: 'Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.',
    en: 'The server can’t be reached. Check the connection and try again.',
  },
  aborted: { pl: 'Przerwano.', en: 'Cancelled.' },
  'access-denied': {
    pl: 'Nazwa użytkownika lub hasło są nieprawidłowe.',
    en: 'The user name or the password is wrong.',
  },
  'second-factor-required': {
    pl: 'Wpisz kod z aplikacji uwierzytelniającej.',
    en: 'Type the code of your authenticator app.',
  },
  'too-many-tries': {
    pl: 'Zbyt wiele prób. Spróbuj ponownie za chwilę.',
    en: 'Too many tries. Try again in a moment.',
  },
  unavailable: {
    pl: 'Serwer chwilowo nie odpowiada. Spróbuj za chwilę.',
    en: 'The server is unavailable for a moment. Try again shortly.',
  },
  timeout: {
    pl: 'Serwer chwilowo nie odpowiada. Spróbuj za chwilę.',
    en: 'The server is unavailable for a moment. Try again shortly.',
  },
  conflict: {
    pl: 'Tej zmiany nie da się pogodzić z tym, co już zapisano.',
    en: 'This change conflicts with what is stored.',
  },
  'not-acceptable': { pl: 'Serwer odrzucił to żądanie.', en: 'The server refused this request.' },
  'not-sent': { pl: 'Tego żądania nie da się wysłać.', en: 'This request can’t be sent.' },
  unexpected: {
    pl: 'Coś poszło nie tak. Spróbuj ponownie później.',
    en: 'Something bad happened; please try again later.',
  },
};

/** A language that the client has words in. */
export type Language = 'pl' | 'en';
export type ClientErrorCode =
  | 'network'
  | 'aborted'
  | 'access-denied'
  | 'second-factor-required'
  | 'too-many-tries'
  | 'unavailable'
  | 'timeout'
  | 'conflict'
  | 'not-acceptable'
  | 'not-sent'
  | 'unexpected';

/** Every code is told of in docs/errors.md. A newer server may send one that this version doesn't know. */
export type ErrorCode = ClientErrorCode | 'no-api' | Problem['code'] | (string & {});

/** The request that a call has failed with. */
export interface FailedRequest {
  /** The method of it: `GET`. */
  readonly method: string;
  /** Where it went; of what was filled in only the ids of rows, as all else may be a secret. */
  readonly url: string;
  /** The name in the server's log and in `X-Request-Id`; the same for all tries of a call. */
  readonly id: string;
}

/** What an error is made of. */
export interface ClubApiErrorOptions
  extends Pick<ClubApiError, 'code' | 'detail'>,
    Partial<Pick<ClubApiError, 'status' | 'problem' | 'retryAfter' | 'usedBy'>> {
  /** The fields that would be there twice. */
  fields?: readonly string[];
  /** The request; null when there was none. */
  request?: FailedRequest | null | undefined;
  /** The error behind it. */
  cause?: unknown;
}

/**
 * The one error of this package. `message` is for a person, in their language: what is wrong with each field where the
 * server names some, else `detail`. Secrets in texts and causes are `[redacted]`.
 */
export class ClubApiError extends Error {
  /** The name of the class, as errors have it. */
  override readonly name = 'ClubApiError';
  /** The same for the same failure in every language. */
  declare readonly code: ErrorCode;
  /** The status of the server's answer, or null when there was none. */
  declare readonly status: number | null;
  /** What became of the whole request; to be shown beside fields that are marked. */
  declare readonly detail: string;
  /** All that is wrong with each field, by its name; dots between steps: `weekdays.0`. */
  declare readonly fields: Readonly<Record<string, string>>;
  /** How many rows need what was to be removed, by the name of their table: `{ training: 3 }`. */
  declare readonly usedBy: Readonly<Record<string, number>>;
  /** The server's problem document, where it sent one. */
  declare readonly problem: Problem | null;
  /** The seconds until another try makes sense, where the server says so (429, 503). */
  declare readonly retryAfter: number | null;
  /** The request that failed: what to ask whoever runs the server about. Null when there was none, and of a plain club. */
  declare readonly request: FailedRequest | null;

  constructor({
    code,
    status = null,
    detail,
    problem = null,
    retryAfter = null,
    fields = [],
    usedBy = {},
    request = null,
    cause,
  }: ClubApiErrorOptions) {
    const errors = problem?.errors ?? [];
    const said = errors.map(({ message }) => message).join(' ') || detail;
    super(redact(said), cause === undefined ? {} : { cause: redactCause(cause) });
    this.code = code;
    this.status = status;
    this.detail = redact(detail);
    this.problem = problem;
    this.retryAfter = retryAfter;
    this.usedBy = usedBy;
    this.request = request;
    const wrong = Object.fromEntries(fields.map((field) => [field, this.detail]));
    for (const { field, message } of errors) wrong[field] = [wrong[field] ?? [], message].flat().join(' ');
    this.fields = wrong;
  }
}
