import { useId } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { FieldGroup, type FieldProps } from '../Field/Field.tsx';
import { useControllable } from '../private/use-controllable.ts';
import * as styles from './SegmentedControl.css.ts';

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  icon?: IconComponent | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string = string> extends FieldProps {
  /** Two to five short ones. */
  options: readonly Segment<Value>[];
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  name?: string | undefined;
}

/** One of a few short options, beside each other: week or list. Radio buttons underneath. */
export function SegmentedControl<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  ...fieldProps
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  const [chosen, choose] = useControllable<Value | undefined>(value, defaultValue, (next) => {
    if (next !== undefined) onValueChange?.(next);
  });
  return (
    <FieldGroup {...fieldProps} role="radiogroup">
      <div className={styles.track}>
        {options.map(({ value: option, label, icon: Icon, disabled }) => (
          <label key={option} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? ownName}
              value={option}
              checked={chosen === option}
              disabled={disabled}
              onChange={() => choose(option)}
            />
            {Icon && <Icon />}
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
