import type { ReactNode } from 'react';
import type { OptionNames, OptionSearch } from '../private/option-source.ts';

/**
 * What a field holds: a text (empty when there is none), a number or none, on or off, ids or words; whatever it is, in a
 * field of its own.
 */
export type FieldValue = string | number | boolean | object | null | undefined;

/** What every field of a form says of itself. */
export interface FormFieldBase<Name extends string = string> {
  /** The key among the values and the errors. */
  name: Name;
  /** What to fill in. */
  label: string;
  /** The help that stays while the person types. */
  hint?: ReactNode;
  /** Whether it has to be filled in, which it says. */
  required?: boolean | undefined;
  /** Whether it is out of use for now. */
  disabled?: boolean | undefined;
  /** Whether it can only be read. */
  readOnly?: boolean | undefined;
}

/** A line of text, or several: `markdown` is several lines of which `preview` shows what becomes. A string. */
export interface TextFormField<Name extends string = string> extends FormFieldBase<Name> {
  /** How it is asked for. */
  kind: 'text' | 'email' | 'tel' | 'url' | 'longText' | 'markdown';
  /** The most characters that are taken. */
  maxLength?: number | undefined;
  /** The number of lines in sight. */
  lines?: number | undefined;
  /** What the browser may fill in; nothing, unless it is said. */
  autoComplete?: string | undefined;
  /** Which keys a phone shows, where not those of its kind. */
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | undefined;
  /** An example, shown while it is empty. */
  placeholder?: string | undefined;
  /** Rewrites what was typed, once the field is left. */
  tidy?: ((typed: string) => string) | undefined;
  /** What becomes of `markdown`, and what the two sides of it are called. */
  preview?: { draw: (text: string) => ReactNode; sourceLabel: string; label: string } | undefined;
}

/** A number, or `null`. */
export interface NumberFormField<Name extends string = string> extends FormFieldBase<Name> {
  /** How it is asked for. */
  kind: 'number';
  /** The least that is taken. */
  min?: number | undefined;
  /** The most that is taken. */
  max?: number | undefined;
  /** How fine it may be. */
  step?: number | undefined;
  /** `decimal` where it may be a fraction, though its step is whole. */
  inputMode?: 'decimal' | undefined;
  /** What is counted: “zł”, “min”. */
  unit?: string | undefined;
}

/** What a moment is called by the club's clocks, `YYYY-MM-DDTHH:mm`, or the day that it stands for; and how it is kept. */
export interface Clock {
  /** The moment as the clocks show it. */
  toLocal: (kept: string) => string;
  /** The moment as it is kept. */
  toKept: (local: string) => string;
}

/**
 * A day `YYYY-MM-DD`, a time `HH:mm`, or a moment `YYYY-MM-DDTHH:mm` by the club's clocks; a string. Of a moment whose day
 * or time is missing the other is told, beside its `T`, for who judges the values: as none it would be lost without a word.
 */
export interface DateFormField<Name extends string = string> extends FormFieldBase<Name> {
  /** How it is asked for. */
  kind: 'date' | 'time' | 'instant';
  /** The first that is taken, written alike; the first day of a moment. */
  min?: string | undefined;
  /** The last. */
  max?: string | undefined;
  /** The clock of a moment, or a day, that is kept in another way than the clocks and the calendar show it. */
  clock?: Clock | undefined;
}

/** One of a few known values, a string: three or fewer that have to be answered are all in view. Or several, strings. */
export interface ChoiceFormField<Name extends string = string> extends FormFieldBase<Name> {
  /** How it is asked for. */
  kind: 'choice' | 'choices';
  /** What there is to choose from, in this order. */
  options: readonly { value: string; label: string; hint?: string | undefined }[];
  /** What none is called, in place of the common word. */
  emptyLabel?: string | undefined;
  /** There may be more some day: they are a list, however few. */
  grows?: boolean | undefined;
  /** Whether there is never none again once there is one; so it is with what is required. */
  settled?: boolean | undefined;
}

/** A day of the week: 1 is Monday, 7 is Sunday, or `null`. */
export interface WeekdayFormField<Name extends string = string> extends FormFieldBase<Name> {
  /** How it is asked for. */
  kind: 'weekday';
}

/** A boolean: on or off, or yes or no. */
export interface SwitchFormField<Name extends string = string> extends FormFieldBase<Name> {
  /** How it is asked for. */
  kind: 'switch' | 'checkbox';
}

/** A row of another table, its id; or several, their ids. */
export interface ReferenceFormField<Name extends string = string> extends FormFieldBase<Name> {
  /** How it is asked for. */
  kind: 'reference' | 'references';
  /** The source of what can be chosen. */
  find: OptionSearch;
  /** The names of what is chosen already. */
  named: OptionNames;
}

/** The field of words of one’s own; strings. */
export interface TagsFormField<Name extends string = string> extends FormFieldBase<Name> {
  /** How it is asked for. */
  kind: 'tags';
  /** The words that others have used. */
  known?: readonly string[] | undefined;
  /** The words beside a word that nobody has used yet. */
  newLabel: string;
}

/** Several values, one a line; strings. */
export interface LinesFormField<Name extends string = string> extends FormFieldBase<Name> {
  /** How it is asked for. */
  kind: 'lines';
}

/** A field that deserves a drawing of its own. */
export interface OwnFormField<Name extends string = string> extends FormFieldBase<Name> {
  /** How it is asked for. */
  kind: 'own';
  /** Draws it. */
  draw: (field: {
    value: FieldValue;
    onValueChange: (value: FieldValue) => void;
    error: string | undefined;
  }) => ReactNode;
}

/** One field of a form, by its kind. */
export type FormField<Name extends string = string> =
  | TextFormField<Name>
  | NumberFormField<Name>
  | DateFormField<Name>
  | ChoiceFormField<Name>
  | WeekdayFormField<Name>
  | SwitchFormField<Name>
  | ReferenceFormField<Name>
  | TagsFormField<Name>
  | LinesFormField<Name>
  | OwnFormField<Name>;

/** The fields that stand beside each other where there is room. */
export interface FormRow<Name extends string = string> {
  /** Those of the row. */
  fields: readonly FormField<Name>[];
  /** The title that the row stands under, together with those beside it that have the same. */
  title?: string | undefined;
}
