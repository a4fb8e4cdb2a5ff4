import type { ReactNode } from 'react';
import { mirrored, size as sizes } from './icon.css.ts';

export interface IconProps {
  /** The size; `text` is a little larger than the text beside it. */
  size?: keyof typeof sizes | undefined;
  /** What it means, when no text beside it says so. Without a label it is decoration. */
  label?: string | undefined;
}

/** The type of every icon, for components that take one. */
export type IconComponent = (props: IconProps) => ReactNode;

/**
 * A 24 × 24 outline of one path, in the colour of the text around it. One that points `along` the line points the other
 * way where text runs from right to left.
 */
export function icon(path: string, along = false): IconComponent {
  return (props) => <Outline {...{ path, along }} {...props} />;
}

function Outline({ path, along, size = 'text', label }: IconProps & { path: string; along: boolean }) {
  return (
    <svg
      className={along ? `${sizes[size]} ${mirrored}` : sizes[size]}
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
