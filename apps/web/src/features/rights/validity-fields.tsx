import type { FieldInputProps } from '@tatami/tables/table';
import { DateField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { beginningOf, endOf, firstDay, lastDay } from './validity.ts';

type ValidityFieldProps = FieldInputProps<'useringroupright'>;

/** The day from which a membership holds. */
export function FirstDayField({ values, change, label, hint, error }: ValidityFieldProps) {
  const { timeZone } = useI18n();
  return (
    <DateField
      {...{ label, hint, error }}
      value={firstDay(values.validFrom, timeZone)}
      onValueChange={(day) => change({ validFrom: beginningOf(day, timeZone) })}
    />
  );
}

/** The last day on which it holds. */
export function LastDayField({ values, change, label, hint, error }: ValidityFieldProps) {
  const { timeZone } = useI18n();
  return (
    <DateField
      {...{ label, hint, error }}
      value={lastDay(values.validTo, timeZone)}
      onValueChange={(day) => change({ validTo: endOf(day, timeZone) })}
    />
  );
}
