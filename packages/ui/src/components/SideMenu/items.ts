import type { IconComponent } from '../../icons/icon.tsx';

interface Guarded {
  /** Shown only to those who hold this right, or any one of these. */
  right?: string | readonly string[] | undefined;
  /** Not shown to those who hold this one: they find it elsewhere. */
  unless?: string | undefined;
}

/** Whether the person holds a right. */
export type IsAllowed = (right: string) => boolean;

export interface MenuLink extends Guarded {
  /** Where it leads, in a word or two. */
  label: string;
  /** Its address. */
  href: string;
  /** Its sign. */
  icon: IconComponent;
  /** This is where we are. */
  current?: boolean | undefined;
  /** Things waiting there. */
  count?: number | undefined;
}

export interface MenuBranch extends Guarded {
  /** What its links have in common. */
  label: string;
  /** Its sign. */
  icon: IconComponent;
  /** What opens under it. */
  items: readonly MenuItem[];
  /** Open until someone closes it. Otherwise it is open while we are somewhere under it. */
  open?: boolean | undefined;
}

export type MenuItem = MenuLink | MenuBranch;

export interface MenuGroup<Item = MenuLink> extends Guarded {
  /** Left out for the first, unnamed group. */
  label?: string | undefined;
  /** Its entries, from top to bottom. */
  items: readonly Item[];
}

/** Whether a person may see it. */
export function isShown({ right = [], unless }: Guarded, isAllowed: IsAllowed): boolean {
  const rights = [right].flat();
  const isHeld = rights.length === 0 || rights.some((each) => isAllowed(each));
  return isHeld && !(unless !== undefined && isAllowed(unless));
}

/** The entries of a group that a person may see; a branch of which nothing is left goes too. */
export function allowedItems(
  group: Guarded & { items: readonly MenuItem[] },
  isAllowed: IsAllowed,
): readonly MenuItem[] {
  if (!isShown(group, isAllowed)) return [];
  return group.items.flatMap((item): readonly MenuItem[] => {
    if (!('items' in item)) return isShown(item, isAllowed) ? [item] : [];
    const items = allowedItems(item, isAllowed);
    return items.length > 0 ? [{ ...item, items }] : [];
  });
}

/** Whether we are somewhere under it. */
export const hasCurrent = (item: MenuItem): boolean =>
  'items' in item ? item.items.some(hasCurrent) : item.current === true;
