'use client';

import { useState } from 'react';

/** What a form holds, by the names of its fields. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What is wrong with a form, by the names of its fields; within a field by its path, `guardians.0.name`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Tells what is wrong with all that is filled in. */
export type Judge = (values: FormValues) => FieldErrors;

/** What is filled in, and what is wrong with it so far as it was said. */
export function useFormValues(initial: FormValues, judge: Judge, found: FieldErrors = {}) {
  const [state, setState] = useState({ values: initial, errors: found });
  return {
    ...state,
    change: (changes: FormValues) =>
      setState(({ values: before, errors }) => {
        const values = { ...before, ...changes };
        return { values, errors: judgedAgain(errors, before, values, judge) };
      }),
    /** Puts other values in the place of all there are. */
    replace: (values: FormValues, errors: FieldErrors = {}) => setState({ values, errors }),
    /** Says what is wrong. */
    show: (errors: FieldErrors) => setState(({ values }) => ({ values, errors })),
  };
}

/**
 * What is still wrong after a change: what was said to be wrong is judged again at once, what is typed the first time is
 * left alone. What another has found, such as the server, holds until its field is changed.
 */
export function judgedAgain(
  errors: FieldErrors,
  before: FormValues,
  after: FormValues,
  judge: Judge,
): FieldErrors {
  const told = Object.entries(errors);
  if (told.length === 0) return errors;
  const [found, finds] = [judge(before), judge(after)];
  const isChanged = (field: string) => {
    const [name = ''] = field.split('.');
    return before[name] !== after[name];
  };
  return Object.fromEntries(
    told.flatMap(([field, error]) => {
      const current = isChanged(field) || error === found[field] ? finds[field] : error;
      return current ? [[field, current]] : [];
    }),
  );
}
