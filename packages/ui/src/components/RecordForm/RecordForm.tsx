import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { FieldValue, FormRow } from './form-field.ts';
import type { FormLabels } from './labels.ts';
import * as styles from './RecordForm.css.ts';
import { RecordFormField } from './RecordFormField.tsx';

export interface RecordFormProps<Name extends string = string> {
  /** Ties the form to its submit button, which may stand elsewhere: `<Button type="submit" form={id}>`. */
  id: string;
  /** What there is to fill in. */
  rows: readonly FormRow<Name>[];
  /** What is filled in, by the fields' names. */
  values: Readonly<Partial<Record<Name, FieldValue>>>;
  /** Told every new value. */
  onValueChange: (name: Name, value: FieldValue) => void;
  /** Why a value is not accepted, by the field's name. After a submit the first of them gets the focus. */
  errors?: Readonly<Partial<Record<Name, string>>> | undefined;
  /** Why the whole is not accepted. */
  failure?: string | undefined;
  /** Told when somebody submits it. */
  onSubmit: () => void;
  /** All of it can be read, not changed. */
  readOnly?: boolean | undefined;
  /** Over the fields: a `ConflictChoice`, a hint to all of it. */
  children?: ReactNode | undefined;
  /** The texts. */
  labels: FormLabels;
}

/** A form from rules: what each field is and how it is bound is said, and drawn here. It keeps and sends nothing. */
export function RecordForm<Name extends string = string>({
  id,
  rows,
  values,
  onValueChange,
  errors,
  failure,
  onSubmit,
  readOnly = false,
  children,
  labels,
}: RecordFormProps<Name>) {
  const formRef = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);
  const refused = Object.entries(errors ?? {})
    .filter(([, error]) => error)
    .map(([name]) => name)
    .join(' ');
  useEffect(() => {
    if (!isSubmitted.current || refused === '') return;
    isSubmitted.current = false;
    const invalid = formRef.current?.querySelector('[data-invalid]');
    invalid?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [refused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form around it is not meant.
    event.stopPropagation();
    isSubmitted.current = true;
    onSubmit();
  };
  return (
    <form ref={formRef} id={id} onSubmit={submit} noValidate>
      <Stack space={16}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {children}
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
                  value={values[field.name]}
                  onValueChange={(value) => onValueChange(field.name, value)}
                  error={errors?.[field.name]}
                  labels={labels}
                />
              ))}
            </div>
          </Stack>
        ))}
      </Stack>
    </form>
  );
}
