import type { Entity, ListQuery, TableName } from '@tatami/sdk';
import type { IconComponent } from '@tatami/ui/icons';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import type { Language } from '@tatami/web-runtime/languages';
import type { Right, TableRights } from '../viewer/rights.ts';
import type { FieldOf, SortField } from './fields.ts';
import type { TableTexts } from './table-texts.ts';

declare global {
  /** The groups of the menu in which tables stand: the app names them. */
  interface TatamiMenuGroups {}
}

export type MenuGroupName = keyof TatamiMenuGroups;

/** Where the list of a table is, and who sees it. */
interface ListPlace<Sort extends string, Field extends string> {
  path: `/${string}`;
  /** Where its entry stands. */
  menu: MenuGroupName;
  /** What opens the list and shows its entry; the right to read the table, where spec §2 names no other. */
  right?: Right;
  /** The order, unless the address names another. */
  sort: Sort | `${Sort},desc`;
  /** The tables of few rows without which its rows can’t be drawn: they are asked for beside it. */
  alongside?: readonly TableName[];
  /** The values it is narrowed to until the address says otherwise. */
  defaultFilters?: { readonly [F in Field]?: readonly string[] };
}

interface PlaceDescription<T extends TableName, Sort extends string, Field extends string> {
  icon: IconComponent;
  rights: TableRights;
  /** What a row is called, where others refer to it. */
  name(row: Entity<T>, language: Language): string;
  /** The list of the table; without one it is met in others only. */
  list?: ListPlace<Sort, Field>;
  /** The page of one row; a table without one opens its form. */
  row?: `/${string}/:id`;
  /** The field in whose order all rows are offered at once: they are few enough for that. */
  few?: Sort;
}

/** How whoever types a name into the palette finds the rows of a table. */
export interface Sought<T extends TableName = TableName> {
  /** The line under a row's name. */
  note?(row: Entity<T>, i18n: I18n, texts: TableTexts): string | null;
  /** What else a file may call a row, to tell it from others of the same name. */
  alsoCalled?(row: Entity<T>, i18n: I18n): readonly (string | null)[];
  /** Which of them, and in which order. */
  query?(): ListQuery<T>;
}

/** What is known of a table before its page is loaded: routes, menu, palette, links and prefetching follow from it. */
export interface Place<T extends TableName = TableName> extends PlaceDescription<T, string, string> {
  table: T;
  /** What says how its rows are looked for, out of `sought.ts` beside it: the first page does without. */
  sought?: Sought<T>;
}

/** Says where a table is found, who sees it, and what its rows are called. */
export function describePlace<const T extends TableName>(
  table: T,
  description: PlaceDescription<NoInfer<T>, SortField<NoInfer<T>>, FieldOf<NoInfer<T>>>,
): Place<T> {
  return { table, ...description };
}

/** Says that the rows of a table are sought by name. */
export const describeSought = <const T extends TableName>(_table: T, sought: Sought<NoInfer<T>>): Sought<T> =>
  sought;

/** What opens the list of a table. */
export function listRight({ list, rights }: Pick<Place, 'list' | 'rights'>): Right {
  return list?.right ?? `${rights}:Read`;
}

/** Whether who has these rights may follow a link to rows of it: they are theirs to read, and their list to open. */
export const leadsTo = (place: Pick<Place, 'list' | 'rights'>, has: (right: Right) => boolean): boolean =>
  has(`${place.rights}:Read`) && has(listRight(place));
