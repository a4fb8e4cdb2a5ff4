'use client';

import type { ReactNode } from 'react';
import { ChevronDownIcon, PlusIcon } from '../../icons/icons.tsx';
import { useLabels, useLocale } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import type { FilteredColumn } from '../DataTable/column.ts';
import type { TableLabels } from '../DataTable/labels.ts';
import { type FilterValue, isFiltering } from '../DataTable/view.ts';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { focusUnread } from '../private/focus-unread.ts';
import { useNames } from '../private/use-names.ts';
import * as styles from './FilterBar.css.ts';
import { FilterInput } from './FilterInput.tsx';
import { filterWords } from './filter-words.ts';

interface FilterChipProps {
  column: FilteredColumn;
  labels: TableLabels;
  /** What it narrows to; `undefined` while it does not. */
  value: FilterValue | undefined;
  onValueChange: (value: FilterValue | undefined) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One filter: what it is, what it is set to, and what it can be set to. */
export function FilterChip({
  column,
  labels,
  value,
  onValueChange,
  open,
  onOpenChange,
}: FilterChipProps): ReactNode {
  const uiLabels = useLabels();
  const locale = useLocale();
  const { header, filter, mayBeEmpty } = column;
  const reference = typeof filter === 'object' && 'find' in filter ? filter : undefined;
  const names = useNames(value?.oneOf ?? [], reference?.named);
  const choices = typeof filter === 'object' && 'choices' in filter ? filter.choices : [];
  const named = reference ? names.chosen.map(({ id, label }) => ({ value: id, label })) : choices;

  const words = value && filterWords(column, value, labels, locale, named);
  const change = (next: FilterValue) => onValueChange(isFiltering(next) ? next : undefined);
  return (
    <Popover
      {...{ open, onOpenChange }}
      label={header}
      trigger={
        <button
          type="button"
          className={styles.chip}
          aria-label={words ? `${labels.filterBy(header)} ${words}` : labels.filterBy(header)}
          data-set={value ? true : undefined}
          onKeyDown={(event) => {
            if (value && (event.key === 'Delete' || event.key === 'Backspace')) onValueChange(undefined);
          }}
        >
          {!value && <PlusIcon size="small" />}
          {header}
          {words && ' '}
          {words && <span className={styles.value}>{words}</span>}
          {value && <ChevronDownIcon size="small" />}
        </button>
      }
    >
      {(close) => (
        <form
          className={styles.panel}
          onSubmit={(event) => {
            event.preventDefault();
            // The form of the page around is not meant.
            event.stopPropagation();
            if (!focusUnread(event.currentTarget)) close();
          }}
        >
          <FilterInput {...{ column, labels, names }} value={value ?? {}} onValueChange={change} />
          {mayBeEmpty && (
            <FilterChips
              label={header}
              single
              chips={(['true', 'false'] as const).map((is) => ({ value: is, label: labels.empty[is] }))}
              selected={value?.empty === undefined ? [] : [`${value.empty}`]}
              onSelectedChange={([is]) => change(is ? { empty: is === 'true' } : {})}
            />
          )}
          <div className={styles.foot}>
            <Button
              variant="quiet"
              size="small"
              disabled={!value}
              onClick={() => {
                close();
                onValueChange(undefined);
              }}
            >
              {uiLabels.clear}
            </Button>
          </div>
        </form>
      )}
    </Popover>
  );
}
