'use client';

import type { ReactNode } from 'react';
import { CalendarIcon } from '../../icons/icons.tsx';
import { useLocale } from '../../provider/UiProvider.tsx';
import { today, writeDay } from '../private/days.ts';
import { PickerField, type PickerFieldProps } from '../private/picker/PickerField.tsx';
import { dayWriting } from '../private/picker/writing.ts';
import { shapeOfDay } from '../private/picker/written-day.ts';
import { addDays } from '../WeekCalendar/layout.ts';

export type { PickerLabels } from '../private/picker/writing.ts';
export type DateFieldProps = PickerFieldProps;

/** A day, `YYYY-MM-DD`: typed or pasted as the language writes it, stepped by the arrows, or chosen from a month. */
export function DateField(props: DateFieldProps): ReactNode {
  const locale = useLocale();
  const { labels, min = '', max = '9999' } = props;
  return (
    <PickerField
      placeholder={shapeOfDay(locale)}
      {...props}
      icon={CalendarIcon}
      openLabel={labels.openCalendar}
      writing={dayWriting(locale, labels, props)}
      say={(day) => writeDay(day, locale, { dateStyle: 'full' })}
      stepBy={(day, direction) => (day === '' ? within(today(), min, max) : addDays(day, direction))}
      usual={{ label: todayIn(locale), value: today() }}
      load={async () => (await import('../private/picker/panels.ts')).DayPanel}
    />
  );
}

/** The word for today, as it begins a line. */
function todayIn(locale: string): string {
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day');
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}

const within = (day: string, min: string, max: string) => (day < min ? min : day > max ? max : day);
