'use client';

import type { ComponentType, KeyboardEvent, ReactNode } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import * as styles from '../DropdownMenu/DropdownMenu.css.ts';

interface MenuEntryBase {
  /** The deed, as a verb, or where it leads. */
  label: string;
  /** The icon before the text. */
  icon?: IconComponent | undefined;
  /** The look. Deeds that are hard to undo go last, and ask before they are done. */
  tone?: 'default' | 'danger' | undefined;
  /** Whether it cannot be chosen now. */
  disabled?: boolean | undefined;
}

/** A deed, a way to a page, a heading, or a line between. */
export type MenuEntry =
  | (MenuEntryBase & { onSelect: () => void })
  | (MenuEntryBase & { href: string })
  | { heading: string }
  | 'separator';

interface PartProps {
  className: string;
  children?: ReactNode;
}

interface ItemProps extends PartProps {
  asChild?: boolean;
  'data-tone'?: string | undefined;
  disabled: boolean;
  onSelect?: () => void;
}

/** The same parts of Radix's menus, of whichever kind. */
interface MenuParts {
  Item: ComponentType<ItemProps>;
  Label: ComponentType<PartProps>;
  Separator: ComponentType<PartProps>;
}

/**
 * A space within a name that is typed to find its entry would scroll the page under the menu. The browser alone is told:
 * of what React knows to be prevented, Radix makes nothing.
 */
export function keepPageStill({ key, nativeEvent }: KeyboardEvent): void {
  if (key === ' ') nativeEvent.preventDefault();
}

export function MenuEntries({
  entries,
  parts,
}: {
  entries: readonly MenuEntry[];
  parts: MenuParts;
}): ReactNode {
  return entries.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity and keep no state
    <Entry key={index} entry={entry} parts={parts} />
  ));
}

function Entry({ entry, parts: { Item, Label, Separator } }: { entry: MenuEntry; parts: MenuParts }) {
  const Anchor = useLinkComponent();
  if (entry === 'separator') return <Separator className={styles.separator} />;
  if ('heading' in entry) return <Label className={styles.label}>{entry.heading}</Label>;
  const { label, icon: Icon, tone, disabled = false } = entry;
  const content = (
    <>
      {Icon && (
        <span className={styles.icon}>
          <Icon size="medium" />
        </span>
      )}
      {label}
    </>
  );
  if ('href' in entry) {
    return (
      <Item asChild className={styles.item} data-tone={tone} disabled={disabled}>
        <Anchor href={entry.href}>{content}</Anchor>
      </Item>
    );
  }
  return (
    <Item className={styles.item} data-tone={tone} disabled={disabled} onSelect={entry.onSelect}>
      {content}
    </Item>
  );
}
