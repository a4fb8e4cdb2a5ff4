import type { ConflictLabels } from '../ConflictChoice/ConflictChoice.tsx';
import type { PickerLabels } from '../private/picker/writing.ts';

/** What is said when somebody else has saved meanwhile. */
export interface FormConflictLabels extends ConflictLabels {
  /** The words where nothing is contested: one’s own changes stand on top of what the other has saved. */
  merged: string;
  /** The label of what gives one’s own changes up. */
  takeTheirs: string;
  /** The words at a field that both have changed: “Ktoś zapisał tu: 80-180”. */
  savedHere: (value: string | number) => string;
  /** The same of what can't be said in a line. */
  changedHere: string;
  /** The words about fields that somebody else has changed while the form was open. */
  met: (fields: readonly string[]) => string;
}

/** The texts of a form’s own, in the language of the moment. */
export interface FormLabels {
  /** The empty choice of a list that has to be answered: “Wybierz…”. */
  choose: string;
  /** The empty choice of one that can be left alone: “Brak”. */
  none: string;
  /** Takes a choice back: “Usuń: Ewa Świątek”. */
  removeChoice: (choice: string) => string;
  /** The words for the day of a moment, and its time. */
  day: string;
  /** The label of the time. */
  time: string;
  /** The words of the fields of days and times. */
  picker: PickerLabels;
  /** The hint under several lines, each of which is a value. */
  oneALine: string;
  /** The words when somebody else has saved meanwhile. */
  conflict: FormConflictLabels;
}
