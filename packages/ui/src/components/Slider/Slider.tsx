'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useLocale } from '../../provider/UiProvider.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { useControllable } from '../private/use-controllable.ts';
import * as styles from './Slider.css.ts';

type NativeProps = Pick<ComponentProps<'input'>, 'disabled' | 'name' | 'form' | 'ref' | 'onBlur'>;

export interface SliderProps extends Omit<FieldProps, 'required'>, NativeProps {
  /** The value, where the caller keeps it. */
  value?: number | undefined;
  /** The value at first, where the component keeps it; the least when left out. */
  defaultValue?: number | undefined;
  /** Receives every new value. */
  onValueChange?: ((value: number) => void) | undefined;
  /** The least. */
  min: number;
  /** The most. */
  max: number;
  /** How far one arrow key goes. */
  step?: number | undefined;
  /** Whether it can only be read. */
  readOnly?: boolean | undefined;
  /** How a value is shown and read; a number of the language when left out. */
  formatValue?: ((value: number) => string) | undefined;
}

/** A value where the place between least and most matters more than the figure. */
export function Slider({
  label,
  hint,
  error,
  labelHidden,
  id,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step = 1,
  readOnly,
  formatValue,
  ...rest
}: SliderProps): ReactNode {
  const locale = useLocale();
  const [current, setCurrent] = useControllable(value, defaultValue ?? min, onValueChange);
  const text = formatValue?.(current) ?? current.toLocaleString(locale);
  return (
    <Field {...{ label, hint, error, labelHidden, id }}>
      {({ required: _, ...control }) => (
        <div className={styles.row}>
          <input
            {...rest}
            {...control}
            type="range"
            className={styles.slider}
            {...{ min, max, step }}
            aria-valuetext={text}
            aria-readonly={readOnly}
            value={current}
            onChange={(event) => !readOnly && setCurrent(event.target.valueAsNumber)}
          />
          <output className={styles.value} htmlFor={control.id} aria-live="off">
            {text}
          </output>
        </div>
      )}
    </Field>
  );
}
