'use client';

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { phone } from '../../theme/media.ts';
import { classes } from '../private/classes.ts';
import { useMedia } from '../private/use-media.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BodyRow } from './BodyRow.tsx';
import * as styles from './DataTable.css.ts';
import { HeadCell } from './HeadCell.tsx';
import { SelectAllCell } from './SelectAllCell.tsx';
import type { TableFrameProps } from './table-frame.ts';
import { useGridFocus } from './use-grid-focus.ts';

interface BoxTableProps<Row> extends TableFrameProps<Row> {
  height: number;
}

const selectWidth = 44;
const cardHeight = 72;

/** Rows drawn beyond those in sight, each way: what a compositor that scrolls ahead of the script can show. */
const overscan = 6;
/** The rest after a jump, in milliseconds; a key that is held comes again every 30. */
const restAfterJump = 150;

/** A grid in a box of its own: the head and the first column stay in sight, and only rows in sight are drawn. */
export function BoxTable<Row>({
  caption,
  shown,
  rows,
  rowKey,
  rowHref,
  current,
  fresh,
  density,
  skeletonRows,
  refreshing,
  selection,
  height,
}: BoxTableProps<Row>): ReactNode {
  const boxRef = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight(density);
  const isCards = useMedia(phone, false);
  const high = isCards ? cardHeight : rowHeight.row;
  const headHeight = isCards ? 0 : rowHeight.head;
  const count = rows?.length ?? skeletonRows;

  // Only which columns there are matters to a row: their widths are a variable of the table.
  const ids = shown.map(({ column }) => column.id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same columns in the same order are the same to a row
  const columns = useMemo(() => shown.map(({ column }) => column), [ids, shown[0]?.column]);
  const firstColumn = selection ? 1 : 0;

  const activeRef = useRef(0);
  /** A key leads to rows far away: those in sight are drawn at once, those beyond them when the keys are at rest. */
  const isJumping = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [, drawAll] = useReducer((turn: number) => turn + 1, 0);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => boxRef.current,
    estimateSize: () => high,
    overscan,
    // The timer in its place can come between a scroll and its event, and the frame is drawn without the new rows.
    useScrollendEvent: true,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    // The row that the Tab key comes back to stays.
    rangeExtractor: (range) => {
      const drawn = isJumping.current ? inSight(range) : defaultRangeExtractor(range);
      const kept = activeRef.current;
      if (kept < 0 || kept >= range.count || drawn.includes(kept)) return drawn;
      return [...drawn, kept].sort((a, b) => a - b);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height lie elsewhere
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, high, headHeight]);

  const { active, onKeyDown, onFocus } = useGridFocus({
    gridRef: boxRef,
    rows: count,
    columns: columns.length + firstColumn,
    page: Math.max(1, Math.floor(height / high) - 2),
    reveal: (row) => {
      if (!virtualizer.getVirtualItems().some(({ index }) => index === row)) {
        isJumping.current = true;
        clearTimeout(rest.current);
        rest.current = setTimeout(() => {
          isJumping.current = false;
          drawAll();
        }, restAfterJump);
      }
      virtualizer.scrollToIndex(row);
      // The browser tells of it only before the next frame: the rows would come in a second render of their own.
      boxRef.current?.dispatchEvent(new Event('scroll'));
    },
  });
  activeRef.current = active.row;
  useEffect(() => () => clearTimeout(rest.current), []);

  const drawn = virtualizer.getVirtualItems();
  const firstKey = useFirstKey(drawn, isJumping.current);

  // What changes in all rows at once, as an order does, is seen first where it is seen at all.
  const laterRows = useDeferredValue(rows);
  const laterSelected = useDeferredValue(selection?.selected);
  const isInSight = (index: number) => {
    const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: count };
    return index >= startIndex && index <= endIndex;
  };

  const widths = shown.map(({ width, isResized }) => (isResized ? `${width}px` : `minmax(${width}px, 1fr)`));
  const template = [...(selection ? [`${selectWidth}px`] : []), ...widths].join(' ');
  const selectColumn = selection ? selectWidth : 0;
  const least = shown.reduce((sum, { width }) => sum + width, selectColumn);
  const total = virtualizer.getTotalSize();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the cells of the grid in it
    <div
      ref={boxRef}
      className={styles.scroller}
      style={{ height: Math.min(height, total + 1) }}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <table
        className={styles.grid}
        style={
          {
            '--table-columns': template,
            '--table-least': `${least}px`,
            '--table-first': `${selectColumn}px`,
            '--table-stays': `${selectColumn + (shown[0]?.width ?? 0)}px`,
            height: total,
          } as CSSProperties
        }
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid is made of
        role="grid"
        aria-busy={rows === undefined || refreshing}
        aria-rowcount={count + 1}
        aria-colcount={columns.length + firstColumn}
        aria-multiselectable={selection ? true : undefined}
      >
        <caption className={styles.gridCaption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: see DataTable */}
        <thead className={classes(styles.head, styles.headOfGrid)} role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see DataTable */}
          <tr className={styles.headRowOfGrid} role="row" aria-rowindex={1}>
            {selection && (
              <SelectAllCell
                label={selection.labels.selectAll}
                state={selection.state}
                onToggle={selection.toggleAll}
                grid={{ isActive: active.row === -1 && active.column === 0 }}
              />
            )}
            {shown.map((each, at) => {
              const place = at + firstColumn;
              return (
                <HeadCell
                  key={each.column.id}
                  shown={each}
                  grid={{ at: place, isActive: active.row === -1 && active.column === place }}
                />
              );
            })}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see DataTable */}
        <tbody className={styles.bodyOfGrid} role="rowgroup" onChange={selection?.onBodyChange}>
          {drawn.map(({ index, start }) => {
            const isLate = !isInSight(index);
            const row = (isLate ? laterRows?.[index] : undefined) ?? rows?.[index];
            const id = row === undefined ? '' : rowKey(row);
            return (
              <BodyRow
                // By its place: another order writes other texts into the same cells, and makes none anew.
                key={index - firstKey}
                {...{ id, row, columns, density, index }}
                href={row && rowHref?.(row)}
                isCurrent={row && id === current}
                isFresh={row && fresh?.has(id)}
                selected={row && (isLate ? laterSelected : selection?.selected)?.has(id)}
                selectLabel={selection?.labels.selectRow}
                top={start}
                height={high}
                active={active.row === index ? active.column : undefined}
              />
            );
          })}
        </tbody>
      </table>
      <div className={classes(styles.probe, styles.density[density])} ref={rowHeight.ref} />
    </div>
  );
}

/**
 * Which row has the key 0. After a jump, the rows it leads to take over what the rows it left were drawn with, and none
 * is made anew; the focus goes where the jump goes.
 */
function useFirstKey(drawn: readonly { index: number }[], isJumping: boolean): number {
  const last = useRef({ start: 0, firstKey: 0 });
  const start = drawn[0]?.index ?? 0;
  const jump = start - last.current.start;
  const isFar = Math.abs(jump) * 2 > drawn.length;
  const firstKey = last.current.firstKey + (isJumping && isFar ? jump : 0);
  useLayoutEffect(() => {
    last.current = { start, firstKey };
  });
  return firstKey;
}

function inSight({ startIndex, endIndex }: Range): number[] {
  return Array.from({ length: endIndex - startIndex + 1 }, (_, at) => startIndex + at);
}

/** Rows are as high as the theme and the text size make them; fixed, so that their places need no measuring. */
function useRowHeight(density: keyof typeof styles.density) {
  const ref = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState({ row: 44, head: 36 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another density is another height
  useLayoutEffect(() => {
    const probe = ref.current;
    if (!probe) return;
    const measure = () => {
      const row = Math.round(probe.offsetHeight) || 44;
      const head = Math.round(probe.parentElement?.querySelector('thead')?.offsetHeight ?? 0) || 36;
      setHeights((before) => (before.row === row && before.head === head ? before : { row, head }));
    };
    measure();
    const whenResized = new ResizeObserver(measure);
    whenResized.observe(probe);
    return () => whenResized.disconnect();
  }, [density]);
  return { ...heights, ref };
}
