'use client';

import type { ReactNode } from 'react';
import { ClockIcon } from '../../icons/icons.tsx';
import { useLocale } from '../../provider/UiProvider.tsx';
import { PickerField, type PickerFieldProps } from '../private/picker/PickerField.tsx';
import { timeWriting } from '../private/picker/writing.ts';
import { nextQuarter, shapeOfTime, usualTime } from '../private/picker/written-time.ts';

export type TimeFieldProps = PickerFieldProps;

/** A time of day, `HH:mm`, of 24 hours in every language: typed, stepped by quarters, or chosen from them. */
export function TimeField(props: TimeFieldProps): ReactNode {
  const { labels, min = usualTime } = props;
  return (
    <PickerField
      placeholder={shapeOfTime(useLocale())}
      {...props}
      icon={ClockIcon}
      openLabel={labels.openTimes}
      writing={timeWriting(labels, props)}
      say={(time) => time}
      stepBy={(time, direction) => (time === '' ? min : nextQuarter(time, direction))}
      load={async () => (await import('../private/picker/panels.ts')).TimeGrid}
    />
  );
}
