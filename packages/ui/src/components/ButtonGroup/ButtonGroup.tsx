import type { ReactNode } from 'react';
import { group } from './ButtonGroup.css.ts';

export interface ButtonGroupProps {
  /** The name of what its buttons have in common. */
  label: string;
  /** Two to four of `Button`, `IconButton` and `MenuButton`, of one variant. */
  children: ReactNode;
}

/** Deeds that belong together, joined. To choose one of several, take `SegmentedControl`. */
export function ButtonGroup({ label, children }: ButtonGroupProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={group} role="group" aria-label={label}>
      {children}
    </div>
  );
}
