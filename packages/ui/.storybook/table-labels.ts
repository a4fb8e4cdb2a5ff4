import type { TableLabels } from '../src/index.ts';

/** Texts of the tables in the stories. */
export const tableLabels: TableLabels = {
  search: 'Szukaj w tabeli',
  tools: 'Narzędzia tabeli',
  filters: 'Filtry',
  clearFilters: 'Wyczyść filtry',
  from: (column) => (column ? `${column}: od` : 'od'),
  to: (column) => (column ? `${column}: do` : 'do'),
  view: 'Widok',
  columns: 'Kolumny',
  moveEarlier: (column) => `Przesuń wcześniej: ${column}`,
  moveLater: (column) => `Przesuń dalej: ${column}`,
  resetView: 'Przywróć układ kolumn',
  savedViews: 'Zapisane widoki',
  viewName: 'Nazwa widoku',
  saveView: 'Zapisz widok',
  deleteView: (name) => `Usuń widok: ${name}`,
  exportCsv: 'Pobierz CSV',
  selectRow: 'Zaznacz wiersz',
  selectAll: 'Zaznacz wszystkie wiersze',
  selected: (count) => `Zaznaczono: ${count}`,
  clearSelection: 'Odznacz wszystkie',
  noneFound: 'Niczego takiego nie ma',
  noneFoundHint: 'Zmień filtry albo szukane słowo.',
  found: (count) => `Znaleziono: ${count}`,
};
