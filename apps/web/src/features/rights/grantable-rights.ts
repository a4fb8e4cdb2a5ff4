import { knownRights } from '@tatami/sdk';
import { codesLike } from '@tatami/tables/codes-of';

/** domain.md: a club may hand out rights of its own beside the known ones. */
const rightPattern = /^[A-Z][A-Za-z]*:[A-Za-z0-9]+$/;

/** The rights that what is typed may mean, in code or in words; at the end the typed one itself, if it could be one. */
export function suggestRights(typed: string, wordOf: (right: string) => string): string[] {
  const wanted = typed.trim();
  const known = codesLike(wanted, knownRights, wordOf);
  return rightPattern.test(wanted) && !(knownRights as readonly string[]).includes(wanted)
    ? [...known, wanted]
    : known;
}
