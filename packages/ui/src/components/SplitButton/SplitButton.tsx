import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { MenuButton, type MenuButtonProps } from '../MenuButton/MenuButton.tsx';

export interface SplitButtonProps extends Pick<ButtonProps, 'icon' | 'variant' | 'size' | 'loading' | 'ref'> {
  /** What is done most of the time. */
  children: string;
  /** Does what the label says. */
  onClick: () => void;
  /** The name of the button that opens the rest. */
  menuLabel: string;
  /** The other ways to do it. */
  entries: MenuButtonProps['entries'];
}

/** One deed, and beside it a menu of its kin. */
export function SplitButton({
  children,
  menuLabel,
  entries,
  variant,
  size,
  ...rest
}: SplitButtonProps): ReactNode {
  return (
    <ButtonGroup label={children}>
      <Button {...rest} variant={variant} size={size}>
        {children}
      </Button>
      <MenuButton
        compact
        icon={ChevronDownIcon}
        label={menuLabel}
        entries={entries}
        variant={variant ?? 'secondary'}
        size={size}
      />
    </ButtonGroup>
  );
}
