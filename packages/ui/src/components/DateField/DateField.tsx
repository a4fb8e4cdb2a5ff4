import { CalendarIcon } from '../../icons/icons.tsx';
import { NativePicker, type NativePickerProps } from '../private/NativePicker.tsx';

export interface DateFieldProps extends NativePickerProps {
  /** `YYYY-MM-DD`, or empty. */
  value?: string | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: string | undefined;
  /** The earliest day, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The latest day. */
  max?: string | undefined;
}

/** A day. The browser's own picker: on a phone there is none better. */
export function DateField(props: DateFieldProps) {
  return <NativePicker {...props} type="date" icon={CalendarIcon} />;
}
