import type { Entity } from '@tatami/sdk';
import type { Group } from '@tatami/ui';

/** The group a training is for, whose hue it wears: what needs other things comes before whom it is for. */
export function groupOf({ kind, section }: Pick<Entity<'training'>, 'kind' | 'section'>): Group {
  if (kind === 'weapons' || kind === 'open') return kind;
  return section ?? (kind === 'kids' ? 'kids' : 'open');
}

/** The text that names a group. */
export const groupText = (group: Group) =>
  group === 'weapons' || group === 'open' ? (`group.${group}` as const) : (`section.${group}` as const);
