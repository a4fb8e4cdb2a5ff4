'use client';

import type { ReactNode } from 'react';
import type { FilterValue } from '../DataTable/view.ts';
import { DateField, type PickerLabels } from '../DateField/DateField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { bounds } from './FilterBar.css.ts';

export interface BoundFieldsProps {
  kind: 'number' | 'date';
  labels: PickerLabels;
  /** What the first of the two is called. */
  from: string;
  /** The label of the last. */
  to: string;
  value: FilterValue;
  onValueChange: (value: FilterValue) => void;
}

/** Two fields for what lies from a number or a day on, up to one, or between the two. */
export function BoundFields({ kind, labels, value, onValueChange, ...names }: BoundFieldsProps): ReactNode {
  return (
    <div className={bounds}>
      {(['from', 'to'] as const).map((end) => {
        const { [end]: own, ...other } = value;
        // They come after the box that they stand in, which has given the focus to what there was.
        const frame = { label: names[end], autoFocus: end === 'from' };
        return kind === 'number' ? (
          <NumberField
            key={end}
            {...frame}
            value={typeof own === 'number' ? own : null}
            onValueChange={(next) => onValueChange(next === null ? other : { ...other, [end]: next })}
          />
        ) : (
          <DateField
            key={end}
            {...frame}
            labels={labels}
            value={String(own ?? '')}
            onValueChange={(day) => onValueChange({ ...other, [end]: day })}
          />
        );
      })}
    </div>
  );
}
