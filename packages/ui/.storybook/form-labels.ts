import type { FormLabels } from '../src/index.ts';

/** Texts of the forms in the stories. */
export const formLabels: FormLabels = {
  choose: 'Wybierz…',
  none: 'Brak',
  removeChoice: (choice) => `Usuń: ${choice}`,
  addTag: 'Nowe słowo',
  day: 'Dzień',
  time: 'Godzina',
  write: 'Źródło',
  preview: 'Podgląd',
};
