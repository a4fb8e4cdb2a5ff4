import type { IconComponent } from '../../icons/icon.tsx';

interface Guarded {
  /** The right, or any one of the rights, that those hold who are shown it. */
  right?: string | readonly string[] | undefined;
}

/** Whether the person holds a right. */
export type IsAllowed = (right: string) => boolean;

export interface MenuLink extends Guarded {
  /** Where it leads, in a word or two. */
  label: string;
  /** The address. */
  href: string;
  /** The sign before the label. */
  icon: IconComponent;
  /** Whether this is where we are. */
  current?: boolean | undefined;
  /** The number of things waiting there. */
  count?: number | undefined;
  /** The same in words: “2 do zrobienia”. */
  countLabel?: string | undefined;
}

export interface MenuBranch extends Guarded {
  /** What its links have in common. */
  label: string;
  /** The sign before the label. */
  icon: IconComponent;
  /** What opens under it. */
  items: readonly MenuItem[];
  /** Whether it is open until someone closes it. Otherwise it is open while we are somewhere under it. */
  open?: boolean | undefined;
}

export type MenuItem = MenuLink | MenuBranch;

export interface MenuGroup<Item = MenuLink> extends Guarded {
  /** The name of the group, left out for the first, unnamed one. */
  label?: string | undefined;
  /** The entries, from top to bottom. */
  items: readonly Item[];
}

/** Whether a person may see it. */
export function isShown({ right = [] }: Guarded, isAllowed: IsAllowed): boolean {
  const rights = [right].flat();
  return rights.length === 0 || rights.some((each) => isAllowed(each));
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
