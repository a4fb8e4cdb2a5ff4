'use client';

import { type ReactNode, useId } from 'react';
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
}: RecordFieldsProps<Name>): ReactNode {
  const errorOf = (name: string) =>
    errors[name] ?? Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1];
  return (
    <Stack space={16}>
      {sectionsOf(rows).map(({ key, title, rows }) => (
        <Section key={key} title={title}>
          {rows.map(({ fields }) => (
            <div key={fields.map(({ name }) => name).join(' ')} className={styles.row}>
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
          ))}
        </Section>
      ))}
    </Stack>
  );
}

/** Rows under a title are a group by its name: two of them may each have an address in it. */
function Section({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId();
  const rows = <Stack space={16}>{children}</Stack>;
  if (!title) return rows;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend stands in the border of its fieldset, and no heading does
    <div role="group" aria-labelledby={id}>
      <Stack space={12}>
        <Heading level={3} size="body" id={id}>
          {title}
        </Heading>
        {rows}
      </Stack>
    </div>
  );
}

interface FormSection<Name extends string> {
  key: string;
  title: string | undefined;
  rows: FormRow<Name>[];
}

function sectionsOf<Name extends string>(rows: readonly FormRow<Name>[]): FormSection<Name>[] {
  const sections: FormSection<Name>[] = [];
  for (const row of rows) {
    const { title } = row;
    const last = sections.at(-1);
    if (last && last.title === title) last.rows.push(row);
    else sections.push({ key: title ?? `${sections.length}`, title, rows: [row] });
  }
  return sections;
}
