'use client';

import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { MinusIcon, PlusIcon } from '../../icons/icons.tsx';
import { useLabels, useLocale } from '../../provider/UiProvider.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classes } from '../private/classes.ts';
import * as styles from '../private/input.css.ts';
import { useControllable } from '../private/use-controllable.ts';
import { number, withButtons } from './NumberField.css.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  | keyof FieldProps
  | 'className'
  | 'style'
  | 'children'
  | 'size'
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'min'
  | 'max'
  | 'step'
  | 'onChange'
>;

export interface NumberFieldProps extends FieldProps, NativeProps {
  /** The number; `null` when empty. */
  value?: number | null | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: number | null | undefined;
  /** Receives every new value. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** The least that is taken. */
  min?: number | undefined;
  /** The most that is taken. */
  max?: number | undefined;
  /** What the arrow keys and the buttons add; also how fine a number may be. */
  step?: number | undefined;
}

/**
 * A number, typed with a point or a comma, and shown with the language's own. A text input underneath: the browser's own
 * number input turns with the mouse wheel and hides from the form what it cannot read.
 */
export function NumberField({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  value,
  defaultValue = null,
  onValueChange,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  // The keys of a phone: those for whole numbers have neither a comma nor a sign.
  inputMode = Number.isInteger(step) && min >= 0 ? 'numeric' : 'decimal',
  onKeyDown,
  onBlur,
  ...rest
}: NumberFieldProps): ReactNode {
  const labels = useLabels();
  const locale = useLocale();
  const [current, setCurrent] = useControllable(value, defaultValue, onValueChange);
  // What is being typed may not be a number yet: “-”, “1,”.
  const [draft, setDraft] = useState<string | null>(null);

  const stepBy = (direction: 1 | -1) => {
    const from = current ?? (Number.isFinite(min) ? min - direction * step : 0);
    const next = Math.round((from + direction * step) / step) * step;
    setDraft(null);
    setCurrent(Math.min(max, Math.max(min, Number(next.toFixed(10)))));
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {(control) => (
        <div className={styles.frame}>
          <input
            autoComplete="off"
            {...rest}
            {...control}
            type="text"
            role="spinbutton"
            inputMode={inputMode}
            aria-valuenow={current ?? undefined}
            aria-valuemin={Number.isFinite(min) ? min : undefined}
            aria-valuemax={Number.isFinite(max) ? max : undefined}
            className={classes(styles.input, number, withButtons)}
            value={draft ?? formatNumber(current, locale)}
            onChange={(event) => {
              setDraft(event.target.value);
              setCurrent(parseNumber(event.target.value));
            }}
            onBlur={(event) => {
              onBlur?.(event);
              setDraft(null);
            }}
            onKeyDown={handleKeyDown}
          />
          {!rest.disabled && !rest.readOnly && (
            <span className={styles.endButton}>
              <IconButton
                size="small"
                icon={MinusIcon}
                label={labels.decrease}
                aria-describedby={`${control.id}-label`}
                tabIndex={-1}
                disabled={current !== null && current <= min}
                onClick={() => stepBy(-1)}
              />
              <IconButton
                size="small"
                icon={PlusIcon}
                label={labels.increase}
                aria-describedby={`${control.id}-label`}
                tabIndex={-1}
                disabled={current !== null && current >= max}
                onClick={() => stepBy(1)}
              />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

/**
 * Writes a number as it is typed back: with the sign of the language before its decimals, and nothing between
 * thousands.
 */
const formatNumber = (value: number | null, locale: string): string =>
  value === null ? '' : value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 10 });

function parseNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
