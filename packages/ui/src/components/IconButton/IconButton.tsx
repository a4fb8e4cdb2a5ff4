import type { ComponentProps, ReactNode } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import * as styles from '../Button/Button.css.ts';
import { classes } from '../private/classes.ts';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** One that everybody knows. */
  icon: IconComponent;
  /** The name: read by a screen reader, shown when pointed at. */
  label: string;
  /** How much it stands out. */
  variant?: keyof typeof styles.variant | undefined;
  /** How large it is. */
  size?: keyof typeof styles.size | undefined;
}

/** A button whose icon everybody knows. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'quiet',
  size = 'medium',
  type = 'button',
  ...rest
}: IconButtonProps): ReactNode {
  const className = classes(styles.button, styles.variant[variant], styles.size[size], styles.square[size]);
  return (
    <button title={label} {...rest} type={type} className={className} aria-label={label}>
      <Icon size={size} />
    </button>
  );
}
