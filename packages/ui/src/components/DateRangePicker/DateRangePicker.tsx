'use client';

import type { ReactNode, Ref } from 'react';
import { CalendarIcon } from '../../icons/icons.tsx';
import { useLocale } from '../../provider/UiProvider.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { classes } from '../private/classes.ts';
import { figures, input } from '../private/input.css.ts';
import { MonthGrid } from '../private/picker/MonthGrid.tsx';
import { useWritten } from '../private/picker/use-written.ts';
import { dayWriting, type PickerLabels } from '../private/picker/writing.ts';
import { shapeOfDay } from '../private/picker/written-day.ts';
import { useControllable } from '../private/use-controllable.ts';
import { row } from './DateRangePicker.css.ts';

export interface DateRange {
  /** The first day, `YYYY-MM-DD`, or empty. */
  from: string;
  /** The last day, or empty. */
  to: string;
}

export interface DateRangePickerLabels extends PickerLabels {
  /** The name of the field of the first day. */
  from: string;
  /** The name of the field of the last day. */
  to: string;
}

export interface DateRangePickerProps extends FieldProps {
  /** The words, in the current language. */
  labels: DateRangePickerLabels;
  /** The value, where the caller keeps it. */
  value?: DateRange | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: DateRange | undefined;
  /** Receives every new value. Typed, the last day may come before the first: the caller says what it thinks of it. */
  onValueChange?: ((value: DateRange) => void) | undefined;
  /** The earliest day that is taken. */
  min?: string | undefined;
  /** The latest day. */
  max?: string | undefined;
  /** Whether it is out of use for now. */
  disabled?: boolean | undefined;
  /** Whether it can only be read. */
  readOnly?: boolean | undefined;
  /** A ref to the input of the first day. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const ends = ['from', 'to'] as const;

/** The days from one to another, typed or chosen from a month: the first press begins, the second ends. */
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
}: DateRangePickerProps): ReactNode {
  const [range, setRange] = useControllable(value, defaultValue, onValueChange);
  const locale = useLocale();
  const writing = dayWriting(locale, labels, { min, max });
  const writingOf = (end: keyof DateRange) => ({
    ...writing,
    value: range[end],
    onValueChange: (day: string) => setRange({ ...range, [end]: day }),
  });
  const written = { from: useWritten(writingOf('from')), to: useWritten(writingOf('to')) };

  const choose = (day: string, close: () => void) => {
    const isBegun = range.from !== '' && range.to === '';
    if (!isBegun) return setRange({ from: day, to: '' });
    setRange(day < range.from ? { from: day, to: range.from } : { from: range.from, to: day });
    close();
  };
  const chosen = range.from || range.to;

  return (
    <FieldGroup {...fieldProps} error={written.from.fault ?? written.to.fault ?? error}>
      <div className={row}>
        {ends.map((end) => [
          end === 'to' && (
            <span key="dash" aria-hidden="true">
              –
            </span>
          ),
          <input
            key={end}
            ref={end === 'from' ? ref : undefined}
            className={classes(input, figures)}
            autoComplete="off"
            inputMode="numeric"
            placeholder={shapeOfDay(locale)}
            aria-label={labels[end]}
            aria-invalid={error || written[end].fault ? true : undefined}
            data-unread={written[end].isUnread || undefined}
            required={fieldProps.required}
            disabled={disabled}
            readOnly={readOnly}
            value={written[end].text}
            onChange={({ target }) => written[end].type(target.value)}
            onBlur={written[end].leave}
          />,
        ])}
        {!readOnly && (
          <Popover
            trigger={<IconButton icon={CalendarIcon} label={labels.openCalendar} disabled={disabled} />}
            label={fieldProps.label}
            align="end"
          >
            {(close) => (
              <MonthGrid
                {...{ min, max }}
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
