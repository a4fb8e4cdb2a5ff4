import { Button, DataTable, EmptyState, ErrorState, SegmentedControl, Stack } from '@tatami/ui';
import { UsersIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import type { Customer } from '../../data/customers.ts';
import { customerColumns } from './customer-columns.tsx';

const states = ['loading', 'empty', 'failed'] as const;

/** What stands there while rows are on their way, when there are none, and when they could not be had. */
export function WithoutRows() {
  const i18n = useI18n();
  const { t } = i18n;
  const [state, setState] = useState<(typeof states)[number]>('loading');
  return (
    <Stack space={16}>
      <SegmentedControl
        label={t('uikit.table.state')}
        options={states.map((value) => ({ value, label: t(`uikit.table.state.${value}`) }))}
        value={state}
        onValueChange={setState}
      />
      <DataTable<Customer>
        caption={t('uikit.table.customersOfNoShop')}
        columns={customerColumns(i18n)}
        rows={state === 'loading' ? undefined : []}
        rowKey={({ id }) => id}
        skeletonRows={4}
        empty={
          <EmptyState
            icon={UsersIcon}
            title={t('uikit.table.none')}
            titleLevel={3}
            description={t('uikit.table.none.about')}
            action={<Button variant="primary">{t('uikit.table.add')}</Button>}
          />
        }
        error={
          state === 'failed' && (
            <ErrorState
              title={t('uikit.table.unreached')}
              description={t('uikit.table.unreached.about')}
              onRetry={() => setState('loading')}
            />
          )
        }
      />
    </Stack>
  );
}
