'use client';

import type { ReactNode } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { classes } from '../private/classes.ts';
import { showWhole } from '../private/show-whole.ts';
import { useControllable } from '../private/use-controllable.ts';
import * as styles from './FilterChips.css.ts';

export interface FilterChip<Value extends string = string> {
  /** What is filtered by, to the program. */
  value: Value;
  /** The same to the person. */
  label: string;
  /** How many it would leave. */
  count?: number | undefined;
  /** A sign that stands for it. */
  icon?: IconComponent | undefined;
}

export interface FilterChipsProps<Value extends string = string> {
  /** What they filter by: read as the group's name. */
  label: string;
  /** What there is to filter by. */
  chips: readonly FilterChip<Value>[];
  /** What is chosen, where the caller keeps it. */
  selected?: readonly Value[] | undefined;
  /** What is chosen at first, where the component keeps it. */
  defaultSelected?: readonly Value[] | undefined;
  /** Receives every new choice. */
  onSelectedChange?: ((selected: Value[]) => void) | undefined;
  /** Whether choosing one lets go of the others. */
  single?: boolean | undefined;
  /** Whether a phone shows a chip’s icon and count, and its label is read: for a row of known signs. */
  iconsOnPhone?: boolean | undefined;
  /** All of them in sight on a phone too, where there is room below: in a form. Otherwise they are one line. */
  wrap?: boolean | undefined;
}

/** Narrows a list. Pressing a chosen chip lets it go again. */
export function FilterChips<Value extends string = string>({
  label,
  chips,
  selected,
  defaultSelected = [],
  onSelectedChange,
  single = false,
  iconsOnPhone = false,
  wrap = false,
}: FilterChipsProps<Value>): ReactNode {
  const [chosen, choose] = useControllable<readonly Value[]>(selected, defaultSelected, (next) =>
    onSelectedChange?.([...next]),
  );
  const toggle = (value: Value) => {
    if (chosen.includes(value)) choose(chosen.filter((other) => other !== value));
    else choose(single ? [value] : [...chosen, value]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div
      className={classes(styles.chips, !wrap && styles.oneLineOnPhone)}
      role="group"
      aria-label={label}
      onFocus={showWhole}
    >
      {chips.map(({ value, label: text, count, icon: Icon }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          {Icon && <Icon size="small" />}
          <span className={classes(Icon && iconsOnPhone && styles.readOnPhone)}>{text}</span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  );
}
