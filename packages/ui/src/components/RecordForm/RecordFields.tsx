import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { FieldValue, FormRow } from './form-field.ts';
import type { FormLabels } from './labels.ts';
import * as styles from './RecordForm.css.ts';
import { RecordFormField } from './RecordFormField.tsx';

export interface RecordFieldsProps<Name extends string = string> {
  /** What there is to fill in. */
  rows: readonly FormRow<Name>[];
  /** What is filled in, by the fields' names. */
  values: Readonly<Partial<Record<Name, unknown>>>;
  /** Receives every new value. */
  onValueChange: (name: Name, value: FieldValue) => void;
  /** Why a value is not accepted, by the field's name. After a submit the first of them gets the focus. */
  errors?: Readonly<Partial<Record<string, string>>> | undefined;
  /** All of it can be read, not changed. */
  readOnly?: boolean | undefined;
  /** The texts. */
  labels: FormLabels;
}

/** The fields of a form, row by row, where something else submits them: a question with something to say. */
export function RecordFields<Name extends string = string>({
  rows,
  values,
  onValueChange,
  errors = {},
  readOnly = false,
  labels,
}: RecordFieldsProps<Name>) {
  const errorOf = (name: string) =>
    errors[name] ?? Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1];
  return (
    <Stack space={16}>
      {rows.map(({ title, fields }) => (
        <Stack key={fields.map(({ name }) => name).join(' ')} space={12}>
          {title && (
            <Heading level={3} size="body">
              {title}
            </Heading>
          )}
          <div className={styles.row}>
            {fields.map((field) => (
              <RecordFormField
                key={field.name}
                field={readOnly ? { ...field, readOnly } : field}
                value={values[field.name] as FieldValue}
                onValueChange={(value) => onValueChange(field.name, value)}
                error={errorOf(field.name)}
                labels={labels}
              />
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
