import { clubDay } from '../club-time.ts';
import type { FieldError } from '../http/problem.ts';
import type { Row, WriteContext } from './definition.ts';

/** The fields that name a day which hasn't come yet in the club's zone, where only a past one makes sense. */
export function futureDays(
  { now, config }: WriteContext,
  values: Row,
  ...fields: readonly string[]
): FieldError[] {
  const today = clubDay(now, config.clubTimezone);
  return fields
    .filter((field) => String(values[field] ?? '') > today)
    .map((field) => ({ field, code: 'in-future' }));
}
