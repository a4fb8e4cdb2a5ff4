'use client';

import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { ChevronDownIcon, MoreIcon } from '../../icons/icons.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import type { DropdownMenuProps, MenuEntry } from '../DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface MenuButtonProps {
  /** The text, or the name when only the icon is shown. */
  label: string;
  /** The entries from top to bottom, those that are hard to undo last. */
  entries: readonly MenuEntry[];
  /** Whether the icon is shown alone, with the label read: three dots unless another is given. */
  compact?: boolean | undefined;
  /** The icon before the text, or in its place. */
  icon?: IconComponent | undefined;
  /** How much it stands out. */
  variant?: ButtonProps['variant'];
  /** How large it is. */
  size?: ButtonProps['size'];
  /** Which edge of the button the menu keeps to. */
  align?: DropdownMenuProps['align'];
}

/**
 * A button with a menu. The menu's code arrives when a pointer or the focus comes near, not with the page; the button
 * is another one only once its menu opens, for a press that has begun and the focus would be lost with the first.
 */
export function MenuButton({
  label,
  entries,
  compact,
  icon,
  variant,
  size = 'medium',
  align,
}: MenuButtonProps): ReactNode {
  const [opened, setOpened] = useState<{ Menu: ComponentType<DropdownMenuProps>; byKey: boolean } | null>(
    null,
  );
  const open = async (byKey: boolean) => {
    const { DropdownMenu } = await fetchMenu();
    setOpened({ Menu: DropdownMenu, byKey });
  };
  const whenWanted = opened
    ? {}
    : {
        'aria-haspopup': 'menu' as const,
        'aria-expanded': false,
        onPointerEnter: prefetchMenu,
        onFocus: prefetchMenu,
        // A click that a key makes counts no presses.
        onClick: ({ detail }: MouseEvent) => void open(detail === 0),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          void open(true);
        },
      };

  const trigger = compact ? (
    <IconButton icon={icon ?? MoreIcon} label={label} variant={variant} size={size} {...whenWanted} />
  ) : (
    <Button icon={icon} iconEnd={ChevronDownIcon} variant={variant} size={size} {...whenWanted}>
      {label}
    </Button>
  );
  if (!opened) return trigger;
  const { Menu, byKey } = opened;
  return <Menu {...{ trigger, entries, align }} defaultOpen openedByKey={byKey} />;
}

const fetchMenu = () => import('../DropdownMenu/DropdownMenu.tsx');

/** What could not be fetched ahead is asked for again by the press. */
const prefetchMenu = () => void fetchMenu().catch(() => {});
