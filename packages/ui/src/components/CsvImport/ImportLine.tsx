// biome-ignore-all lint/a11y/noRedundantRoles: `display` takes them from a table in some browsers
'use client';

import { memo, type ReactNode } from 'react';
import { ErrorIcon } from '../../icons/icons.tsx';
import { Tag, type TagTone } from '../Tag/Tag.tsx';
import { CorrectedCell, WrittenCell } from './ImportCell.tsx';
import * as styles from './ImportTable.css.ts';
import type { ImportColumn, ImportOutcome, ImportRow } from './import-state.ts';
import type { CsvImportLabels } from './labels.ts';
import { outcomeIcons } from './outcome-icons.ts';

interface ImportLineProps {
  row: ImportRow;
  columns: readonly ImportColumn[];
  labels: CsvImportLabels;
  /** The place among the lines shown, and how far down it begins, in pixels. */
  index: number;
  start: number;
  readOnly: boolean;
  corrected: ReadonlySet<string>;
  /** The start of the ids of the lists of what may be written; a column’s id follows. */
  choicesId: string;
  measure: (line: HTMLElement | null) => void;
  onFocus: (rowId: string, columnId: string) => void;
  onChange: (rowId: string, columnId: string, value: string) => void;
  onNext: () => void;
}

const tones: Readonly<Record<ImportOutcome, TagTone>> = {
  new: 'success',
  changed: 'accent',
  unchanged: 'neutral',
  wrong: 'danger',
};

function Line({
  row,
  columns,
  labels,
  index,
  start,
  readOnly,
  corrected,
  choicesId,
  measure,
  onFocus,
  onChange,
  onNext,
}: ImportLineProps): ReactNode {
  return (
    <tr
      ref={measure}
      className={styles.line}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-row={row.id}
      data-outcome={row.outcome}
      style={{ transform: `translateY(${start}px)` }}
    >
      <td className={styles.cell} role="cell" data-place="line">
        {row.line}
      </td>
      <td className={styles.cell} role="cell" data-place="outcome">
        <Tag tone={tones[row.outcome]} icon={outcomeIcons[row.outcome]}>
          {labels.outcome[row.outcome]}
        </Tag>
      </td>
      {columns.map((column, place) => {
        const { id, header, choices } = column;
        const value = row.cells[id] ?? '';
        const before = row.before?.[id];
        const fault = row.faults?.[id];
        const isInput = !readOnly && (fault || corrected.has(`${row.id} ${id}`));
        const shared = {
          className: styles.cell,
          'data-place': place === 0 ? 'name' : undefined,
          'data-column': id,
          'data-state': isInput || fault ? 'corrected' : before === undefined ? undefined : 'changed',
        };
        const content = (
          <>
            <span className={styles.cellName} aria-hidden="true">
              {header}
            </span>
            {isInput ? (
              <CorrectedCell
                name={labels.cell(header, row.line)}
                {...{ value, fault, onNext }}
                choicesId={choices && `${choicesId}-${id}`}
                onFocus={() => onFocus(row.id, id)}
                onChange={(next) => onChange(row.id, id, next)}
              />
            ) : (
              <WrittenCell {...{ value, before, labels }} />
            )}
            {place === 0 && row.fault && (
              <span className={styles.fault}>
                <ErrorIcon size="small" />
                {row.fault}
              </span>
            )}
          </>
        );
        return place === 0 ? (
          <th key={id} {...shared} role="rowheader" scope="row">
            {content}
          </th>
        ) : (
          <td key={id} {...shared} role="cell">
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** One row of the file: a line of the table, a card on a phone. */
export const ImportLine = memo(Line);
