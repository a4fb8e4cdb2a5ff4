import type { ReactNode, Ref } from 'react';
import { type IconComponent, PlusIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DataTable, type DataTableProps, type TableTools } from '../DataTable/DataTable.tsx';
import type { ListTotal } from '../DataTable/list-total.ts';
import type { TableView } from '../DataTable/view.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Stack } from '../Stack/Stack.tsx';

/** The page's one primary deed: making a row. */
export interface RecordListAdd {
  /** As a verb: “Dodaj sprzęt”. */
  label: string;
  /** Opens what makes it. */
  onPress: () => void;
  /** A plus, unless it is said otherwise. */
  icon?: IconComponent | undefined;
}

/** Which page of the rows it is, and how many rows there are. */
export interface RecordListPage {
  /** From 0. */
  page: number;
  /** Rows on a full page. */
  size: number;
  /** All rows that the view leaves. */
  total: ListTotal;
  /** Asks for another page, from 0. */
  onPageChange: (page: number) => void;
}

export interface RecordListProps<Row>
  extends Pick<
    DataTableProps<Row>,
    | 'columns'
    | 'rows'
    | 'rowKey'
    | 'rowHref'
    | 'current'
    | 'density'
    | 'skeletonRows'
    | 'refreshing'
    | 'empty'
    | 'error'
  > {
  /** The page's `h1`, and the name of its table. */
  title: string;
  /** One line under the title. */
  description?: ReactNode | undefined;
  /** To the `h1`, for moving the focus there after a change of route. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Makes a row. Its button steps back while a detail is open: the primary deed is there then. */
  add?: RecordListAdd | undefined;
  /** Before it, what else can be done with the whole list: a file to take in, holidays of a year. */
  actions?: ReactNode | undefined;
  /** Between the head and the table: what went wrong, what is under way. */
  notices?: ReactNode | undefined;
  /** Order, search, filters and columns; the caller keeps them. */
  view: TableView;
  /** Told every new view: plain data to keep, and to ask the source by. */
  onViewChange: (view: TableView) => void;
  /** Search, views as tabs, selection with its deeds, a file of the rows, and the texts. */
  tools: TableTools<Row>;
  /** `undefined` until it is known. */
  paging: RecordListPage | undefined;
  /** What belongs to one row, or to a new one: a `Drawer` that pushes. */
  detail?: ReactNode | undefined;
}

/**
 * A page that is a list: its head, its views, filters and rows, the way through them, and one row beside them. It is
 * given rows, and tells what it is asked for; where they come from it does not know.
 */
export function RecordList<Row>({
  title,
  description,
  titleRef,
  add,
  actions,
  notices,
  paging,
  detail,
  tools,
  ...table
}: RecordListProps<Row>) {
  return (
    <Stack space={24}>
      <PageHeader
        {...{ title, description, titleRef }}
        actions={
          (add || actions) && (
            <>
              {actions}
              {add && (
                <Button
                  variant={detail ? 'secondary' : 'primary'}
                  icon={add.icon ?? PlusIcon}
                  onClick={add.onPress}
                >
                  {add.label}
                </Button>
              )}
            </>
          )
        }
      />
      {notices}
      <Stack space={12}>
        <Card padding="none" bleed>
          <DataTable {...table} caption={title} tools={tools} />
        </Card>
        {paging && paging.total.value > 0 && (
          <Pagination
            page={paging.page}
            size={paging.size}
            total={paging.total.value}
            exact={paging.total.exact}
            onPageChange={paging.onPageChange}
          />
        )}
      </Stack>
      {detail}
    </Stack>
  );
}
