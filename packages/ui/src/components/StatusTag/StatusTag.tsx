import type { ReactNode } from 'react';
import {
  CircleIcon,
  ErrorIcon,
  type IconComponent,
  InfoIcon,
  SuccessIcon,
  WarningIcon,
} from '../../icons/icons.tsx';
import { Tag } from '../Tag/Tag.tsx';

const icons = {
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
  info: InfoIcon,
  neutral: CircleIcon,
} satisfies Record<string, IconComponent>;

export interface StatusTagProps {
  /** The state in a word or two. */
  children: string;
  /** What kind of state; gives colour and icon. */
  status: keyof typeof icons;
  /** The icon in place of the status’s own. */
  icon?: IconComponent | undefined;
}

/** A state as text, icon and colour together. */
export function StatusTag({ children, status, icon = icons[status] }: StatusTagProps): ReactNode {
  return (
    <Tag tone={status} icon={icon}>
      {children}
    </Tag>
  );
}
