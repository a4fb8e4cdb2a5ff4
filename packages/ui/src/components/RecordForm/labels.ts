import type { ConflictLabels } from '../ConflictChoice/ConflictChoice.tsx';
import type { PickerLabels } from '../private/picker/writing.ts';

/** What is said when somebody else has saved meanwhile. */
export interface FormConflictLabels extends ConflictLabels {
  /** Where nothing is contested: one's own changes stand on top of what the other has saved. */
  merged: string;
  /** Gives one's own changes up. */
  takeTheirs: string;
  /** At a field that both have changed: “Ktoś zapisał tu: 80-180”. */
  savedHere: (value: string | number) => string;
  /** The same of what can't be said in a line. */
  changedHere: string;
}

/** Texts of a form's own, in the language of the moment. */
export interface FormLabels {
  /** The empty choice of a list that has to be answered: “Wybierz…”. */
  choose: string;
  /** The empty choice of one that can be left alone: “Brak”. */
  none: string;
  /** Takes a choice back: “Usuń: Ewa Świątek”. */
  removeChoice: (choice: string) => string;
  /** Names the day of a moment, and its time. */
  day: string;
  /** Its time. */
  time: string;
  /** Of days and times. */
  picker: PickerLabels;
  /** Under several lines, each of which is a value. */
  oneALine: string;
  /** When somebody else has saved meanwhile. */
  conflict: FormConflictLabels;
}
