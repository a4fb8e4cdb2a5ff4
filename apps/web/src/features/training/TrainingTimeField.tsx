import { formLabels } from '@tatami/tables/form-labels';
import type { FieldInputProps } from '@tatami/tables/table';
import { type FormRow, RecordFields } from '@tatami/ui/RecordForm';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { instantOf, localDate, localTime } from '@tatami/web-runtime/zoned-time';
import { useState } from 'react';

/** When a training is, by the club's clocks; the wire has it as two instants. */
export function TrainingTimeField({ values, change, errors }: FieldInputProps<'training'>) {
  const { t, timeZone } = useI18n();
  const { startsAt, endsAt } = values;
  const [times, setTimes] = useState({
    date: startsAt ? localDate(startsAt, timeZone) : '',
    from: startsAt ? localTime(startsAt, timeZone) : '',
    to: endsAt ? localTime(endsAt, timeZone) : '',
  });
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
