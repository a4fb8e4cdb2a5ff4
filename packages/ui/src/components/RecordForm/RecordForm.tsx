'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { ConflictChoice, type ConflictSide } from '../ConflictChoice/ConflictChoice.tsx';
import { focusUnread } from '../private/focus-unread.ts';
import { Stack } from '../Stack/Stack.tsx';
import type { FormLabels } from './labels.ts';
import { RecordFields, type RecordFieldsProps } from './RecordFields.tsx';
import type { MergedForm } from './use-record-form.ts';

export { focusUnread } from '../private/focus-unread.ts';
export type {
  ChoiceFormField,
  Clock,
  DateFormField,
  FieldValue,
  FormField,
  FormFieldBase,
  FormRow,
  LinesFormField,
  NumberFormField,
  OwnFormField,
  ReferenceFormField,
  SwitchFormField,
  TagsFormField,
  TextFormField,
  WeekdayFormField,
} from './form-field.ts';
export type { FormConflictLabels, FormLabels } from './labels.ts';
export { RecordFields, type RecordFieldsProps } from './RecordFields.tsx';
export {
  type MergedForm,
  type RecordFormOptions,
  type RecordFormState,
  type ReturnedForm,
  type SaveAnswer,
  useRecordForm,
} from './use-record-form.ts';

/** How the fields of a form are named, and what they hold is read, where two versions stand beside each other. */
export interface FieldWords {
  /** What a field is called. */
  labelOf: (name: string) => string;
  /** What it holds, as people read it. */
  write: (name: string, value: unknown) => ReactNode;
}

export interface RecordFormProps<Name extends string = string> extends RecordFieldsProps<Name> {
  /** The id that ties the form to its submit button, which may stand elsewhere: `<Button type="submit" form={id}>`. */
  id: string;
  /** Why the whole is not accepted. */
  failure?: string | undefined;
  /** Somebody else has saved meanwhile: what there is to settle. */
  merged?: MergedForm | undefined;
  /** The fields that somebody else has changed while the form was open. */
  met?: readonly string[] | undefined;
  /** The words with which a person chooses whose version of a field is kept. */
  words?: FieldWords | undefined;
  /** Hears that somebody submits the form. Without it the form is only read. */
  onSubmit?: (() => void) | undefined;
  /** What stands over the fields: a hint to all of it. */
  children?: ReactNode | undefined;
}

/** A form from rules: what each field is and how it is bound is said, and drawn here. `useRecordForm` keeps one. */
export function RecordForm<Name extends string = string>({
  id,
  failure,
  merged,
  met = [],
  words,
  onSubmit,
  children,
  ...fields
}: RecordFormProps<Name>): ReactNode {
  const { rows, errors = {}, labels, onValueChange } = fields;
  const isAsked = (path: string) =>
    rows.some((row) => row.fields.some(({ name }) => `${path}.`.startsWith(`${name}.`)));
  const metHere = met.filter(isAsked).map((name) => words?.labelOf(name) ?? name);
  const unasked = Object.keys(errors).filter((path) => !isAsked(path));
  const reason = unasked.map((path) => errors[path]).join(' ') || failure;
  const formRef = useRef<HTMLFormElement>(null);
  // What came back is wrong from the first.
  const isSubmitted = useRef(isWrong(errors));
  useEffect(() => {
    if (!isSubmitted.current || !isWrong(errors)) return;
    isSubmitted.current = false;
    controlIn(
      formRef.current?.querySelector('[data-conflict], [data-invalid], [aria-invalid="true"]'),
    )?.focus();
  }, [errors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form around it is not meant.
    event.stopPropagation();
    if (!onSubmit || focusUnread(formRef.current)) return;
    isSubmitted.current = true;
    onSubmit();
  };
  return (
    <form ref={formRef} id={id} onSubmit={submit} noValidate>
      <Stack space={16}>
        {merged && <Conflict {...{ merged, words, labels }} />}
        {metHere.length > 0 && !merged && <Banner tone="info">{labels.conflict.met(metHere)}</Banner>}
        {reason && <Banner tone="danger">{reason}</Banner>}
        {children}
        <RecordFields
          {...fields}
          onValueChange={(name, value) => {
            // Who fills in goes on filling in, whatever is answered meanwhile.
            isSubmitted.current = false;
            onValueChange(name, value);
          }}
        />
      </Stack>
    </form>
  );
}

const isWrong = (errors: object) => Object.values(errors).some(Boolean);

/** What can take the focus, before the buttons that belong to it. */
function controlIn(place: Element | null | undefined): HTMLElement | null | undefined {
  if (place?.matches('input, select, textarea')) return place as HTMLElement;
  return (
    place?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea') ??
    place?.querySelector<HTMLElement>('button')
  );
}

interface ConflictProps {
  merged: MergedForm;
  words: FieldWords | undefined;
  labels: FormLabels;
}

/** What somebody else has saved meanwhile: a choice for each field that both have changed, or the way back to theirs. */
function Conflict({ merged, words, labels: { conflict: labels } }: ConflictProps) {
  const [sides, setSides] = useState<Readonly<Record<string, ConflictSide>>>({});
  if (!words || merged.conflicts.length === 0) {
    return (
      <Banner
        tone="warning"
        title={labels.title}
        action={
          <Button size="small" onClick={merged.takeTheirs}>
            {labels.takeTheirs}
          </Button>
        }
      >
        {labels.merged}
      </Banner>
    );
  }
  return (
    <div data-conflict="">
      <ConflictChoice
        fields={merged.conflicts.map(({ name, mine, theirs }) => ({
          name,
          label: words.labelOf(name),
          mine: words.write(name, mine),
          theirs: words.write(name, theirs),
        }))}
        value={Object.fromEntries(merged.conflicts.map(({ name }) => [name, sides[name] ?? 'mine']))}
        onValueChange={(next) => {
          setSides(next);
          for (const [name, side] of Object.entries(next)) merged.keep(name, side);
        }}
        labels={labels}
      />
    </div>
  );
}
