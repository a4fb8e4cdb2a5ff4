import { useState } from 'react';
import { useLocale } from '../../provider/UiProvider.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { FieldGroup } from '../Field/Field.tsx';
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
const idsOf = (value: FieldValue): readonly string[] => (Array.isArray(value) ? value : []);

const frameOf = (
  { label, hint, required, disabled, readOnly, name }: FormFieldBase,
  error: string | undefined,
) => ({
  ...{ label, hint, required, disabled, readOnly, name, error },
});

/** One field, drawn as its kind asks. */
export function RecordFormField(props: FieldOf<FormField>) {
  const { field, value, onValueChange, error } = props;
  const frame = frameOf(field, error);
  switch (field.kind) {
    case 'number': {
      const { min, max, step, unit } = field;
      return (
        <NumberField
          {...frame}
          {...{ min, max, step, onValueChange }}
          label={unit ? `${field.label} (${unit})` : field.label}
          value={typeof value === 'number' ? value : null}
        />
      );
    }
    case 'date':
      return (
        <DateField {...frame} {...{ onValueChange }} min={field.min} max={field.max} value={textOf(value)} />
      );
    case 'time':
      return (
        <TimeField {...frame} {...{ onValueChange }} min={field.min} max={field.max} value={textOf(value)} />
      );
    case 'instant':
      return <InstantField {...props} field={field} />;
    case 'choice':
      return <ChoiceField {...props} field={field} />;
    case 'weekday':
      return <WeekdayField {...props} />;
    case 'switch': {
      const { required: _required, ...plain } = frame;
      return <Switch {...plain} checked={value === true} onCheckedChange={onValueChange} />;
    }
    case 'reference':
    case 'references':
      return <ReferenceField {...props} field={field} />;
    case 'tags':
      return <TagsField {...props} field={field} />;
    case 'own':
      return field.draw({ value, onValueChange, error });
    case 'markdown':
      return field.preview ? (
        <MarkdownField {...props} field={field} />
      ) : (
        <LongText {...props} field={field} lines={8} />
      );
    case 'longText':
      return <LongText {...props} field={field} lines={3} />;
    default:
      return (
        <TextField
          {...frame}
          {...{ onValueChange }}
          type={field.kind}
          maxLength={field.maxLength}
          autoComplete={field.autoComplete ?? 'off'}
          value={textOf(value)}
        />
      );
  }
}

function LongText({ field, value, onValueChange, error, lines }: FieldOf<TextFormField> & { lines: number }) {
  return (
    <TextArea
      {...frameOf(field, error)}
      {...{ onValueChange }}
      rows={field.lines ?? lines}
      maxLength={field.maxLength}
      value={textOf(value)}
    />
  );
}

/** The source, or what becomes of it, in the same place. */
function MarkdownField(props: FieldOf<TextFormField>) {
  const { field, value, labels } = props;
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  return (
    <Stack space={8}>
      {shown === 'write' ? (
        <LongText {...props} lines={8} />
      ) : (
        <FieldGroup label={field.label} required={field.required}>
          <div className={styles.preview}>{field.preview?.(textOf(value))}</div>
        </FieldGroup>
      )}
      <SegmentedControl
        label={field.label}
        labelHidden
        options={[
          { value: 'write', label: labels.write },
          { value: 'preview', label: labels.preview },
        ]}
        value={shown}
        onValueChange={setShown}
      />
    </Stack>
  );
}

/** A day and a time that make one moment: `YYYY-MM-DDTHH:mm`. */
function InstantField({ field, value, onValueChange, error, labels }: FieldOf<DateFormField>) {
  const { label, hint, required, disabled, readOnly } = field;
  const [day = '', time = ''] = textOf(value).split('T');
  const change = (nextDay: string, nextTime: string) =>
    onValueChange(nextDay || nextTime ? `${nextDay}T${nextTime}` : '');
  const plain = { disabled, readOnly, labelHidden: true };
  return (
    <FieldGroup {...{ label, hint, required, disabled, error }}>
      <div className={styles.row}>
        <DateField
          {...plain}
          label={labels.day}
          min={field.min?.slice(0, 10)}
          max={field.max?.slice(0, 10)}
          value={day}
          onValueChange={(next) => change(next, time)}
        />
        <TimeField {...plain} label={labels.time} value={time} onValueChange={(next) => change(day, next)} />
      </div>
    </FieldGroup>
  );
}

/** At most so many are all in view. */
const fewChoices = 3;

function ChoiceField({ field, value, onValueChange, error, labels }: FieldOf<ChoiceFormField>) {
  const frame = frameOf(field, error);
  const { options, required } = field;
  const chosen = textOf(value);
  if (required && options.length <= fewChoices)
    return <RadioGroup {...frame} {...{ options, onValueChange }} value={chosen || undefined} />;
  const emptyLabel = required ? labels.choose : labels.none;
  return (
    <Select
      {...frame}
      {...{ options, onValueChange }}
      emptyLabel={required && chosen !== '' ? undefined : emptyLabel}
      value={chosen}
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
  const ids = isMany ? idsOf(value) : [textOf(value)].filter(Boolean);
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
  const optionOf = (tag: string) => ({ id: tag, label: tag });
  return (
    <MultiSelect
      {...frameOf(field, error)}
      removeLabel={({ label }) => labels.removeChoice(label)}
      search={async (query) => {
        const found = matching(known.map(optionOf), query);
        const isNew = query !== '' && !known.includes(query);
        return isNew ? [{ ...optionOf(query), description: labels.addTag }, ...found] : found;
      }}
      value={idsOf(value).map(optionOf)}
      onValueChange={(options) => onValueChange(options.map(({ id }) => id))}
    />
  );
}
