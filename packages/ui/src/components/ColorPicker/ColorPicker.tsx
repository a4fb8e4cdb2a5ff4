'use client';

import { type ReactNode, type Ref, useState } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { classes } from '../private/classes.ts';
import { input } from '../private/input.css.ts';
import { useControllable } from '../private/use-controllable.ts';
import * as styles from './ColorPicker.css.ts';

export interface ColorSwatch {
  /** The colour, `#rrggbb`. */
  color: string;
  /** What it is called. */
  label: string;
}

export interface ColorPickerProps extends FieldProps {
  /** The name of the field of the colour’s code. */
  codeLabel: string;
  /** The colours at hand. */
  swatches?: readonly ColorSwatch[] | undefined;
  /** The colour, `#rrggbb`, where the caller keeps it. */
  value?: string | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: string | undefined;
  /** Receives every new value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether it is out of use for now. */
  disabled?: boolean | undefined;
  /** Whether it can only be read. */
  readOnly?: boolean | undefined;
  /** The name in a form that the browser sends. */
  name?: string | undefined;
  /** A ref to the browser’s own colour input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A colour: from those at hand, from the browser's own chooser, or by its code. */
export function ColorPicker({
  codeLabel,
  swatches = [],
  value,
  defaultValue = '#000000',
  onValueChange,
  disabled,
  readOnly = false,
  name,
  ref,
  ...fieldProps
}: ColorPickerProps): ReactNode {
  const [color, setColor] = useControllable(value, defaultValue, onValueChange);
  // What is being typed may not be a colour yet.
  const [draft, setDraft] = useState<string | null>(null);
  const choose = (next: string) => {
    setDraft(null);
    setColor(next);
  };
  return (
    <Field {...fieldProps}>
      {(control) => (
        <>
          <div className={styles.row}>
            <input
              {...control}
              ref={ref}
              type="color"
              className={styles.well}
              name={name}
              disabled={disabled}
              value={color}
              // The browser knows no colour that can only be read: its chooser stays closed.
              data-read-only={readOnly || undefined}
              onClick={(event) => readOnly && event.preventDefault()}
              onChange={(event) => choose(event.target.value)}
            />
            <input
              type="text"
              className={classes(input, styles.code)}
              aria-label={codeLabel}
              autoComplete="off"
              spellCheck={false}
              disabled={disabled}
              readOnly={readOnly}
              value={draft ?? color}
              onChange={({ target }) => {
                setDraft(target.value);
                const typed = colorOf(target.value);
                if (typed) setColor(typed);
              }}
              onBlur={() => setDraft(null)}
            />
          </div>
          {swatches.length > 0 && !readOnly && (
            <div className={styles.swatches}>
              {swatches.map((swatch) => (
                <button
                  key={swatch.color}
                  type="button"
                  className={styles.swatch}
                  style={{ background: swatch.color }}
                  title={swatch.label}
                  aria-label={swatch.label}
                  aria-pressed={swatch.color === color}
                  disabled={disabled}
                  onClick={() => choose(swatch.color)}
                />
              ))}
            </div>
          )}
        </>
      )}
    </Field>
  );
}

/** Reads `#RGB` and `#RRGGBB`, with or without the sign, as `#rrggbb`. */
function colorOf(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
