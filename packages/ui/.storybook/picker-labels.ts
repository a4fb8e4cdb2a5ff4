import type { PickerLabels } from '../src/index.ts';

/** Texts of the fields of days and times in the stories. */
export const pickerLabels: PickerLabels = {
  openCalendar: 'Wybierz z kalendarza',
  openTimes: 'Wybierz godzinę',
  noDay: (example) => `Nie ma takiego dnia. Podaj datę w postaci ${example}.`,
  noTime: (example) => `Nie ma takiej godziny. Podaj ją w postaci ${example}.`,
  notBefore: (first) => `Najwcześniej ${first}.`,
  notAfter: (last) => `Najpóźniej ${last}.`,
};
