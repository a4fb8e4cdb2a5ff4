import type { FormEvent } from 'react';
import type { density } from './DataTable.css.ts';
import type { TableLabels } from './labels.ts';
import type { ShownColumn } from './use-columns.ts';

/** Rows that can be chosen for a deed on many. */
export interface Selection {
  labels: TableLabels;
  selected: ReadonlySet<string>;
  state: 'all' | 'some' | 'none';
  toggleAll: () => void;
  /** One listener for all check boxes, so that a row has no function of its own. */
  onBodyChange: (event: FormEvent) => void;
}

/** What both forms of the table are given. */
export interface TableFrameProps<Row> {
  caption: string;
  shown: readonly ShownColumn<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  rowHref: ((row: Row) => string) | undefined;
  current: string | undefined;
  fresh: ReadonlySet<string> | undefined;
  density: keyof typeof density;
  skeletonRows: number;
  refreshing: boolean;
  selection: Selection | undefined;
}
