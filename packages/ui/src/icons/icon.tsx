import type { ReactNode } from 'react';
import { size as sizes } from './icon.css.ts';

export interface IconProps {
  /** `text` is a little larger than the text beside it. */
  size?: keyof typeof sizes | undefined;
  /** What it means, when no text beside it says so. Without a label it is decoration. */
  label?: string | undefined;
}

/** The type of every icon, for components that take one. */
export type IconComponent = (props: IconProps) => ReactNode;

/** A 24 × 24 outline of one path, in the colour of the text around it. */
export function icon(path: string): IconComponent {
  return (props) => <Outline path={path} {...props} />;
}

function Outline({ path, size = 'text', label }: IconProps & { path: string }) {
  return (
    <svg
      className={sizes[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}
