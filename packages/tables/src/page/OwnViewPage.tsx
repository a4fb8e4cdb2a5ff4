import type { TableName } from '@tatami/sdk';
import { SegmentedControl } from '@tatami/ui';
import { type IconComponent, ListIcon } from '@tatami/ui/icons';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import type { ReactNode } from 'react';
import type { Table } from '../description/table.ts';
import { showsList } from './shows-list.ts';
import { TablePage } from './TablePage.tsx';

interface OwnViewPageProps<T extends TableName> {
  of: Table<T>;
  /** The name of the choice between the two views. */
  label: string;
  /** The table’s own view. Rows are added from it too, where it has no actions of its own. */
  own: { label: string; icon: IconComponent; view: ReactNode; actions?: ReactNode };
  /** What the list is called beside it. */
  listLabel: string;
}

/** The page of a table that people look at in a way of its own; its list is the other view. */
export function OwnViewPage<T extends TableName>({ of: table, label, own, listLabel }: OwnViewPageProps<T>) {
  const { params, setParams } = useSearchParams();
  const isList = showsList(params);
  return (
    <TablePage
      of={table}
      adds={isList || !own.actions}
      actions={isList ? undefined : own.actions}
      above={
        <SegmentedControl
          label={label}
          labelHidden
          value={isList ? 'list' : 'own'}
          onValueChange={(chosen) =>
            setParams({ view: chosen === 'list' ? 'list' : null, edit: null, page: null })
          }
          options={[
            { value: 'own', label: own.label, icon: own.icon },
            { value: 'list', label: listLabel, icon: ListIcon },
          ]}
        />
      }
      instead={isList ? undefined : own.view}
    />
  );
}
