'use client';

import { type ReactNode, useState } from 'react';
import { useLocale } from '../../provider/UiProvider.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { matching } from '../private/option-source.ts';
import { useNames } from '../private/use-names.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import type {
  ChoiceFormField,
  DateFormField,
  FieldValue,
  FormField,
  FormFieldBase,
  LinesFormField,
  ReferenceFormField,
  TagsFormField,
  TextFormField,
} from './form-field.ts';
import type { FormLabels } from './labels.ts';
import * as styles from './RecordForm.css.ts';

interface FieldOf<Field> {
  field: Field;
  value: FieldValue;
  onValueChange: (value: FieldValue) => void;
  error: string | undefined;
  labels: FormLabels;
}

const textOf = (value: FieldValue): string => (typeof value === 'string' ? value : '');
const textsOf = (value: FieldValue): readonly string[] => (Array.isArray(value) ? value : []);

const frameOf = (
  { label, hint, required, disabled, readOnly, name }: FormFieldBase,
  error: string | undefined,
) => ({
  ...{ label, hint, disabled, readOnly, name, error },
  // Nothing is asked for where nothing can be filled in.
  required: required && !readOnly,
});

/** One field, drawn as its kind asks. */
export function RecordFormField(props: FieldOf<FormField>): ReactNode {
  const { field, value, onValueChange, error, labels } = props;
  const frame = frameOf(field, error);
  switch (field.kind) {
    case 'number': {
      const { min, max, step, inputMode, unit } = field;
      return (
        <NumberField
          {...frame}
          {...{ min, max, step, inputMode, onValueChange }}
          label={unit ? `${field.label} (${unit})` : field.label}
          value={typeof value === 'number' ? value : null}
        />
      );
    }
    case 'date': {
      const { min, max, clock } = field;
      const kept = textOf(value);
      return (
        <DateField
          {...frame}
          labels={labels.picker}
          {...{ min, max }}
          value={kept && clock ? clock.toLocal(kept) : kept}
          onValueChange={(day) => onValueChange(day && clock ? clock.toKept(day) : day)}
        />
      );
    }
    case 'time':
      return (
        <TimeField
          {...frame}
          labels={labels.picker}
          {...{ onValueChange }}
          min={field.min}
          max={field.max}
          value={textOf(value)}
        />
      );
    case 'instant':
      return <InstantField {...props} field={field} />;
    case 'choice':
      return <ChoiceField {...props} field={field} />;
    case 'choices':
      return <ChoicesField {...props} field={field} />;
    case 'weekday':
      return <WeekdayField {...props} />;
    case 'switch':
    case 'checkbox': {
      const { required: _required, ...plain } = frame;
      const Box = field.kind === 'switch' ? Switch : Checkbox;
      return <Box {...plain} checked={value === true} onCheckedChange={onValueChange} />;
    }
    case 'reference':
    case 'references':
      return <ReferenceField {...props} field={field} />;
    case 'tags':
      return <TagsField {...props} field={field} />;
    case 'lines':
      return <LinesField {...props} field={field} />;
    case 'own':
      return field.draw({ value, onValueChange, error });
    case 'markdown':
      return field.preview ? (
        <MarkdownField {...props} field={field} preview={field.preview} />
      ) : (
        <LongText {...props} field={field} lines={8} />
      );
    case 'longText':
      return <LongText {...props} field={field} lines={3} />;
    default: {
      const { kind, maxLength, autoComplete = 'off', inputMode, placeholder, tidy } = field;
      const tidyUp = () => {
        const tidied = tidy?.(textOf(value)) ?? value;
        if (tidied !== value) onValueChange(tidied);
      };
      return (
        <TextField
          {...frame}
          {...{ maxLength, autoComplete, inputMode, placeholder, onValueChange }}
          type={kind}
          value={textOf(value)}
          onBlur={tidyUp}
          // By this key a form is sent without leaving the field.
          onKeyDown={({ key }) => key === 'Enter' && tidyUp()}
        />
      );
    }
  }
}

function LongText({ field, value, onValueChange, error, lines }: FieldOf<TextFormField> & { lines: number }) {
  return (
    <TextArea
      {...frameOf(field, error)}
      {...{ onValueChange }}
      rows={field.lines ?? lines}
      maxLength={field.maxLength}
      placeholder={field.placeholder}
      value={textOf(value)}
    />
  );
}

/** The source, or what becomes of it, in the same place. */
function MarkdownField({
  preview,
  ...props
}: FieldOf<TextFormField> & { preview: NonNullable<TextFormField['preview']> }) {
  const { field, value } = props;
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  return (
    <Stack space={8}>
      {shown === 'write' ? (
        <LongText {...props} lines={8} />
      ) : (
        <FieldGroup label={field.label} required={field.required}>
          <div className={styles.preview}>{preview.draw(textOf(value))}</div>
        </FieldGroup>
      )}
      <SegmentedControl
        label={field.label}
        labelHidden
        options={[
          { value: 'write', label: preview.sourceLabel },
          { value: 'preview', label: preview.label },
        ]}
        value={shown}
        onValueChange={setShown}
      />
    </Stack>
  );
}

/** A day and a time that make one moment, `YYYY-MM-DDTHH:mm`. While one is missing, the other is told: `YYYY-MM-DDT`, `THH:mm`. */
function InstantField({ field, value, onValueChange, error, labels }: FieldOf<DateFormField>) {
  const { name, clock } = field;
  const { name: _ofDay, readOnly, ...frame } = frameOf(field, error);
  const kept = textOf(value);
  const [day = '', time = ''] = (clock && isWhole(kept) ? clock.toLocal(kept) : kept).split('T');
  const change = (...parts: [day: string, time: string]) => {
    const next = parts.join('T');
    onValueChange(clock && isWhole(next) ? clock.toKept(next) : next === 'T' ? '' : next);
  };
  const plain = { disabled: field.disabled, readOnly, labels: labels.picker, labelHidden: true };
  return (
    <FieldGroup {...frame}>
      <div className={styles.row}>
        <DateField
          {...plain}
          name={name}
          label={labels.day}
          min={field.min?.slice(0, 10)}
          max={field.max?.slice(0, 10)}
          value={day}
          onValueChange={(next) => change(next, time)}
        />
        <TimeField
          {...plain}
          name={`${name}.time`}
          label={labels.time}
          value={time}
          onValueChange={(next) => change(day, next)}
        />
      </div>
    </FieldGroup>
  );
}

const isWhole = (moment: string) => /.T./.test(moment);

/** The most choices that are all in view. */
const fewChoices = 3;

function ChoiceField({ field, value, onValueChange, error, labels }: FieldOf<ChoiceFormField>) {
  const frame = frameOf(field, error);
  const { options, required, settled = required, emptyLabel = settled ? labels.choose : labels.none } = field;
  const chosen = textOf(value);
  if (required && !field.grows && options.length <= fewChoices)
    return <RadioGroup {...frame} {...{ options, onValueChange }} value={chosen || undefined} />;
  return (
    <Select
      {...frame}
      {...{ options, onValueChange }}
      emptyLabel={settled && chosen !== '' ? undefined : emptyLabel}
      value={chosen}
    />
  );
}

function ChoicesField({ field, value, onValueChange, error, labels }: FieldOf<ChoiceFormField>) {
  const options = field.options.map((option) => ({ id: option.value, label: option.label }));
  const chosen = textsOf(value);
  return (
    <MultiSelect
      {...frameOf(field, error)}
      options={options}
      removeLabel={({ label }) => labels.removeChoice(label)}
      value={chosen.map((id) => options.find((option) => option.id === id) ?? { id, label: id })}
      onValueChange={(next) => onValueChange(next.map(({ id }) => id))}
    />
  );
}

/** The first Monday of 2024. */
const aMonday = Date.UTC(2024, 0, 1);
const aDay = 24 * 60 * 60 * 1000;

function WeekdayField({ field, value, onValueChange, error, labels }: FieldOf<FormField>) {
  const nameOf = new Intl.DateTimeFormat(useLocale(), { weekday: 'long', timeZone: 'UTC' });
  return (
    <Select
      {...frameOf(field, error)}
      emptyLabel={field.required ? labels.choose : labels.none}
      options={Array.from({ length: 7 }, (_, at) => ({
        value: String(at + 1),
        label: nameOf.format(aMonday + at * aDay),
      }))}
      value={typeof value === 'number' ? String(value) : ''}
      onValueChange={(next) => onValueChange(next === '' ? null : Number(next))}
    />
  );
}

function ReferenceField({ field, value, onValueChange, error, labels }: FieldOf<ReferenceFormField>) {
  const isMany = field.kind === 'references';
  const ids = isMany ? textsOf(value) : [textOf(value)].filter(Boolean);
  const { chosen, remember } = useNames(ids, field.named);
  const frame = { ...frameOf(field, error), search: field.find };
  if (isMany) {
    return (
      <MultiSelect
        {...frame}
        removeLabel={({ label }) => labels.removeChoice(label)}
        value={chosen}
        onValueChange={(options) => {
          remember(options);
          onValueChange(options.map(({ id }) => id));
        }}
      />
    );
  }
  return (
    <Combobox
      {...frame}
      value={chosen[0] ?? null}
      onValueChange={(option) => {
        if (option) remember([option]);
        onValueChange(option?.id ?? '');
      }}
    />
  );
}

function TagsField({ field, value, onValueChange, error, labels }: FieldOf<TagsFormField>) {
  const { known = [] } = field;
  const [query, setQuery] = useState('');
  const optionOf = (tag: string) => ({ id: tag, label: tag });
  const typed = query.trim();
  const isNew = typed !== '' && !known.includes(typed);
  const found = matching(known.map(optionOf), typed);
  return (
    <MultiSelect
      {...frameOf(field, error)}
      removeLabel={({ label }) => labels.removeChoice(label)}
      options={isNew ? [{ ...optionOf(typed), description: field.newLabel }, ...found] : found}
      onQueryChange={setQuery}
      value={textsOf(value).map(optionOf)}
      onValueChange={(options) => onValueChange(options.map(({ id }) => id))}
    />
  );
}

/** What is typed stays as it is typed; an empty line is no value. */
function LinesField({ field, value, onValueChange, error, labels }: FieldOf<LinesFormField>) {
  const [typed, setTyped] = useState('');
  const isTyped = linesIn(typed).join('\n') === textsOf(value).join('\n');
  return (
    <TextArea
      {...frameOf(field, error)}
      hint={field.hint ?? (field.readOnly ? undefined : labels.oneALine)}
      value={isTyped ? typed : textsOf(value).join('\n')}
      onValueChange={(text) => {
        setTyped(text);
        onValueChange(linesIn(text));
      }}
    />
  );
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
