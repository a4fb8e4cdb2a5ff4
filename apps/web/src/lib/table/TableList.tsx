import type { TableName } from '@tatami/sdk';
import { EmptyState } from '@tatami/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import { EntityTable } from '../list/EntityTable.tsx';
import type { OpenList } from '../list/use-entity-list.ts';
import { useSearchParams } from '../router/search-params.ts';
import { useViewer } from '../viewer.ts';
import { resolveColumns } from './resolve-columns.ts';
import { rowHref } from './row-href.ts';
import type { Table } from './table.ts';
import { tableColumns } from './table-columns.tsx';
import { tableTexts } from './table-texts.ts';
import { useMay } from './use-may.ts';
import { useReferences } from './use-references.ts';

interface TableListProps<T extends TableName> {
  of: Table<T>;
  list: OpenList<T>;
  /** What it is of, where not of the whole table. */
  title?: string | undefined;
  emptyTitle?: string | undefined;
  /** The way out of having none. */
  addButton?: ReactNode | undefined;
}

/** The rows of a table as the address asks for them, with all that can be done with them. */
export function TableList<T extends TableName>({
  of: table,
  list,
  title,
  emptyTitle,
  addButton,
}: TableListProps<T>) {
  const i18n = useI18n();
  const viewer = useViewer();
  const { params, hrefWith } = useSearchParams();
  const mayWrite = useMay('update', table);
  const { place, bulk } = table;
  const texts = tableTexts(i18n.t, place.table);
  const columns = resolveColumns(table.columns, table.rules);
  const references = useReferences(columns, list.rows);
  async function readAll() {
    const rows = await list.readAll();
    const { nameRows } = await import('./name-rows.ts');
    await nameRows(rows, columns, references, i18n.language);
    return rows;
  }

  return (
    <EntityTable
      of={{ ...list, readAll }}
      title={title ?? texts.own('list.title')}
      searchLabel={texts.general('list.search')}
      columns={tableColumns(columns, { i18n, texts, references })}
      rowHref={
        place.row || mayWrite
          ? ({ id }) => (place.row && rowHref(place, id)) || hrefWith({ edit: id })
          : undefined
      }
      current={params.get('edit') ?? undefined}
      empty={
        <EmptyState
          icon={place.icon}
          title={emptyTitle ?? texts.own('list.empty')}
          description={mayWrite ? texts.maybe('list.empty.text') : undefined}
          action={addButton}
        />
      }
      bulk={
        mayWrite && bulk
          ? { nameOf: (row) => place.name(row, i18n.language), changes: bulk(i18n, texts, viewer) }
          : undefined
      }
    />
  );
}
