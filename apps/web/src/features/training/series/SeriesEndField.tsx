import { formLabels } from '@tatami/tables/form-labels';
import type { FieldInputProps } from '@tatami/tables/table';
import { Button, Inline, Stack } from '@tatami/ui';
import { CheckIcon } from '@tatami/ui/icons';
import { RecordFields } from '@tatami/ui/RecordForm';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { usualEnds } from '../../../lib/club/training/usual-ends.ts';

/** The last day of a series: typed, or one of those on which series usually end. */
export function SeriesEndField({ values, value, change, ...field }: FieldInputProps<'training-series'>) {
  const { t, format } = useI18n();
  const { label, hint, required, error } = field;
  const ends = values.dateFrom ? usualEnds(values.dateFrom) : [];
  return (
    <Stack space={8}>
      <RecordFields
        rows={[{ fields: [{ kind: 'date', name: 'dateTo', label, hint, required }] }]}
        values={{ dateTo: value }}
        errors={error ? { dateTo: error } : {}}
        onValueChange={(_, day) => change({ dateTo: String(day) })}
        labels={formLabels(t)}
      />
      <Inline space={8}>
        {ends.map(({ name, day }) => {
          const end = name === 'season' ? format.date(day, 'dayMonth') : t(`series.end.${name}`);
          return (
            <Button
              key={name}
              size="small"
              icon={day === value ? CheckIcon : undefined}
              aria-pressed={day === value}
              aria-label={t('series.end', { end, date: format.date(day) })}
              onClick={() => change({ dateTo: day })}
            >
              {end}
            </Button>
          );
        })}
      </Inline>
    </Stack>
  );
}
