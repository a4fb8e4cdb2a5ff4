import type { BulkLabels, TableLabels } from '../src/index.ts';
import { pickerLabels } from './picker-labels.ts';

/** Texts of the tables in the stories. */
export const tableLabels: TableLabels = {
  search: 'Szukaj w tabeli',
  tools: 'Narzędzia tabeli',
  filters: 'Filtry',
  filterBy: (column) => `Filtruj: ${column}`,
  moreFilters: 'Więcej filtrów',
  searchIn: (column) => `Szukaj: ${column}`,
  removeChoice: (choice) => `Usuń: ${choice}`,
  flag: { true: 'Tak', false: 'Nie' },
  empty: { true: 'Brak wartości', false: 'Z wartością' },
  orMore: { number: (bound) => `${bound} lub więcej`, date: (bound) => `${bound} lub później` },
  orLess: { number: (bound) => `${bound} lub mniej`, date: (bound) => `${bound} lub wcześniej` },
  clearFilters: 'Wyczyść filtry',
  from: 'od',
  to: 'do',
  picker: async () => pickerLabels,
  view: 'Widok',
  columns: 'Kolumny',
  moveEarlier: (column) => `Przesuń wcześniej: ${column}`,
  moveLater: (column) => `Przesuń dalej: ${column}`,
  width: (column) => `Szerokość: ${column}`,
  widths: { own: 'Automatyczna', narrow: 'Wąska', medium: 'Średnia', wide: 'Szeroka' },
  resetView: 'Przywróć układ kolumn',
  savedViews: 'Zapisane widoki',
  allRows: 'Wszystkie',
  viewName: 'Nazwa widoku',
  saveView: 'Zapisz widok',
  deleteView: (name) => `Usuń widok: ${name}`,
  exportCsv: 'Pobierz CSV',
  print: 'Drukuj',
  selectRow: 'Zaznacz wiersz',
  selectAll: 'Zaznacz wszystkie wiersze',
  selected: (count) => `Zaznaczono: ${count}`,
  clearSelection: 'Odznacz wszystkie',
  noneFound: 'Niczego takiego nie ma',
  noneFoundHint: 'Zmień filtry albo szukane słowo.',
  found: (count) => `Znaleziono: ${count}`,
};

/** Texts of deeds on many rows. */
export const bulkLabels: BulkLabels = {
  running: 'Zmienianie zaznaczonych wierszy',
  progress: (done, count) => `${done} z ${count}`,
  selected: (count) => `Zaznaczono: ${count}`,
  change: 'Zmień',
  undo: 'Cofnij',
  left: (count) => `Pozostało bez zmian: ${count}`,
};
