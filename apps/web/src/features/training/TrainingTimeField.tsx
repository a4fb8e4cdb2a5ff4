import { Columns, DateField, TimeField } from '@tatami/ui';
import { useState } from 'react';
import { instantOf, localDate, localTime } from '../../lib/club/club-time.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { FieldInputProps } from '../../lib/table/table.ts';

interface Times {
  date: string;
  from: string;
  to: string;
}

/** When a training is, by the club's clocks; the wire has it as two instants. */
export function TrainingTimeField({ values, change, errors }: FieldInputProps<'training'>) {
  const { t, timeZone } = useI18n();
  const { startsAt, endsAt } = values;
  const [times, setTimes] = useState<Times>({
    date: startsAt ? localDate(startsAt, timeZone) : '',
    from: startsAt ? localTime(startsAt, timeZone) : '',
    to: endsAt ? localTime(endsAt, timeZone) : '',
  });

  function set(changed: Partial<Times>): void {
    const next = { ...times, ...changed };
    setTimes(next);
    change({
      startsAt: next.date && next.from ? instantOf(next.date, next.from, timeZone) : '',
      endsAt: next.date && next.to ? instantOf(next.date, next.to, timeZone) : '',
    });
  }

  return (
    <Columns layout={3} space={12}>
      <DateField
        label={t('training.date')}
        required
        value={times.date}
        onValueChange={(date) => set({ date })}
        error={times.date ? undefined : errors.startsAt}
      />
      <TimeField
        label={t('training.from')}
        required
        value={times.from}
        onValueChange={(from) => set({ from })}
        error={times.date || times.from ? errors.startsAt : undefined}
      />
      <TimeField
        label={t('training.to')}
        required
        value={times.to}
        onValueChange={(to) => set({ to })}
        error={errors.endsAt}
      />
    </Columns>
  );
}
