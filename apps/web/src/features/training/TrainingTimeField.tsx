import { formLabels } from '@tatami/tables/form-labels';
import type { FieldInputProps } from '@tatami/tables/table';
import { type FormRow, RecordFields } from '@tatami/ui/RecordForm';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { instantOf, localDate, localTime } from '@tatami/web-runtime/zoned-time';
import { useState } from 'react';
import { endAfter, minutesBetween } from './with-length.ts';

/** When a training is, by the club's clocks; the wire has it as two instants. Its end goes along with its start. */
export function TrainingTimeField({ values, change, errors }: FieldInputProps<'training'>) {
  const { t, timeZone } = useI18n();
  const { startsAt, endsAt } = values;
  const [times, setTimes] = useState({
    date: startsAt ? localDate(startsAt, timeZone) : '',
    from: startsAt ? localTime(startsAt, timeZone) : '',
    to: endsAt ? localTime(endsAt, timeZone) : '',
  });
  // Kept while a start is typed, whose first figures may be too late for it.
  const [length, setLength] = useState(minutesBetween(times.from, times.to));
  const rows: FormRow<keyof typeof times>[] = [
    { fields: [{ kind: 'date', name: 'date', label: t('training.date'), required: true }] },
    {
      fields: [
        { kind: 'time', name: 'from', label: t('training.from'), required: true },
        { kind: 'time', name: 'to', label: t('training.to'), required: true },
      ],
    },
  ];
  const wrong = times.date ? 'from' : 'date';
  return (
    <RecordFields
      rows={rows}
      values={times}
      onValueChange={(name, value) => {
        const next = { ...times, [name]: value };
        if (name === 'from') next.to = endAfter(next.from, length) ?? times.to;
        if (name === 'to') setLength(minutesBetween(next.from, next.to));
        setTimes(next);
        change({
          startsAt: next.date && next.from ? instantOf(next.date, next.from, timeZone) : '',
          endsAt: next.date && next.to ? instantOf(next.date, next.to, timeZone) : '',
        });
      }}
      errors={{
        ...(errors.startsAt && { [wrong]: errors.startsAt }),
        ...(errors.endsAt && { to: errors.endsAt }),
      }}
      labels={formLabels(t)}
    />
  );
}
