import { DataTable, SegmentedControl, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { customers } from '../../data/customers.ts';
import { customerColumns } from './customer-columns.tsx';

const rows = customers(5);
const densities = ['compact', 'regular', 'comfortable'] as const;

/** A few rows in each of the three heights of a line. */
export function FewRows() {
  const i18n = useI18n();
  const { t } = i18n;
  const [density, setDensity] = useState<(typeof densities)[number]>('regular');
  return (
    <Stack space={16}>
      <SegmentedControl
        label={t('uikit.table.density')}
        options={densities.map((value) => ({ value, label: t(`uikit.table.density.${value}`) }))}
        value={density}
        onValueChange={setDensity}
      />
      <DataTable
        client
        caption={t('uikit.table.newest')}
        columns={customerColumns(i18n)}
        rows={rows}
        rowKey={({ id }) => id}
        density={density}
        empty={null}
      />
    </Stack>
  );
}
