import type { FieldInputProps } from '@tatami/tables/table';
import { Combobox } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { rightWord } from '../../lib/rights/right-words.ts';
import { suggestRights } from './grantable-rights.ts';

/** One of the rights that mean something, or one of the club's own. */
export function RightField({ value, change, label, hint, required, error }: FieldInputProps<'rightto'>) {
  const { t } = useI18n();
  const [typed, setTyped] = useState('');
  const optionOf = (name: string) => {
    const word = rightWord(t, name);
    return { id: name, label: word, ...(word !== name && { description: name }) };
  };
  const right = String(value ?? '');
  return (
    <Combobox
      {...{ label, hint, required, error }}
      options={suggestRights(typed, (name) => rightWord(t, name)).map(optionOf)}
      value={right ? optionOf(right) : null}
      onValueChange={(option) => change({ right: option?.id ?? '' })}
      onQueryChange={setTyped}
    />
  );
}
