import type { RightKind } from '@tatami/ui/RightsMatrix';
import type { MessageKey, Translate } from '@tatami/web-runtime/translator';
import { type RightsSubject, subjectOfRight } from './rights-sections.ts';

/** What people call a table, or a part of the menu. */
export function subjectName(t: Translate, { id, table }: RightsSubject): string {
  if (!table) return t(`rights.subject.${id}` as MessageKey);
  const title = `${table}.list.title`;
  const text = t(title as MessageKey);
  // It has no list of its own.
  return text === title ? t(`rights.table.${table}` as MessageKey) : text;
}

/** What people call a right on it. */
export const rightName = (t: Translate, subject: RightsSubject, kind: RightKind): string =>
  subject.table ? t(`rights.of.${kind}`, { row: subjectName(t, subject) }) : subjectName(t, subject);

/** What people call a right by its code; one of the club’s own has no other name. */
export function rightWord(t: Translate, right: string): string {
  const known = subjectOfRight(right);
  return known ? rightName(t, known.subject, known.kind) : right;
}
