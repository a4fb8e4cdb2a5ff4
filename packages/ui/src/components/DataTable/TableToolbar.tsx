import { type ReactNode, useState } from 'react';
import { CloseIcon, DownloadIcon, FilterIcon, SettingsIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { TableColumn } from './column.ts';
import * as styles from './DataTable.css.ts';
import { FilterDrawer } from './FilterDrawer.tsx';
import type { TableLabels } from './labels.ts';
import { ViewDrawer } from './ViewDrawer.tsx';
import { readView, type SavedViews, type TableView } from './view.ts';

interface TableToolbarProps<Row> {
  labels: TableLabels;
  columns: readonly TableColumn<Row>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  search: boolean;
  views: SavedViews | undefined;
  /** The column that takes what the others leave it. */
  takesRest: string | undefined;
  /** On a phone, where there are no heads to sort by. */
  cardSort: ReactNode;
  onExport: (() => Promise<void>) | undefined;
  /** How many rows a search or a filter has left, where that is known. */
  found: number | undefined;
  /** In place of all this while rows are selected. */
  bulk: { count: number; actions: ReactNode; clear: () => void } | undefined;
}

/** Above a table: search, filters, columns and views, a file of the rows; or what can be done with those selected. */
export function TableToolbar<Row>({
  labels,
  columns,
  view,
  onViewChange,
  search,
  views,
  takesRest,
  cardSort,
  onExport,
  found,
  bulk,
}: TableToolbarProps<Row>) {
  const [open, setOpen] = useState<'filters' | 'view' | null>(null);
  const [exporting, setExporting] = useState(false);
  const isOpen = (name: 'filters' | 'view') => ({
    open: open === name,
    onOpenChange: (next: boolean) => setOpen(next ? name : null),
  });
  const filtering = Object.keys(view.filters).length;
  const filterable = columns.filter(({ filter }) => filter !== undefined);
  const current = views?.saved.find((saved) => JSON.stringify(saved.view) === JSON.stringify(view));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className={styles.tools} role="group" aria-label={labels.tools}>
      {bulk ? (
        <div className={styles.bulk}>
          <IconButton size="small" icon={CloseIcon} label={labels.clearSelection} onClick={bulk.clear} />
          <span className={styles.bulkCount}>{labels.selected(bulk.count)}</span>
          {bulk.actions}
        </div>
      ) : (
        <>
          {search && (
            <div className={styles.toolSearch}>
              <SearchField
                label={labels.search}
                value={view.search}
                onValueChange={(next) => onViewChange({ ...view, search: next })}
              />
            </div>
          )}
          {views && views.saved.length > 0 && (
            <Select
              label={labels.savedViews}
              labelHidden
              emptyLabel={labels.savedViews}
              options={views.saved.map(({ name }) => ({ value: name, label: name }))}
              value={current?.name ?? ''}
              onValueChange={(name) => {
                const chosen = views.saved.find((saved) => saved.name === name);
                if (chosen) onViewChange(readView(chosen.view));
              }}
            />
          )}
          {filterable.length > 0 && (
            <Button icon={FilterIcon} aria-haspopup="dialog" onClick={() => setOpen('filters')}>
              {filtering > 0 ? `${labels.filters} (${filtering})` : labels.filters}
            </Button>
          )}
          <Button icon={SettingsIcon} aria-haspopup="dialog" onClick={() => setOpen('view')}>
            <span className={styles.toolName}>{labels.view}</span>
          </Button>
          {onExport && (
            <Button
              icon={DownloadIcon}
              loading={exporting}
              onClick={() => {
                setExporting(true);
                void onExport().finally(() => setExporting(false));
              }}
            >
              <span className={styles.toolName}>{labels.exportCsv}</span>
            </Button>
          )}
          {cardSort}
        </>
      )}
      <VisuallyHidden live="polite">
        {bulk ? labels.selected(bulk.count) : found !== undefined && labels.found(found)}
      </VisuallyHidden>
      <FilterDrawer {...isOpen('filters')} {...{ labels, view, onViewChange }} columns={filterable} />
      <ViewDrawer {...isOpen('view')} {...{ labels, columns, view, onViewChange, views, takesRest }} />
    </div>
  );
}
