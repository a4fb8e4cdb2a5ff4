import { ClockIcon } from '../../icons/icons.tsx';
import { NativePicker, type NativePickerProps } from '../private/NativePicker.tsx';

export interface TimeFieldProps extends NativePickerProps {
  /** `HH:mm`, or empty. */
  value?: string | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: string | undefined;
  /** The earliest time, `HH:mm`. */
  min?: string | undefined;
  /** The latest time. */
  max?: string | undefined;
  /** In seconds: 300 offers every fifth minute. */
  step?: number | undefined;
}

/** A time of day. */
export function TimeField(props: TimeFieldProps) {
  return <NativePicker {...props} type="time" icon={ClockIcon} />;
}
