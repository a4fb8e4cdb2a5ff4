'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from '../../provider/UiProvider.tsx';
import { box } from '../Checkbox/Checkbox.css.ts';
import type { ChoiceFilter, FilteredColumn } from '../DataTable/column.ts';
import type { TableLabels } from '../DataTable/labels.ts';
import type { FilterValue } from '../DataTable/view.ts';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import type { PickerLabels } from '../private/picker/writing.ts';
import type { useNames } from '../private/use-names.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { BoundFields, BoundFieldsProps } from './BoundFields.tsx';
import * as styles from './FilterBar.css.ts';

interface Labelled {
  labels: TableLabels;
}

interface FilterInputProps extends Labelled {
  column: FilteredColumn;
  value: FilterValue;
  onValueChange: (value: FilterValue) => void;
  names: ReturnType<typeof useNames>;
}

/** What a column can be narrowed to, in its own way. */
export function FilterInput({ column, labels, value, onValueChange, names }: FilterInputProps): ReactNode {
  const { header, filter } = column;
  // Whoever narrows to a value no longer asks for those without one.
  const { empty: _empty, ...narrowed } = value;
  if (filter === 'text') {
    return (
      <TextField
        label={labels.searchIn(header)}
        labelHidden
        value={value.contains ?? ''}
        onValueChange={(contains) => onValueChange({ contains })}
      />
    );
  }
  if (filter === 'number' || filter === 'date')
    return <Bounds kind={filter} value={narrowed} {...{ labels, onValueChange }} />;
  if (filter === 'flag') {
    const [chosen] = value.oneOf ?? [];
    return (
      <RadioGroup
        label={header}
        labelHidden
        options={(['true', 'false'] as const).map((is) => ({ value: is, label: labels.flag[is] }))}
        value={chosen === 'true' || chosen === 'false' ? chosen : undefined}
        onValueChange={(is) => onValueChange({ oneOf: [is] })}
      />
    );
  }
  if (!filter) return null;
  if ('find' in filter) {
    return (
      <MultiSelect
        label={labels.searchIn(header)}
        search={filter.find}
        removeLabel={({ label }) => labels.removeChoice(label)}
        value={names.chosen}
        onValueChange={(options) => {
          names.remember(options);
          onValueChange({ oneOf: options.map(({ id }) => id) });
        }}
      />
    );
  }
  return <Choices {...{ header, filter, onValueChange }} chosen={value.oneOf ?? []} />;
}

interface ChoicesProps {
  header: string;
  filter: ChoiceFilter;
  chosen: readonly string[];
  onValueChange: (value: FilterValue) => void;
}

function Choices({ header, filter, chosen, onValueChange }: ChoicesProps) {
  const locale = useLocale();
  const counts = useCounts(filter);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would stand in the way of the first choice
    <div className={styles.choices} role="group" aria-label={header}>
      {filter.choices.map(({ value, label, shown, count = counts?.[value] }) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            className={box}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onValueChange({
                oneOf: target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
              })
            }
          />
          <span>{shown ?? label}</span>
          {count !== undefined && (
            <span className={styles.count}>{new Intl.NumberFormat(locale).format(count)}</span>
          )}
        </label>
      ))}
    </div>
  );
}

/** What reads days is much, and most filters are none: it comes when one is opened. */
function Bounds({ labels, ...rest }: Pick<BoundFieldsProps, 'kind' | 'value' | 'onValueChange'> & Labelled) {
  const [loaded, setLoaded] = useState<{ Fields: typeof BoundFields; labels: PickerLabels }>();
  const load = useEffectEvent(async (signal: AbortSignal) => {
    const [{ BoundFields: Fields }, picker] = await Promise.all([
      import('./BoundFields.tsx'),
      labels.picker(),
    ]);
    if (!signal.aborted) setLoaded({ Fields, labels: picker });
  });
  useEffect(() => {
    const asking = new AbortController();
    load(asking.signal).catch(() => {});
    return () => asking.abort();
  }, []);
  if (!loaded) return <div className={styles.bounds} />;
  return <loaded.Fields {...rest} labels={loaded.labels} from={labels.from} to={labels.to} />;
}

/** The counts beside choices. Nobody waits for them: choices whose counts do not come have none. */
function useCounts({ counts }: ChoiceFilter) {
  const [known, setKnown] = useState<Readonly<Record<string, number>>>();
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const told = await counts?.(signal).catch(() => undefined);
    if (told && !signal.aborted) setKnown(told);
  });
  useEffect(() => {
    const asking = new AbortController();
    void ask(asking.signal);
    return () => asking.abort();
  }, []);
  return known;
}
