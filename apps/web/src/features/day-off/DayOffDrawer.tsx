import { RowDrawer } from '@tatami/tables/RowDrawer';
import type { FieldInputProps, RowDrawerProps } from '@tatami/tables/table';
import { TextField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useMemo } from 'react';
import { dayOffName } from '../../lib/club/holiday-name.ts';

/** The form of a day off. */
export function DayOffDrawer(props: RowDrawerProps<'day-off'>) {
  const { table: described } = props;
  const table = useMemo(
    () => ({ ...described, fields: { ...described.fields, name: { Input: NameField } } }),
    [described],
  );
  return <RowDrawer {...props} table={table} />;
}

/** The name as it is kept, in Polish; where the language of the page has another for it, that stands below. */
function NameField({ label, required, error, values, change }: FieldInputProps<'day-off'>) {
  const { t, language } = useI18n();
  const { name, kind = 'closure' } = values;
  const shown = dayOffName({ name, kind }, language);
  return (
    <TextField
      {...{ label, required, error }}
      name="name"
      hint={shown === name ? undefined : t('day-off.name.shown', { name: shown })}
      placeholder={t('day-off.name.example')}
      value={name}
      onValueChange={(typed) => change({ name: typed })}
    />
  );
}
