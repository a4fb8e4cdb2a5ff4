import { ItemList, Pagination } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { customers } from '../../data/customers.ts';

const size = 5;
const all = customers(42);

/** A long list page by page, with the way through it. */
export function PageByPage() {
  const { t, format } = useI18n();
  const [page, setPage] = useState(0);
  return (
    <>
      <ItemList
        label={t('uikit.list.customers')}
        items={all.slice(page * size, (page + 1) * size).map(({ id, firstName, lastName, company }) => ({
          id,
          title: `${firstName} ${lastName}`,
          description: company,
          end: format.number(Number(id.slice(2))),
        }))}
      />
      <Pagination page={page} size={size} total={all.length} onPageChange={setPage} />
    </>
  );
}
