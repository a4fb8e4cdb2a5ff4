import type { FormValues } from './use-form-values.ts';

/** The fields in which two states of a record differ. */
export function changedFields(before: FormValues, after: FormValues): string[] {
  return Object.keys(after).filter((name) => !isSame(before[name], after[name]));
}

/** Somebody's saved change and one's own unsaved one, both made to the same state. */
export interface Merge {
  /** The saved values, with one’s own changes on top. */
  values: FormValues;
  /** What both have changed, each in their own way. */
  conflicts: string[];
}

/** Puts one's own changes on top of what somebody else saved meanwhile. */
export function mergeChanges(base: FormValues, mine: FormValues, theirs: FormValues): Merge {
  const own = changedFields(base, mine);
  const values = { ...theirs, ...Object.fromEntries(own.map((name) => [name, mine[name]])) };
  const conflicts = own.filter(
    (name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]),
  );
  return { values, conflicts };
}

/** An empty text, nothing and null are the same to a person who looks at a form. */
function isSame(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) => (value === '' || value === undefined ? null : value);
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}
