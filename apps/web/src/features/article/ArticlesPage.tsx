import { TablePage } from '@tatami/tables/TablePage';
import type { Table } from '@tatami/tables/table';
import { useMay } from '@tatami/tables/use-may';
import { ButtonLink } from '@tatami/ui';
import { PlusIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { writeHref } from './write-href.ts';

/** The articles, and the way to write another. */
export function ArticlesPage({ of: table }: { of: Table<'article'> }) {
  const { t } = useI18n();
  const mayAdd = useMay('create', table);
  const write = mayAdd && (
    <ButtonLink variant="primary" icon={PlusIcon} href={writeHref()}>
      {t('article.list.add')}
    </ButtonLink>
  );
  return <TablePage of={table} adds={false} actions={write} emptyAction={write} />;
}
