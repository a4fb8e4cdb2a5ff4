import { Problem } from '../http/problem.ts';
import type { Row } from './definition.ts';

export const etagOf = (row: Row): string => `"${String(row.version)}"`;

/** @throws {Problem} 412 when `If-Match` names another version (RFC 9110 §13.1.1). */
export function checkIfMatch(header: string | undefined, current: Row): void {
  if (header === undefined || header.trim() === '*') return;
  const named = header.split(',').map((tag) => tag.trim());
  if (!named.includes(etagOf(current))) throw new Problem(412, 'precondition-failed');
}
