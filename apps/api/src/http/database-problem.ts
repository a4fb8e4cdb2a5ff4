import { DatabaseError } from 'pg';
import { fieldName } from '../database/constraints.ts';
import { conflict, duplicate, invalid, Problem } from './problem.ts';

/** SQLSTATE: a connection broken, the server stopping or full, and a statement that took too long. */
const awayStates = /^(08|53|57P0|57014|25P03)/;
/** The same as the driver and its pool say it; the system's own words have a code. */
const awayWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH']);
/** The name of a container that has stopped leads nowhere. */
const namelessCodes = new Set(['ENOTFOUND', 'EAI_AGAIN']);
/** When it is worth trying again. */
const SECONDS = 2;

/** Whether a failure is no fault of anybody's request: what is needed for the answer is out of reach for the moment. */
export const isAway = (error: Error & { code?: string | undefined; syscall?: string }): boolean =>
  error instanceof DatabaseError
    ? awayStates.test(error.code ?? '')
    : awayWords.test(error.message) ||
      (awayCodes.has(error.code ?? '') && /^(connect|read|write)$/.test(error.syscall ?? '')) ||
      (namelessCodes.has(error.code ?? '') && error.syscall === 'getaddrinfo');

export const away = (): Problem => new Problem(503, 'unavailable', { values: { seconds: SECONDS } });

/**
 * What PostgreSQL refused, as an answer: SQLSTATE class 22 and 23 are the caller's bad data,
 * a unique violation is a conflict, all else is ours.
 *
 * @param constraints the fields that each constraint is about, by its name
 */
export function problemOfDatabase(
  error: DatabaseError,
  constraints: ReadonlyMap<string, readonly string[]>,
): Problem {
  const fields = constraints.get(error.constraint ?? '') ?? [];
  switch (error.code) {
    case '23505':
      return duplicate(fields);
    case '23503':
      return invalid(...fields.map((field) => ({ field, code: 'no-such-reference' as const })));
    case '23502':
      return invalid({ field: fieldName(error.column ?? ''), code: 'required' });
    case '40001':
    case '40P01':
      return conflict('stale-version');
    default:
      if (isAway(error)) return away();
      if (error.code?.startsWith('22') || error.code?.startsWith('23')) {
        return invalid({ field: fields.join(', '), code: 'rule-broken' });
      }
      return new Problem(500, 'internal-error');
  }
}
