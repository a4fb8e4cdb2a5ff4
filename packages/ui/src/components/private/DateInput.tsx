import { type ComponentProps, useState } from 'react';
import { useLocale } from '../../provider/UiProvider.tsx';
import { formatDay, parseDay } from './written-day.ts';

interface DateInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value: string;
  onValueChange: (day: string) => void;
  /** Told, when the field is left, whether what stands in it can be read. */
  onReadableChange: (isReadable: boolean) => void;
}

/** A day, typed in figures. */
export function DateInput({ value, onValueChange, onReadableChange, onBlur, ...rest }: DateInputProps) {
  const locale = useLocale();
  // What is being typed may not be a day yet.
  const [draft, setDraft] = useState<string | null>(null);
  const readOf = (text: string) => parseDay(text, locale, new Date().getFullYear());
  // A day chosen elsewhere takes the place of what was typed.
  if (draft !== null && (readOf(draft) ?? '') !== value) setDraft(null);
  return (
    <input
      autoComplete="off"
      inputMode="numeric"
      placeholder={formatDay('2026-12-31', locale)}
      {...rest}
      type="text"
      value={draft ?? (value === '' ? '' : formatDay(value, locale))}
      onChange={(event) => {
        setDraft(event.target.value);
        onReadableChange(true);
        onValueChange(readOf(event.target.value) ?? '');
      }}
      onBlur={(event) => {
        onBlur?.(event);
        const isReadable = draft === null || draft.trim() === '' || readOf(draft) !== null;
        onReadableChange(isReadable);
        if (isReadable) setDraft(null);
      }}
    />
  );
}
