import { type FormRow, RecordFields } from '@tatami/ui/RecordForm';
import { useState } from 'react';
import { instantOf, localDate, localTime } from '../../lib/club/club-time.ts';
import { formLabels } from '../../lib/form/form-labels.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { FieldInputProps } from '../../lib/table/table.ts';

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
