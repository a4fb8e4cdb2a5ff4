import { type ComponentType, useState } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { ChevronDownIcon, MoreIcon } from '../../icons/icons.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import type { DropdownMenuProps, MenuEntry } from '../DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface MenuButtonProps {
  /** Its text, or its name when only the icon is shown. */
  label: string;
  /** From top to bottom; deeds that are hard to undo last. */
  entries: readonly MenuEntry[];
  /** Only the icon, with the label read: three dots unless another is given. */
  compact?: boolean | undefined;
  /** Before the text, or in its place. */
  icon?: IconComponent | undefined;
  /** How much it stands out. */
  variant?: ButtonProps['variant'];
  /** How large it is. */
  size?: ButtonProps['size'];
  /** Which edge of the button the menu keeps to. */
  align?: DropdownMenuProps['align'];
}

/** A button with a menu. The menu's code arrives when a pointer or the focus comes near, not with the page. */
export function MenuButton({
  label,
  entries,
  compact,
  icon,
  variant,
  size = 'medium',
  align,
}: MenuButtonProps) {
  const [Menu, setMenu] = useState<ComponentType<DropdownMenuProps> | null>(null);
  const [open, setOpen] = useState(false);

  const fetchMenu = () =>
    import('../DropdownMenu/DropdownMenu.tsx').then((module) => setMenu(() => module.DropdownMenu));
  const whenWanted = Menu
    ? {}
    : {
        'aria-haspopup': 'menu' as const,
        'aria-expanded': false,
        onPointerEnter: fetchMenu,
        onFocus: fetchMenu,
        onClick: () => {
          setOpen(true);
          void fetchMenu();
        },
      };

  const trigger = compact ? (
    <IconButton icon={icon ?? MoreIcon} label={label} variant={variant} size={size} {...whenWanted} />
  ) : (
    <Button icon={icon} iconEnd={ChevronDownIcon} variant={variant} size={size} {...whenWanted}>
      {label}
    </Button>
  );
  if (!Menu) return trigger;
  return <Menu trigger={trigger} entries={entries} open={open} onOpenChange={setOpen} align={align} />;
}
