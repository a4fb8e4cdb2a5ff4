import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ReactElement } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import * as styles from './DropdownMenu.css.ts';

interface MenuEntryBase {
  label: string;
  icon?: IconComponent | undefined;
  /** Deeds that are hard to undo go last, and ask before they are done. */
  tone?: 'default' | 'danger' | undefined;
  disabled?: boolean | undefined;
}

/** A deed, a way to a page, a heading, or a line between. */
export type MenuEntry =
  | (MenuEntryBase & { onSelect: () => void })
  | (MenuEntryBase & { href: string })
  | { heading: string }
  | 'separator';

export interface DropdownMenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  /** From top to bottom; deeds that are hard to undo last. */
  entries: readonly MenuEntry[];
  /** Open, where the caller keeps it. */
  open?: boolean | undefined;
  /** Open at first. */
  defaultOpen?: boolean | undefined;
  /** Told when it opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Which edge of the trigger it keeps to. */
  align?: 'start' | 'end' | undefined;
}

/** What else can be done with a thing. Heavy: pages take `MenuButton`, which fetches it when it is first wanted. */
export function DropdownMenu({
  trigger,
  entries,
  open,
  defaultOpen,
  onOpenChange,
  align = 'end',
}: DropdownMenuProps) {
  return (
    <Menu.Root
      // A modal menu locks the page's scrolling by a style element made at run time, which a strict CSP refuses.
      modal={false}
      {...(open !== undefined && { open })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className={styles.menu} align={align} sideOffset={4} collisionPadding={8}>
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity and keep no state
            <Entry key={index} entry={entry} />
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const Anchor = useLinkComponent();
  if (entry === 'separator') return <Menu.Separator className={styles.separator} />;
  if ('heading' in entry) return <Menu.Label className={styles.label}>{entry.heading}</Menu.Label>;
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
      <Menu.Item asChild className={styles.item} data-tone={tone} disabled={disabled}>
        <Anchor href={entry.href}>{content}</Anchor>
      </Menu.Item>
    );
  }
  return (
    <Menu.Item className={styles.item} data-tone={tone} disabled={disabled} onSelect={entry.onSelect}>
      {content}
    </Menu.Item>
  );
}
