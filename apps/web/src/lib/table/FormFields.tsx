import type { Draft, Entity, TableName } from '@tatami/sdk';
import { Columns, Heading, Stack } from '@tatami/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import { FieldInput } from './FieldInput.tsx';
import type { RowForm } from './row-form.ts';
import type { FormRow, FormSection, Table } from './table.ts';
import { type TableTexts, tableTexts } from './table-texts.ts';

interface FormFieldsProps<T extends TableName> {
  of: Table<T>;
  form: RowForm;
  entity: Entity<T> | undefined;
}

/** The fields of a table's form, in the rows and under the headings of its description. */
export function FormFields<T extends TableName>({ of: table, form, entity }: FormFieldsProps<T>) {
  const { t } = useI18n();
  const texts = tableTexts(t, table.place.table);
  const drawRow = (row: FormRow<T>) => <FieldRow key={row[0]} {...{ table, form, entity, texts, row }} />;
  return (table.form ?? []).map((part): ReactNode => {
    if (isRow(part)) return drawRow(part);
    return (
      <Stack key={part.heading} space={12}>
        <Heading level={3}>{texts.own(`form.${part.heading}`)}</Heading>
        {part.rows.map(drawRow)}
      </Stack>
    );
  });
}

const isRow = <T extends TableName>(part: FormRow<T> | FormSection<T>): part is FormRow<T> =>
  Array.isArray(part);

interface FieldRowProps<T extends TableName> {
  table: Table<T>;
  form: RowForm;
  entity: Entity<T> | undefined;
  texts: TableTexts;
  row: FormRow<T>;
}

function FieldRow<T extends TableName>({ table, form, entity, texts, row }: FieldRowProps<T>) {
  const fields = row
    .filter((name) => table.fields?.[name]?.when?.(form.values as Draft<T>, entity) ?? true)
    .map((name) => <FieldInput key={name} {...{ table, form, entity, texts, name }} />);
  if (row.length === 1) return fields;
  return (
    <Columns layout={row.length === 3 ? 3 : 2} space={16}>
      {fields}
    </Columns>
  );
}
