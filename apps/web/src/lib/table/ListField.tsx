import { useQuery } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import { TextArea } from '@tatami/ui';
import { MultiSelect } from '@tatami/ui/MultiSelect';
import { useState } from 'react';
import type { TextBinding } from '../form/use-fields.ts';
import type { FieldErrors, Values } from '../form/validate.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import type { Place } from './describe-place.ts';
import { usePlaces } from './places-context.ts';
import { rowOptions } from './row-options.ts';
import { namedRowsQuery } from './row-queries.ts';
import type { TableTexts } from './table-texts.ts';

/** As much of a form as a list in it takes. */
interface ListForm {
  text: (name: never) => Pick<TextBinding, 'required' | 'error'>;
  values: object;
  errors: FieldErrors;
  change: (changes: never) => void;
}

interface ListFieldProps {
  rule: FieldRules;
  name: string;
  label: string;
  hint: string | undefined;
  form: ListForm;
  texts: TableTexts;
}

/** Several values in one field: choices of an enumeration, rows of another table, or texts, one a line. */
export function ListField({ rule, name, label, hint, form, texts }: ListFieldProps) {
  const { t } = useI18n();
  const { required, error } = form.text(name as never);
  const held = ((form.values as Values)[name] as readonly string[] | undefined) ?? [];
  const change = (values: readonly string[]) => form.change({ [name]: values } as never);
  const errorWithin = Object.entries(form.errors).find(([field]) => field.startsWith(`${name}.`))?.[1];
  const shown = { label, hint, required, error: error ?? errorWithin };
  const referred = rule.items?.reference;
  if (typeof referred === 'string') {
    return <References {...shown} name={name} table={referred as TableName} held={held} onChange={change} />;
  }
  if (!rule.items?.enum) return <Lines {...shown} name={name} held={held} onChange={change} />;
  const optionOf = (value: string) => ({ id: value, label: texts.choice(name, value) });
  return (
    <MultiSelect
      {...shown}
      name={name}
      options={rule.items.enum.map(String).map(optionOf)}
      value={held.map(optionOf)}
      onValueChange={(options) => change(options.map(({ id }) => id))}
      removeLabel={(option) => t('form.removeOne', { name: option.label })}
    />
  );
}

interface ValuesProps {
  name: string;
  label: string;
  hint: string | undefined;
  required: boolean;
  error: string | undefined;
  held: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** Rows of another table, found by their names. */
function References({ table, ...field }: ValuesProps & { table: TableName }) {
  const place = usePlaces()(table);
  if (!place) throw new Error(`Nothing says what the rows of "${table}" are called.`);
  return <FoundRows {...field} place={place} />;
}

function FoundRows({ place, held, onChange, ...field }: ValuesProps & { place: Place }) {
  const i18n = useI18n();
  const { find, optionOf } = rowOptions(place, i18n);
  const { data: known = [] } = useQuery(namedRowsQuery(place.table, held));
  const options = new Map(known.map((row) => [row.id, optionOf(row)]));
  return (
    <MultiSelect
      {...field}
      search={find}
      value={held.map((id) => options.get(id) ?? { id, label: '…' })}
      onValueChange={(chosen) => onChange(chosen.map(({ id }) => id))}
      removeLabel={(option) => i18n.t('form.removeOne', { name: option.label })}
    />
  );
}

/** What is typed stays as it is typed; an empty line is no value. */
function Lines({ held, onChange, hint, ...field }: ValuesProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(held.join('\n'));
  return (
    <TextArea
      {...field}
      hint={hint ?? t('form.oneALine')}
      value={typed}
      onValueChange={(text) => {
        setTyped(text);
        onChange(
          text
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        );
      }}
    />
  );
}
