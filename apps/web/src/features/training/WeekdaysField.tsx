import type { FieldInputProps } from '@tatami/tables/table';
import { FieldGroup, FilterChips } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The field for the days of the week. */
export function WeekdaysField({
  values,
  change,
  label,
  hint,
  required,
  error,
}: FieldInputProps<'training-series'>) {
  const { format } = useI18n();
  return (
    <FieldGroup {...{ label, hint, required, error }}>
      <FilterChips
        label={label}
        wrap
        selected={values.weekdays.map((day) => weekdays[day - 1] ?? '1')}
        onSelectedChange={(chosen) => change({ weekdays: chosen.map(Number).sort() })}
        chips={weekdays.map((day) => ({
          value: day,
          // The sixteenth is a Monday.
          label: format.date(`2026-11-${15 + Number(day)}`, 'dayOfWeek'),
        }))}
      />
    </FieldGroup>
  );
}
