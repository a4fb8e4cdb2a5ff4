import type { DatabaseError } from 'pg';
import { fieldName } from '../database/constraints.ts';
import { conflict, invalid, Problem } from './problem.ts';

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
      return conflict('duplicate', { fields: fields.join(', ') });
    case '23503':
      return invalid(...fields.map((field) => ({ field, code: 'no-such-reference' as const })));
    case '23502':
      return invalid({ field: fieldName(error.column ?? ''), code: 'required' });
    case '40001':
    case '40P01':
      return conflict('stale-version');
    case '57014':
    case '57P01':
    case '57P03':
    case '53300':
      return new Problem(503, 'unavailable');
    default:
      if (error.code?.startsWith('22') || error.code?.startsWith('23')) {
        return invalid({ field: fields.join(', '), code: 'rule-broken' });
      }
      return new Problem(500, 'internal-error');
  }
}
