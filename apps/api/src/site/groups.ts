import type { sections } from '../tables/student/columns.ts';
import type { trainingKinds } from '../tables/training/lesson-columns.ts';

export const groups = ['kids', 'youth', 'adult', 'weapons', 'open'] as const;
export type Group = (typeof groups)[number];

/** Tells the group that a training is for: what needs other things comes before whom it is for. */
export function groupOf(
  kind: (typeof trainingKinds)[number],
  section: (typeof sections)[number] | null,
): Group {
  if (kind === 'weapons' || kind === 'open') return kind;
  return section ?? (kind === 'kids' ? 'kids' : 'open');
}
