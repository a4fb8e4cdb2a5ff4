import { type Ref, useState } from 'react';
import { CalendarIcon } from '../../icons/icons.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { classes } from '../private/classes.ts';
import { DateInput } from '../private/DateInput.tsx';
import * as styles from '../private/input.css.ts';
import { MonthGrid, type MonthLabels } from '../private/MonthGrid.tsx';
import { useControllable } from '../private/use-controllable.ts';

export interface DatePickerLabels extends MonthLabels {
  /** Names the button that opens the calendar. */
  open: string;
  /** Under a field whose text is no day: “Wpisz datę, na przykład 31.12.2026.” */
  unreadable: string;
}

export interface DatePickerProps extends FieldProps {
  /** Its words, in the current language. */
  labels: DatePickerLabels;
  /** `YYYY-MM-DD`, or empty; where the caller keeps it. */
  value?: string | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: string | undefined;
  /** Told every new value; empty while what is typed is no day. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The earliest day of the calendar. */
  min?: string | undefined;
  /** The latest day of the calendar. */
  max?: string | undefined;
  /** Cannot be used now. */
  disabled?: boolean | undefined;
  /** Can be read, not changed. */
  readOnly?: boolean | undefined;
  /** Its name in a form that the browser sends. */
  name?: string | undefined;
  /** To the input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A day, typed as the language writes it or chosen from a month. `DateField` is the browser's own, and lighter. */
export function DatePicker({
  labels,
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  disabled,
  readOnly,
  name,
  ref,
  error,
  ...fieldProps
}: DatePickerProps) {
  const [day, setDay] = useControllable(value, defaultValue, onValueChange);
  const [isReadable, setReadable] = useState(true);

  return (
    <Field {...fieldProps} error={error ?? (isReadable ? undefined : labels.unreadable)}>
      {(control) => (
        <div className={styles.frame}>
          <DateInput
            {...control}
            ref={ref}
            className={classes(styles.input, styles.withEnd)}
            disabled={disabled}
            readOnly={readOnly}
            value={day}
            onValueChange={setDay}
            onReadableChange={setReadable}
          />
          {name && <input type="hidden" name={name} value={day} />}
          {!disabled && !readOnly && (
            <span className={styles.endButton}>
              <Popover
                trigger={<IconButton size="small" icon={CalendarIcon} label={labels.open} />}
                label={fieldProps.label}
                align="end"
              >
                {(close) => (
                  <MonthGrid
                    {...{ labels, min, max }}
                    range={day === '' ? null : [day, day]}
                    onSelect={(chosen) => {
                      setDay(chosen);
                      setReadable(true);
                      close();
                    }}
                  />
                )}
              </Popover>
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
