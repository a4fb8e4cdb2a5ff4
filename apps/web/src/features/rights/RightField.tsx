import type { FieldInputProps } from '@tatami/tables/table';
import { Combobox } from '@tatami/ui';
import { useState } from 'react';
import { suggestRights } from './grantable-rights.ts';

/** One of the rights that mean something, or one of the club's own. */
export function RightField({ value, change, label, hint, required, error }: FieldInputProps<'rightto'>) {
  const [typed, setTyped] = useState('');
  const right = String(value ?? '');
  return (
    <Combobox
      {...{ label, hint, required, error }}
      options={suggestRights(typed).map((name) => ({ id: name, label: name }))}
      value={right ? { id: right, label: right } : null}
      onValueChange={(option) => change({ right: option?.id ?? '' })}
      onQueryChange={setTyped}
    />
  );
}
