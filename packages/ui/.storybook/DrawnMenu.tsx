import { cloneElement, type ReactElement, type ReactNode } from 'react';
import * as styles from '../src/components/DropdownMenu/DropdownMenu.css.ts';
import { MenuEntries, type MenuEntry } from '../src/components/private/MenuEntries.tsx';

interface ItemProps {
  asChild?: boolean;
  className: string;
  'data-tone'?: string | undefined;
  disabled: boolean;
  onSelect?: () => void;
  children?: ReactNode;
}

function Item({ asChild, disabled, onSelect: _, children, ...rest }: ItemProps) {
  const shared = {
    ...rest,
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': disabled || undefined,
    'data-disabled': disabled ? '' : undefined,
  };
  if (asChild) return cloneElement(children as ReactElement<object>, shared);
  return <div {...shared}>{children}</div>;
}

const parts = {
  Item,
  Label: ({ className, children }: { className: string; children?: ReactNode }) => (
    <div className={className}>{children}</div>
  ),
  Separator: ({ className }: { className: string }) => (
    // biome-ignore lint/a11y/useSemanticElements: as the live one has it
    <div className={className} role="separator" />
  ),
};

/** The menu of `MenuButton`, `DropdownMenu` and `ContextMenu` as it opens, within a text: the live one hangs on the page. */
export function DrawnMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  return (
    <div className={styles.menu} role="menu" aria-label={label}>
      <MenuEntries {...{ entries, parts }} />
    </div>
  );
}
