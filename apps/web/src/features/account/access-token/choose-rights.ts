import type { RightsSubject } from '../../../lib/rights/rights-sections.ts';

/** What can be chosen of a table, or of a part of the menu: to see it, and to change it. */
export const chosenKinds = ['read', 'change'] as const;
export type ChosenKind = (typeof chosenKinds)[number];

/** What stands beside each other in a line: the rights that it is about, as far as they may be given. */
export interface Choosable {
  id: string;
  name: string;
  about: string;
  rights: Partial<Record<ChosenKind, string>>;
}

/** The rights of a subject that a person may hand on: those they have. */
export function rightsToGive(
  { rights }: RightsSubject,
  has: (right: string) => boolean,
): Choosable['rights'] {
  const given = chosenKinds.flatMap((kind) => {
    const right = rights[kind];
    return right && has(right) ? [[kind, right]] : [];
  });
  return Object.fromEntries(given);
}

const all = ({ rights }: Choosable): string[] => Object.values(rights);

/** Chooses a right or gives it up. Nobody changes what they can’t see: the two go together where one needs the other. */
export function withRight(
  chosen: readonly string[],
  { rights }: Choosable,
  kind: ChosenKind,
  isChosen: boolean,
): string[] {
  const needsOther = isChosen === (kind === 'change');
  const along = needsOther ? rights[kind === 'change' ? 'read' : 'change'] : undefined;
  const meant = [rights[kind], along].filter((right) => right !== undefined);
  const others = chosen.filter((right) => !meant.includes(right));
  return isChosen ? [...others, ...meant] : others;
}

/** Chooses all rights of some lines, or gives all of them up. */
export function withAll(chosen: readonly string[], lines: readonly Choosable[], isChosen: boolean): string[] {
  const meant = lines.flatMap(all);
  const others = chosen.filter((right) => !meant.includes(right));
  return isChosen ? [...others, ...meant] : others;
}

/** How much of some lines is chosen. */
export function shareOf(chosen: readonly string[], lines: readonly Choosable[]): 'all' | 'some' | 'none' {
  const rights = lines.flatMap(all);
  const held = rights.filter((right) => chosen.includes(right));
  if (held.length === 0) return 'none';
  return held.length === rights.length ? 'all' : 'some';
}
