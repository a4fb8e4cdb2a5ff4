import { type Language, type MessageCode, type MessageValues, say } from './messages.ts';

export interface FieldError {
  /** Path of the field in the body or query, dots between steps: `weekdays.0`. */
  field: string;
  code: MessageCode;
  values?: MessageValues;
}

/** Enough to see what is wrong, few enough to be read. */
export const MOST_FINDINGS = 50;

/** An answer other than success, thrown anywhere and written out by the one error handler. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: MessageCode;
  readonly values: MessageValues;
  readonly fields: readonly FieldError[];
  /** How many rows need what was to be removed, by the name of their table. */
  readonly usedBy: ReadonlyMap<string, number>;

  constructor(
    status: number,
    code: MessageCode,
    options: { values?: MessageValues; fields?: FieldError[]; usedBy?: ReadonlyMap<string, number> } = {},
  ) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.values = options.values ?? {};
    this.fields = options.fields ?? [];
    this.usedBy = options.usedBy ?? new Map();
  }
}

/** A failure of a part of what was sent. */
export class PartError extends Error {
  override name = 'PartError';
  /** Where the part stands in the whole: `guardians.0`. */
  readonly path: string;
  declare readonly cause: Error;

  constructor(path: string, cause: Error) {
    super(`${path}: ${cause.message}`, { cause });
    this.path = path;
  }
}

export const invalid = (...fields: FieldError[]): Problem =>
  new Problem(400, 'validation-failed', { fields });
export const conflict = (code: MessageCode, values?: MessageValues): Problem =>
  new Problem(409, code, values ? { values } : {});
/** What no two rows may have in common. */
export const duplicate = (fields: readonly string[]): Problem =>
  new Problem(409, 'duplicate', { fields: fields.map((field) => ({ field, code: 'duplicate' })) });
export const stillInUse = (usedBy?: ReadonlyMap<string, number>): Problem =>
  new Problem(409, 'still-in-use', usedBy ? { usedBy } : {});
export const notFound = (): Problem => new Problem(404, 'not-found');
export const forbidden = (): Problem => new Problem(403, 'forbidden');

/**
 * What goes out. A conflict is a bare JSON string, as the specification's clients expect (spec.md §8);
 * everything else is a problem document (RFC 9457).
 */
export function problemBody(
  problem: Problem,
  language: Language,
  requestId: string,
): string | Record<string, unknown> {
  const detail = say(language, problem.code, problem.values);
  if (problem.status === 409) return detail;
  return {
    type: 'about:blank',
    title: statusTitles[problem.status] ?? 'Error',
    status: problem.status,
    detail,
    code: problem.code,
    requestId,
    ...(problem.fields.length > 0 && {
      errors: problem.fields.slice(0, MOST_FINDINGS).map(({ field, code, values }) => ({
        field,
        code,
        message: say(language, code, values),
      })),
    }),
  };
}

/** What a conflict's text can't say to a program goes beside it: its members, as RFC 9457 calls them, in JSON. */
export function conflictHeaders({ code, fields, usedBy }: Problem): Record<string, string> {
  const members = {
    ...(fields.length > 0 && { fields: fields.map(({ field }) => field) }),
    ...(usedBy.size > 0 && { usedBy: Object.fromEntries(usedBy) }),
  };
  const isEmpty = Object.keys(members).length === 0;
  return { 'problem-code': code, ...(!isEmpty && { 'problem-members': JSON.stringify(members) }) };
}

const statusTitles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  422: 'Unprocessable Content',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  460: 'Checksum Mismatch',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};
