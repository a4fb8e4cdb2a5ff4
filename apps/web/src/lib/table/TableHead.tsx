import type { TableName } from '@tatami/sdk';
import { Button } from '@tatami/ui';
import { UploadIcon } from '@tatami/ui/icons';
import type { ReactNode } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import type { MessageKey } from '../i18n/translator.ts';
import { PageHead } from '../PageHead.tsx';
import { useSearchParams } from '../router/search-params.ts';
import type { Table } from './table.ts';
import { useMayImport } from './use-may.ts';

interface TableHeadProps<T extends TableName> {
  of: Table<T>;
  /** How much there is of it, in words. */
  count?: string | undefined;
  /** What can be done with the whole page, beside taking a file in. */
  actions?: ReactNode | undefined;
}

/** The head of a table's page. */
export function TableHead<T extends TableName>({ of: table, actions, ...rest }: TableHeadProps<T>) {
  const { t } = useI18n();
  const { setParams } = useSearchParams();
  const mayImport = useMayImport(table);
  const { place } = table;
  return (
    <PageHead
      title={`${place.table}.list.title` as MessageKey}
      description={`${place.table}.list.about` as MessageKey}
      actions={
        <>
          {mayImport && (
            <Button icon={UploadIcon} onClick={() => setParams({ import: 'csv' })}>
              {t('table.importCsv')}
            </Button>
          )}
          {actions}
        </>
      }
      {...rest}
    />
  );
}
