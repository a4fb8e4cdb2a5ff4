'use client';

import { type ReactNode, type Ref, useId } from 'react';
import { StarIcon } from '../../icons/icons.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { useControllable } from '../private/use-controllable.ts';
import { radio } from '../SegmentedControl/SegmentedControl.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Rating.css.ts';

export interface RatingProps extends FieldProps {
  /** What a number of stars is called: “3 z 5”. */
  starLabel: (count: number) => string;
  /** How many there can be. */
  max?: number | undefined;
  /** The rating; `null` when there is none yet; where the caller keeps it. */
  value?: number | null | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: number | null | undefined;
  /** Receives every new value. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Whether it is out of use for now. */
  disabled?: boolean | undefined;
  /** Whether it can only be read. */
  readOnly?: boolean | undefined;
  /** The name in a form that the browser sends. */
  name?: string | undefined;
  /** A ref to the group. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A few stars. Radio buttons underneath: arrow keys choose. */
export function Rating({
  starLabel,
  max = 5,
  value,
  defaultValue = null,
  onValueChange,
  disabled,
  readOnly,
  name,
  ...fieldProps
}: RatingProps): ReactNode {
  const ownName = useId();
  const [rated, rate] = useControllable<number | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  return (
    <FieldGroup {...fieldProps} {...{ disabled, readOnly }} role="radiogroup">
      <div className={styles.stars}>
        {Array.from({ length: max }, (_, index) => index + 1).map((count) => (
          <label
            key={count}
            className={styles.star}
            data-filled={rated !== null && count <= rated ? true : undefined}
          >
            <StarIcon size="medium" />
            <input
              type="radio"
              className={radio}
              name={name ?? ownName}
              value={count}
              checked={count === rated}
              disabled={disabled}
              onChange={() => !readOnly && rate(count)}
            />
            <VisuallyHidden>{starLabel(count)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
