import { Columns, DateField, TimeField } from '@tatami/ui';
import { useState } from 'react';
import { instantOf, localDate, localTime } from '../../lib/club/club-time.ts';
import type { EntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';

type TimeForm = Pick<EntityForm<'training'>, 'values' | 'change' | 'errors'>;

interface Times {
  date: string;
  from: string;
  to: string;
}

/** When a training is, by the club's clocks; the wire has it as two instants. */
export function TrainingTimeFields({ form }: { form: TimeForm }) {
  const { t, timeZone } = useI18n();
  const { startsAt, endsAt } = form.values;
  const [times, setTimes] = useState<Times>({
    date: startsAt ? localDate(startsAt, timeZone) : '',
    from: startsAt ? localTime(startsAt, timeZone) : '',
    to: endsAt ? localTime(endsAt, timeZone) : '',
  });

  function change(changed: Partial<Times>): void {
    const next = { ...times, ...changed };
    setTimes(next);
    form.change({
      startsAt: next.date && next.from ? instantOf(next.date, next.from, timeZone) : '',
      endsAt: next.date && next.to ? instantOf(next.date, next.to, timeZone) : '',
    });
  }

  return (
    <Columns layout={3} space={16}>
      <DateField
        label={t('training.date')}
        required
        value={times.date}
        onValueChange={(date) => change({ date })}
        error={times.date ? undefined : form.errors.startsAt}
      />
      <TimeField
        label={t('training.from')}
        required
        value={times.from}
        onValueChange={(from) => change({ from })}
        error={times.date || times.from ? form.errors.startsAt : undefined}
      />
      <TimeField
        label={t('training.to')}
        required
        value={times.to}
        onValueChange={(to) => change({ to })}
        error={form.errors.endsAt}
      />
    </Columns>
  );
}
