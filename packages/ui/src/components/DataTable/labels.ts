import type { PickerLabels } from '../private/picker/writing.ts';

/** The texts of a table with tools, in the language of the moment. */
export interface TableLabels {
  /** The name of the search field. */
  search: string;
  /** The name of the tools above the table. */
  tools: string;
  /** The name of the chips of filters. */
  filters: string;
  /** Names the chip of a column: “Filtruj: Sekcja”. */
  filterBy: (column: string) => string;
  /** The chip of those filters that have none of their own yet. */
  moreFilters: string;
  /** Names the search for what a column is narrowed to. */
  searchIn: (column: string) => string;
  /** Takes a choice back: “Usuń: Ewa Świątek”. */
  removeChoice: (choice: string) => string;
  /** A column that is so, and one that is not. */
  flag: Readonly<Record<'true' | 'false', string>>;
  /** Rows without a value in a column, and those with one. */
  empty: Readonly<Record<'true' | 'false', string>>;
  /**
   * The words after any column’s name, be it “W klubie od”, for a least value: “3 lub więcej”, “02.01.2026 lub
   * później”.
   */
  orMore: Readonly<Record<'number' | 'date', (bound: string) => string>>;
  /** The words for a greatest value: “5 lub mniej”, “02.01.2026 lub wcześniej”. */
  orLess: Readonly<Record<'number' | 'date', (bound: string) => string>>;
  /** The label of what lets go of every filter and the search. */
  clearFilters: string;
  /** The word before the least value of a range: “Od”. */
  from: string;
  /** The word before the greatest: “Do”. */
  to: string;
  /** The words of the fields of days, asked for when a column is narrowed to some. */
  picker: () => Promise<PickerLabels>;
  /** The button and the drawer of columns and views. */
  view: string;
  /** The words over the list of columns. */
  columns: string;
  /** Moves a column towards the start of the row. */
  moveEarlier: (column: string) => string;
  /** The label of what moves a column later. */
  moveLater: (column: string) => string;
  /** Names the choice of a column's width. */
  width: (column: string) => string;
  /** The widths: as the table makes it, and three others. */
  widths: Readonly<Record<'own' | 'narrow' | 'medium' | 'wide', string>>;
  /** The label of what leads back to all columns in their own order and width. */
  resetView: string;
  /** The name of the tabs of views, and of the list of those that were saved. */
  savedViews: string;
  /** The tab of all rows, where the application has no views of its own. */
  allRows: string;
  /** The name a view is saved under. */
  viewName: string;
  /** The label of what saves the view of the moment. */
  saveView: string;
  /** Throws a saved view away. */
  deleteView: (name: string) => string;
  /** The label of what writes the rows to a file. */
  exportCsv: string;
  /** The label of what puts all rows of the view on paper. */
  print: string;
  /** The first part of the name of a row’s check box; the row’s first cell is the other. */
  selectRow: string;
  /** The name of the check box over all rows. */
  selectAll: string;
  /** The number of rows that are selected, in words: “Zaznaczono 3”. */
  selected: (count: number) => string;
  /** The label of what lets go of the selection. */
  clearSelection: string;
  /** The words in place of rows that filters leave none of. */
  noneFound: string;
  /** What can be done about it. */
  noneFoundHint: string;
  /** What is read when the search or a filter has left so many rows. */
  found: (count: number) => string;
}
