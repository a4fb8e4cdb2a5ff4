import { Columns, DateField, TimeField } from '@tatami/ui';
import { useState } from 'react';
import { instantOf, localDate, localTime } from '../club/club-time.ts';
import { useI18n } from '../i18n/i18n-context.ts';

interface InstantFieldProps {
  name: string;
  label: string;
  hint: string | undefined;
  required: boolean;
  error: string | undefined;
  readOnly: boolean;
  value: string;
  onValueChange: (value: string) => void;
}

/** A moment, by the club's clocks. What is half filled in is none yet. */
export function InstantField({ label, hint, value, onValueChange, error, ...rest }: InstantFieldProps) {
  const { t, timeZone } = useI18n();
  const [day, setDay] = useState(value && localDate(value, timeZone));
  const [time, setTime] = useState(value && localTime(value, timeZone));
  const change = (nextDay: string, nextTime: string) => {
    setDay(nextDay);
    setTime(nextTime);
    onValueChange(nextDay && nextTime ? instantOf(nextDay, nextTime, timeZone) : '');
  };
  return (
    <Columns layout={2} space={16}>
      <DateField
        {...rest}
        label={label}
        hint={hint}
        value={day}
        onValueChange={(next) => change(next, time)}
        error={day ? undefined : error}
      />
      <TimeField
        {...rest}
        name={`${rest.name}.time`}
        label={t('form.timeOf', { field: label })}
        value={time}
        onValueChange={(next) => change(day, next)}
        error={day ? error : undefined}
      />
    </Columns>
  );
}
