/** Texts of a form's own, in the language of the moment. */
export interface FormLabels {
  /** The empty choice of a list that has to be answered: “Wybierz…”. */
  choose: string;
  /** The empty choice of one that can be left alone: “Brak”. */
  none: string;
  /** Takes a choice back: “Usuń: Ewa Świątek”. */
  removeChoice: (choice: string) => string;
  /** Beside a word that nobody has used yet. */
  addTag: string;
  /** Names the day of a moment, and its time. */
  day: string;
  /** Its time. */
  time: string;
  /** Shows the source of a text, */
  write: string;
  /** and what becomes of it. */
  preview: string;
}
