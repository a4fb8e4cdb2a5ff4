import type { FormLabels } from '../src/components/RecordForm/labels.ts';
import { pickerLabels } from './picker-labels.ts';

/** Texts of the forms in the stories. */
export const formLabels: FormLabels = {
  choose: 'Wybierz…',
  none: 'Brak',
  removeChoice: (choice) => `Usuń: ${choice}`,
  day: 'Dzień',
  time: 'Godzina',
  picker: pickerLabels,
  oneALine: 'Każdy w osobnym wierszu.',
  conflict: {
    title: 'Ktoś zmienił te dane w międzyczasie',
    text: 'Wybierz w każdym polu, która wersja zostaje, i zapisz ponownie.',
    mine: 'Twoja wersja',
    theirs: 'Zapisane przez kogoś innego',
    allMine: 'Wszędzie moja',
    allTheirs: 'Wszędzie zapisana',
    merged: 'Twoje zmiany zostały w formularzu, a reszta jest już aktualna. Sprawdź i zapisz ponownie.',
    takeTheirs: 'Odrzuć moje zmiany',
    savedHere: (value) => `Ktoś zapisał tu: ${value}`,
    changedHere: 'Ktoś też zmienił to pole.',
    met: (fields) => `Ktoś zmienił tu przed chwilą: ${fields.join(', ')}.`,
  },
};
