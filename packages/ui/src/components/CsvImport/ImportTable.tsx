// biome-ignore-all lint/a11y/noRedundantRoles: `display` takes them from a table in some browsers
'use client';

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ArrowDownIcon, DownloadIcon, SearchIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { ImportLine } from './ImportLine.tsx';
import * as styles from './ImportTable.css.ts';
import {
  type ImportColumn,
  type ImportOutcome,
  type ImportRow,
  importOutcomes,
  type OutcomeCounts,
} from './import-state.ts';
import type { CsvImportLabels } from './labels.ts';
import { outcomeIcons } from './outcome-icons.ts';
import { nextWrongCell, type WrongCell } from './wrong-cells.ts';

interface ImportTableProps {
  columns: readonly ImportColumn[];
  rows: readonly ImportRow[];
  counts: OutcomeCounts;
  labels: CsvImportLabels;
  readOnly: boolean;
  onCellChange: (rowId: string, columnId: string, value: string) => void;
  onDownloadWrong: (() => void) | undefined;
}

/** The height in pixels that a row is taken to have before it is seen. */
const plainHeight = 45;
const wrongHeight = 72;
const startWidth = 56 + 132;
const columnWidth = 150;

/** The rows of the file. Only those in sight are drawn; wrong cells are corrected where they stand. */
export function ImportTable({
  columns,
  rows,
  counts,
  labels,
  readOnly,
  onCellChange,
  onDownloadWrong,
}: ImportTableProps): ReactNode {
  const ownId = useId();
  const boxRef = useRef<HTMLElement>(null);
  // Which rows are shown is settled when it is chosen: one that is corrected stays where it is.
  const [filter, setFilter] = useState<{ by: ImportOutcome; ids: ReadonlySet<string> } | null>(null);
  // A cell that was corrected can be corrected again.
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  const at = useRef<WrongCell | null>(null);
  const wanted = useRef<WrongCell | null>(null);

  const shown = useMemo(() => (filter ? rows.filter(({ id }) => filter.ids.has(id)) : rows), [rows, filter]);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => boxRef.current,
    // The same as long as the rows are: another function has all of them measured again.
    getItemKey: useCallback((index) => shown[index]?.id ?? index, [shown]),
    estimateSize: (index) => (shown[index]?.outcome === 'wrong' ? wrongHeight : plainHeight),
    overscan: 8,
    useScrollendEvent: true,
    scrollPaddingStart: plainHeight,
    // What is being written stays, wherever one scrolls.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      const kept = shown.findIndex(({ id }) => id === at.current?.rowId);
      return kept < 0 || drawn.includes(kept) ? drawn : [...drawn, kept].sort((a, b) => a - b);
    },
  });

  const focusWanted = () => {
    const { rowId, columnId } = wanted.current ?? {};
    if (rowId === undefined || columnId === undefined) return;
    const row = boxRef.current?.querySelector(`[data-row="${CSS.escape(rowId)}"]`);
    const cell = row?.querySelector<HTMLElement>(`[data-column="${CSS.escape(columnId)}"] input`);
    if (!cell) return;
    wanted.current = null;
    cell.focus();
  };
  useLayoutEffect(focusWanted);

  const goToNext = () => {
    const next = nextWrongCell(shown, columns, at.current);
    if (!next) return;
    wanted.current = next;
    virtualizer.scrollToIndex(
      shown.findIndex(({ id }) => id === next.rowId),
      { align: 'center' },
    );
    focusWanted();
  };
  const change = (rowId: string, columnId: string, value: string) => {
    setCorrected((before) => new Set(before).add(`${rowId} ${columnId}`));
    onCellChange(rowId, columnId, value);
  };

  // The same to every line as long as it is there: what scrolls by is not drawn anew.
  const latest = useRef({ change, goToNext });
  useLayoutEffect(() => {
    latest.current = { change, goToNext };
  });
  const onFocus = useCallback((rowId: string, columnId: string) => {
    at.current = { rowId, columnId };
  }, []);
  const onChange = useCallback(
    (rowId: string, columnId: string, value: string) => latest.current.change(rowId, columnId, value),
    [],
  );
  const onNext = useCallback(() => latest.current.goToNext(), []);

  const chooseFilter = ([by]: ImportOutcome[]) => {
    const ids = rows.filter(({ outcome }) => outcome === by).map(({ id }) => id);
    setFilter(by ? { by, ids: new Set(ids) } : null);
    virtualizer.scrollToOffset(0);
  };

  const widths = columns.map(({ width = columnWidth }) => width);
  const template = widths.map((width) => `minmax(${width}px, 1fr)`).join(' ');
  const least = widths.reduce((sum, width) => sum + width, startWidth);

  return (
    <>
      <div className={styles.tools}>
        <FilterChips<ImportOutcome>
          label={labels.filter}
          single
          selected={filter ? [filter.by] : []}
          onSelectedChange={chooseFilter}
          chips={importOutcomes.map((outcome) => ({
            value: outcome,
            label: labels.filters[outcome],
            icon: outcomeIcons[outcome],
            count: counts[outcome],
          }))}
        />
        {counts.wrong > 0 && !readOnly && (
          <div className={styles.wrongTools}>
            <Button size="small" icon={ArrowDownIcon} onClick={goToNext}>
              {labels.nextWrong}
            </Button>
            {onDownloadWrong && (
              <Button size="small" icon={DownloadIcon} onClick={onDownloadWrong}>
                {labels.downloadWrong}
              </Button>
            )}
          </div>
        )}
      </div>
      {shown.length === 0 && <EmptyState icon={SearchIcon} title={labels.noRows} />}
      <section
        ref={boxRef}
        className={styles.box}
        aria-label={labels.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        tabIndex={0}
        style={
          {
            '--import-columns': template,
            '--import-least': `${least}px`,
            '--import-total': `${virtualizer.getTotalSize()}px`,
          } as CSSProperties
        }
      >
        <table
          className={styles.table}
          role="table"
          aria-label={labels.table}
          aria-rowcount={shown.length + 1}
        >
          <thead className={styles.head} role="rowgroup">
            <tr className={styles.headRow} role="row" aria-rowindex={1}>
              {[labels.line, labels.outcomeHead, ...columns.map(({ header }) => header)].map((header) => (
                <th key={header} className={styles.headCell} role="columnheader" scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.body} role="rowgroup">
            {virtualizer.getVirtualItems().map(({ index, start }) => {
              const row = shown[index];
              return (
                row && (
                  <ImportLine
                    key={row.id}
                    {...{
                      row,
                      columns,
                      labels,
                      index,
                      start,
                      readOnly,
                      corrected,
                      onFocus,
                      onChange,
                      onNext,
                    }}
                    choicesId={ownId}
                    measure={virtualizer.measureElement}
                  />
                )
              );
            })}
          </tbody>
        </table>
      </section>
      {columns.map(
        ({ id, choices }) =>
          choices && (
            <datalist key={id} id={`${ownId}-${id}`}>
              {choices.map((choice) => (
                <option key={choice} value={choice} />
              ))}
            </datalist>
          ),
      )}
    </>
  );
}
