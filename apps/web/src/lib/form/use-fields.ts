import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import { type FieldErrors, type Rules, type Values, validateField } from './validate.ts';

/** What every bound input takes. */
export interface Binding {
  name: string;
  required: boolean;
  error: string | undefined;
}

export type TextBinding = Binding & {
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
};

/** The fields of a form: what stands in them, what is wrong with it, and what each input takes. */
export function useFields(rules: Rules, initial: Values) {
  const { t } = useI18n();
  const [values, setValues] = useState<Values>(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [timesShown, setTimesShown] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // By now React has put the marks on, also those that came with a late answer.
    if (timesShown > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [timesShown]);

  function change(changes: Values): void {
    setValues((current) => ({ ...current, ...changes }));
    // What is being corrected is judged again at once; what is typed the first time is left alone.
    setErrors((current) => {
      const changed = Object.keys(changes);
      const isWithin = (field: string) => changed.some((name) => field.startsWith(`${name}.`));
      const next = Object.fromEntries(Object.entries(current).filter(([field]) => !isWithin(field)));
      for (const [name, value] of Object.entries(changes)) {
        if (next[name] === undefined) continue;
        const error = rules[name] ? validateField(rules[name], value, t) : null;
        if (error) next[name] = error;
        else delete next[name];
      }
      return next;
    });
  }

  const binding = (name: string): Binding => ({
    name,
    required: rules[name]?.required === true,
    error: errors[name],
  });

  return {
    values,
    setValues,
    errors,
    setErrors,
    change,
    /** Marks what is wrong, and leads to the first of it. */
    show(found: FieldErrors): void {
      setErrors(found);
      setTimesShown((times) => times + 1);
    },
    /** Takes a submit over from the browser. */
    take(event: FormEvent | undefined): void {
      event?.preventDefault();
      if (event?.currentTarget instanceof HTMLFormElement) form.current = event.currentTarget;
    },
    /** For text, dates, times and selects; an empty one is stored as nothing. `tidy` rewrites what was typed. */
    text(name: string, tidy?: (typed: string) => string): TextBinding {
      const value = String(values[name] ?? '');
      const store = (text: string) => change({ [name]: text === '' && rules[name]?.nullable ? null : text });
      return {
        ...binding(name),
        value,
        onValueChange: store,
        ...(tidy && { onBlur: () => store(tidy(value)) }),
      };
    },
    number: (name: string) => ({
      ...binding(name),
      value: (values[name] as number | null | undefined) ?? null,
      onValueChange: (value: number | null) => change({ [name]: value }),
    }),
    flag: (name: string) => ({
      name,
      checked: values[name] === true,
      onCheckedChange: (checked: boolean) => change({ [name]: checked }),
    }),
  };
}
