import type { Draft, Entity, TableName } from '@tatami/sdk';
import { Checkbox, DateField, NumberField, Select, TextArea, TextField, TimeField } from '@tatami/ui';
import { tidyPhone } from '../form/tidy.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import type { WrittenField } from './fields.ts';
import { InstantField } from './InstantField.tsx';
import { ListField } from './ListField.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import type { RowForm } from './row-form.ts';
import type { FieldDescription, Table } from './table.ts';
import type { TableTexts } from './table-texts.ts';

interface FieldInputProps<T extends TableName> {
  table: Table<T>;
  name: WrittenField<T>;
  form: RowForm;
  entity: Entity<T> | undefined;
  texts: TableTexts;
}

/** Longer texts have several lines. */
const lineLength = 250;

/** The input of a field, as the contract says what it holds and the description how it is filled in. */
export function FieldInput<T extends TableName>({ table, name, form, entity, texts }: FieldInputProps<T>) {
  const { t } = useI18n();
  const rule = table.rules[name] ?? { type: 'string' };
  const described: FieldDescription<T> = table.fields?.[name] ?? {};
  const readOnly = entity !== undefined && described.readOnly?.(entity) === true;
  const label = texts.field(name);
  const hint = texts.maybe(readOnly ? `${name}.fixed` : `${name}.hint`);
  const change = (value: unknown) => {
    const changed = { [name]: value };
    form.change({ ...changed, ...described.along?.(changed as Partial<Draft<T>>, form.values as Draft<T>) });
  };

  if (described.Input) {
    const { required, error } = form.text(name);
    return (
      <described.Input
        {...{ label, hint, required, error, entity }}
        value={form.values[name]}
        values={form.values as Draft<T>}
        change={form.change}
      />
    );
  }
  if (rule.type === 'array') return <ListField {...{ rule, label, hint, form, name, texts }} />;
  if (rule.type === 'boolean') {
    return <Checkbox label={label} hint={hint} {...form.flag(name)} onCheckedChange={change} />;
  }
  if (rule.type === 'integer' || rule.type === 'number') {
    return (
      <NumberField
        label={label}
        hint={hint}
        min={rule.minimum}
        max={rule.maximum}
        {...form.number(name)}
        onValueChange={change}
      />
    );
  }

  const { onBlur, ...binding } = form.text(name, described.tidy ?? (isPhone(name) ? tidyPhone : undefined));
  const empty = rule.nullable ? null : '';
  const text = {
    label,
    hint,
    readOnly,
    ...binding,
    onValueChange: (typed: string) => change(typed || empty),
  };
  const emptyLabel =
    texts.maybe(`${name}.all`) ??
    texts.maybe(`${name}.none`) ??
    (rule.nullable ? t('form.none') : t('form.choose'));
  if (rule.enum) {
    const choices = described.choices?.(entity) ?? rule.enum.map(String);
    const isChosen = rule.required === true || rule.default !== undefined;
    return (
      <Select
        {...text}
        emptyLabel={isChosen && binding.value !== '' ? undefined : emptyLabel}
        options={choices.map((value) => ({ value, label: texts.choice(name, value) }))}
      />
    );
  }
  if (typeof rule.reference === 'string') {
    return <ReferenceField {...text} table={rule.reference as TableName} emptyLabel={emptyLabel} />;
  }
  if (rule.format === 'date') return <DateField {...text} />;
  if (rule.format === 'time') return <TimeField {...text} />;
  if (rule.format === 'date-time') return <InstantField {...text} />;
  const typed = { ...text, placeholder: texts.maybe(`${name}.example`), ...(onBlur && { onBlur }) };
  if (rule.maxLength === undefined || rule.maxLength > lineLength) return <TextArea {...typed} />;
  return (
    <TextField
      {...typed}
      type={typeOf(name, rule.format)}
      autoComplete={described.autoComplete ?? 'off'}
      inputMode={described.inputMode}
    />
  );
}

function typeOf(name: string, format: string | undefined): 'email' | 'url' | 'tel' | 'text' {
  if (format === 'email') return 'email';
  if (format === 'uri') return 'url';
  return isPhone(name) ? 'tel' : 'text';
}

/** The contract knows them by their form (E.164), which nobody types. */
const isPhone = (name: string) => /phone$/i.test(name);
