'use client';

import { type ReactNode, useRef, useState } from 'react';
import { CloseIcon, DownloadIcon, PrintIcon, SettingsIcon } from '../../icons/icons.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKeptFocus } from '../private/use-kept-focus.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FilteredColumn, TableColumn } from './column.ts';
import * as styles from './DataTable.css.ts';
import type { TableLabels } from './labels.ts';
import { ViewDrawer } from './ViewDrawer.tsx';
import type { SavedViews, TableView } from './view.ts';

interface TableToolbarProps<Row> {
  labels: TableLabels;
  columns: readonly TableColumn<Row>[];
  /** What the rows can be narrowed by beside those. */
  filters: readonly FilteredColumn[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  search: boolean;
  views: SavedViews | undefined;
  /** The column that takes what the others leave it. */
  takesRest: string | undefined;
  /** The order, on a phone, where there are no heads to sort by. */
  cardSort: ReactNode;
  onExport: (() => Promise<void>) | undefined;
  onPrint: (() => void) | undefined;
  /** How many rows a search or a filter has left, where that is known. */
  found: number | undefined;
  /** What stands in place of all this while rows are selected. */
  bulk: { count: number; actions: ReactNode; clear: () => void } | undefined;
}

/** The tools above a table: filters, search, columns, a file of the rows; or what can be done with those selected. */
export function TableToolbar<Row>({
  labels,
  columns,
  filters: others,
  view,
  onViewChange,
  search,
  views,
  takesRest,
  cardSort,
  onExport,
  onPrint,
  found,
  bulk,
}: TableToolbarProps<Row>): ReactNode {
  const toolsRef = useRef<HTMLDivElement>(null);
  useKeptFocus(toolsRef);
  const [isArranging, setIsArranging] = useState(false);
  const [exporting, setExporting] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div ref={toolsRef} className={styles.tools} role="group" aria-label={labels.tools}>
      {bulk ? (
        <div className={styles.bulk}>
          <IconButton size="small" icon={CloseIcon} label={labels.clearSelection} onClick={bulk.clear} />
          <span className={styles.bulkCount}>{labels.selected(bulk.count)}</span>
          {bulk.actions}
        </div>
      ) : (
        <>
          <FilterBar
            columns={[...columns, ...others]}
            labels={labels}
            value={view.filters}
            onValueChange={(filters) => onViewChange({ ...view, filters })}
          />
          <div className={styles.toolsAtEnd} data-search={search || undefined} data-paper="none">
            {search && (
              <div className={styles.toolSearch}>
                <SearchField
                  label={labels.search}
                  value={view.search}
                  onValueChange={(next) => onViewChange({ ...view, search: next })}
                />
              </div>
            )}
            <IconButton
              icon={SettingsIcon}
              label={labels.view}
              aria-haspopup="dialog"
              onClick={() => setIsArranging(true)}
            />
            {onPrint && <IconButton icon={PrintIcon} label={labels.print} onClick={onPrint} data-prints="" />}
            {onExport && (
              <IconButton
                icon={DownloadIcon}
                label={labels.exportCsv}
                aria-busy={exporting}
                onClick={() => {
                  if (exporting) return;
                  setExporting(true);
                  void onExport().finally(() => setExporting(false));
                }}
              />
            )}
          </div>
          {cardSort}
        </>
      )}
      <VisuallyHidden live="polite">
        {bulk ? labels.selected(bulk.count) : found !== undefined && labels.found(found)}
      </VisuallyHidden>
      <ViewDrawer
        open={isArranging}
        onOpenChange={setIsArranging}
        {...{ labels, columns, view, onViewChange, views, takesRest }}
      />
    </div>
  );
}
