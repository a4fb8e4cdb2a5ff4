import { type Ref, useState } from 'react';
import { CalendarIcon } from '../../icons/icons.tsx';
import type { DatePickerLabels } from '../DatePicker/DatePicker.tsx';
import { FieldGroup, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { DateInput } from '../private/DateInput.tsx';
import { input } from '../private/input.css.ts';
import { MonthGrid } from '../private/MonthGrid.tsx';
import { useControllable } from '../private/use-controllable.ts';
import { row } from './DateRangePicker.css.ts';

export interface DateRange {
  /** The first day, `YYYY-MM-DD`, or empty. */
  from: string;
  /** The last day, or empty. */
  to: string;
}

export interface DateRangePickerLabels extends DatePickerLabels {
  /** Names the field of the first day. */
  from: string;
  /** Names the field of the last day. */
  to: string;
}

export interface DateRangePickerProps extends FieldProps {
  /** Its words, in the current language. */
  labels: DateRangePickerLabels;
  /** The value, where the caller keeps it. */
  value?: DateRange | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: DateRange | undefined;
  /** Told every new value. Typed, the last day may come before the first: the caller says what it thinks of it. */
  onValueChange?: ((value: DateRange) => void) | undefined;
  /** The earliest day of the calendar. */
  min?: string | undefined;
  /** The latest day of the calendar. */
  max?: string | undefined;
  /** Cannot be used now. */
  disabled?: boolean | undefined;
  /** Can be read, not changed. */
  readOnly?: boolean | undefined;
  /** To the input of the first day. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const ends = ['from', 'to'] as const;

/** From one day to another, typed or chosen from a month: the first press begins, the second ends. */
export function DateRangePicker({
  labels,
  value,
  defaultValue = { from: '', to: '' },
  onValueChange,
  min,
  max,
  disabled,
  readOnly,
  ref,
  error,
  ...fieldProps
}: DateRangePickerProps) {
  const [range, setRange] = useControllable(value, defaultValue, onValueChange);
  const [unreadable, setUnreadable] = useState<readonly (keyof DateRange)[]>([]);

  const choose = (day: string, close: () => void) => {
    setUnreadable([]);
    const isBegun = range.from !== '' && range.to === '';
    if (!isBegun) return setRange({ from: day, to: '' });
    setRange(day < range.from ? { from: day, to: range.from } : { from: range.from, to: day });
    close();
  };
  const chosen = range.from || range.to;

  return (
    <FieldGroup {...fieldProps} error={error ?? (unreadable.length > 0 ? labels.unreadable : undefined)}>
      <div className={row}>
        {ends.map((end) => [
          end === 'to' && (
            <span key="dash" aria-hidden="true">
              –
            </span>
          ),
          <DateInput
            key={end}
            ref={end === 'from' ? ref : undefined}
            className={input}
            aria-label={labels[end]}
            aria-invalid={error || unreadable.includes(end) ? true : undefined}
            required={fieldProps.required}
            disabled={disabled}
            readOnly={readOnly}
            value={range[end]}
            onValueChange={(day) => setRange({ ...range, [end]: day })}
            onReadableChange={(isReadable) => {
              const others = unreadable.filter((other) => other !== end);
              setUnreadable(isReadable ? others : [...others, end]);
            }}
          />,
        ])}
        {!readOnly && (
          <Popover
            trigger={<IconButton icon={CalendarIcon} label={labels.open} disabled={disabled} />}
            label={fieldProps.label}
            align="end"
          >
            {(close) => (
              <MonthGrid
                {...{ labels, min, max }}
                range={chosen === '' ? null : [range.from || chosen, range.to || chosen]}
                onSelect={(day) => choose(day, close)}
              />
            )}
          </Popover>
        )}
      </div>
    </FieldGroup>
  );
}
