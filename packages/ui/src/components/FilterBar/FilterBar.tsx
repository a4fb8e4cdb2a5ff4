'use client';

import { type ReactNode, useState } from 'react';
import { PlusIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import type { FilteredColumn } from '../DataTable/column.ts';
import type { TableLabels } from '../DataTable/labels.ts';
import type { FilterValue } from '../DataTable/view.ts';
import { Popover } from '../Popover/Popover.tsx';
import { showWhole } from '../private/show-whole.ts';
import * as styles from './FilterBar.css.ts';
import { FilterChip } from './FilterChip.tsx';

export interface FilterBarProps {
  /** What can be narrowed: the columns of a table, in the order of their chips. */
  columns: readonly FilteredColumn[];
  /** What they are narrowed to, by their ids. One that is not narrowed is not there. */
  value: Readonly<Record<string, FilterValue>>;
  /** Receives every new value at once: there is nothing to apply. */
  onValueChange: (value: Record<string, FilterValue>) => void;
  /** The texts. */
  labels: TableLabels;
}

/** How many filters offer themselves; the others wait behind one chip. */
const most = 4;

/** What rows are narrowed by, in one line above them: a filled chip narrows, a dashed one could. */
export function FilterBar({ columns, value, onValueChange, labels }: FilterBarProps): ReactNode {
  const [open, setOpen] = useState<string | null>(null);
  const [added, setAdded] = useState<readonly string[]>([]);
  const filterable = columns.filter(({ filter }) => filter !== undefined);
  const isSet = ({ id }: FilteredColumn) => value[id] !== undefined;
  const offered = filterable.filter(
    (column, at) => at < most || filterable.length === most + 1 || isSet(column) || added.includes(column.id),
  );
  const waiting = filterable.filter((column) => !offered.includes(column));
  if (filterable.length === 0) return null;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className={styles.bar} role="group" aria-label={labels.filters} onFocus={showWhole}>
      {offered.map((column) => (
        <FilterChip
          key={column.id}
          {...{ column, labels }}
          value={value[column.id]}
          open={open === column.id}
          onOpenChange={(isOpen) =>
            setOpen((before) => (isOpen ? column.id : before === column.id ? null : before))
          }
          onValueChange={(filter) => {
            const { [column.id]: _before, ...others } = value;
            onValueChange(filter ? { ...others, [column.id]: filter } : others);
          }}
        />
      ))}
      {waiting.length > 0 && (
        <Popover
          label={labels.moreFilters}
          trigger={
            <button type="button" className={styles.chip}>
              <PlusIcon size="small" />
              {labels.moreFilters}
            </button>
          }
        >
          {(close) => (
            <ul>
              {waiting.map(({ id, header }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.offer}
                    onClick={() => {
                      close();
                      setAdded([...added, id]);
                      setOpen(id);
                    }}
                  >
                    {header}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Popover>
      )}
      {filterable.some(isSet) && (
        <Button variant="quiet" size="small" onClick={() => onValueChange({})}>
          {labels.clearFilters}
        </Button>
      )}
    </div>
  );
}
