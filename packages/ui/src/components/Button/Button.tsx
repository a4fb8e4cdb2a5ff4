'use client';

import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { useLabels, useLinkComponent } from '../../provider/UiProvider.tsx';
import { classes } from '../private/classes.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

export type ButtonVariant = keyof typeof styles.variant;
export type ButtonSize = keyof typeof styles.size;

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** The deed, as a verb. */
  children: ReactNode;
  /** One `primary` in a view; `danger` only behind a confirmation. */
  variant?: ButtonVariant | undefined;
  /** How large it is. */
  size?: ButtonSize | undefined;
  /** The icon before the text. */
  icon?: IconComponent | undefined;
  /** The icon after the text. */
  iconEnd?: IconComponent | undefined;
  /** Whether it is at work: it keeps its size and the focus, and cannot be pressed again. */
  loading?: boolean | undefined;
  /** Whether it is as wide as what it stands in. */
  fullWidth?: boolean | undefined;
}

/** A button that does something here. To go somewhere, take `ButtonLink` or `Link`. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  iconEnd: IconEnd,
  loading = false,
  fullWidth,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  const labels = useLabels();
  const className = classes(
    styles.button,
    styles.variant[variant],
    styles.size[size],
    fullWidth && styles.fullWidth,
  );
  return (
    <button
      {...rest}
      type={type}
      className={className}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? preventPress : onClick}
    >
      <span className={styles.content}>
        {Icon && <Icon />}
        {children}
        {IconEnd && <IconEnd />}
      </span>
      {loading && (
        <span className={styles.spinner} role="img" aria-label={labels.loading}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** Keeps a busy button from being pressed again, and a submit button from sending its form twice. */
function preventPress(event: MouseEvent): void {
  event.preventDefault();
}

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> {
  /** Where it leads, in words. */
  children: ReactNode;
  /** Where it leads. */
  href: string;
  /** How much it stands out. */
  variant?: ButtonVariant | undefined;
  /** How large it is. */
  size?: ButtonSize | undefined;
  /** The icon before the text. */
  icon?: IconComponent | undefined;
  /** The icon after the text. */
  iconEnd?: IconComponent | undefined;
  /** Whether it is as wide as what it stands in. */
  fullWidth?: boolean | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({
  children,
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  iconEnd: IconEnd,
  fullWidth,
  ...rest
}: ButtonLinkProps): ReactNode {
  const Anchor = useLinkComponent();
  const className = classes(
    styles.button,
    styles.variant[variant],
    styles.size[size],
    fullWidth && styles.fullWidth,
  );
  return (
    <Anchor {...rest} className={className}>
      {Icon && <Icon />}
      {children}
      {IconEnd && <IconEnd />}
    </Anchor>
  );
}
