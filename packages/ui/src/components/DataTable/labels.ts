import type { PickerLabels } from '../private/picker/writing.ts';

/** Texts of a table with tools, in the language of the moment. */
export interface TableLabels {
  /** Names the search field. */
  search: string;
  /** Names the tools above the table. */
  tools: string;
  /** Names the chips of filters. */
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
  /** “3 lub więcej”, “02.01.2026 lub później”: read after any column’s name, be it “W klubie od”. */
  orMore: Readonly<Record<'number' | 'date', (bound: string) => string>>;
  /** “5 lub mniej”, “02.01.2026 lub wcześniej”. */
  orLess: Readonly<Record<'number' | 'date', (bound: string) => string>>;
  /** Lets go of every filter and the search. */
  clearFilters: string;
  /** “Od”, before the least value of a range. */
  from: string;
  /** “Do”. */
  to: string;
  /** Of the fields of days, asked for when a column is narrowed to some. */
  picker: () => Promise<PickerLabels>;
  /** The button and the drawer of columns and views. */
  view: string;
  /** Over the list of columns. */
  columns: string;
  /** Moves a column towards the start of the row. */
  moveEarlier: (column: string) => string;
  /** And away from it. */
  moveLater: (column: string) => string;
  /** Names the choice of a column's width. */
  width: (column: string) => string;
  /** The widths: as the table makes it, and three others. */
  widths: Readonly<Record<'own' | 'narrow' | 'medium' | 'wide', string>>;
  /** Back to all columns in their own order and width. */
  resetView: string;
  /** Names the tabs of views, and the list of those that were saved. */
  savedViews: string;
  /** The tab of all rows, where the application has no views of its own. */
  allRows: string;
  /** The name a view is saved under. */
  viewName: string;
  /** Saves the view of the moment. */
  saveView: string;
  /** Throws a saved view away. */
  deleteView: (name: string) => string;
  /** Writes the rows to a file. */
  exportCsv: string;
  /** Puts all rows of the view on paper. */
  print: string;
  /** Names the first cell of a row's check box. */
  selectRow: string;
  /** Names the check box over all rows. */
  selectAll: string;
  /** “Zaznaczono 3”. */
  selected: (count: number) => string;
  /** Lets go of the selection. */
  clearSelection: string;
  /** In place of rows that filters leave none of. */
  noneFound: string;
  /** What can be done about it. */
  noneFoundHint: string;
  /** Read when the search or a filter has left so many rows. */
  found: (count: number) => string;
}
