import type { Entity } from '@tatami/sdk';
import type { Group } from '@tatami/ui';
import type { Translate } from '@tatami/web-runtime/translator';

/** The group a training is for, whose hue it wears: what needs other things comes before whom it is for. */
export function groupOf({ kind, section }: Pick<Entity<'training'>, 'kind' | 'section'>): Group {
  if (kind === 'weapons' || kind === 'open') return kind;
  return section ?? (kind === 'kids' ? 'kids' : 'open');
}

/** What the group is called: it stands wherever its hue does. */
export function groupName(group: Group, t: Translate): string {
  return group === 'weapons' || group === 'open' ? t(`group.${group}`) : t(`section.${group}`);
}
