import type { FieldError } from '../http/problem.ts';
import type { Row } from './definition.ts';

/** Those of the fields that would change, though a row keeps them for as long as it lives. */
export function fixedFields(values: Row, current: Row, ...fields: readonly string[]): FieldError[] {
  return fields
    .filter((field) => values[field] !== undefined && values[field] !== current[field])
    .map((field) => ({ field, code: 'fixed-field' }));
}
