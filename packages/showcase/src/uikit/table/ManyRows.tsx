import { useTableLabels } from '@tatami/tables/use-table-labels';
import { Button, DataTable, useToast } from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { customers } from '../../data/customers.ts';
import { customerColumns } from './customer-columns.tsx';

const rows = customers(1200);

/** Twelve hundred rows that are all here: sorted, narrowed, found and selected without a server. */
export function ManyRows() {
  const i18n = useI18n();
  const { t } = i18n;
  const toast = useToast();
  // As many as there is room for beside the check boxes.
  const columns = customerColumns(i18n).filter(({ id }) => id !== 'activity');
  return (
    <DataTable
      client
      caption={t('uikit.table.customers')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      height={560}
      empty={null}
      tools={{
        labels: useTableLabels(t('uikit.table.search')),
        search: true,
        selection: {
          actions: (selected) => (
            <Button
              size="small"
              icon={MailIcon}
              onClick={() => toast({ message: t('uikit.table.written', { count: selected.length }) })}
            >
              {t('uikit.table.write')}
            </Button>
          ),
        },
        csv: { fileName: t('uikit.table.file') },
      }}
    />
  );
}
