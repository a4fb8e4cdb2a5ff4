import type { ActionBody, ActionName, Draft, Entity, TableName } from '@tatami/sdk';
import type { FieldRules, TableRules } from '@tatami/sdk/rules';
import type { CellValue, SearchChange, StatusTagProps, TableColumn } from '@tatami/ui';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import type { Instant, LocalDate } from '@tatami/web-runtime/zoned-time';
import type { ComponentType, ReactNode } from 'react';
import type { FieldErrors } from '../form/validate.ts';
import type { EntityList } from '../list/entity-list.ts';
import type { PicturedRows } from '../pictures/pictured-rows.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { BulkChange, BulkRemoval } from './bulk-deeds.ts';
import type { Place } from './describe-place.ts';
import type { ChoiceOf, FieldOf, FilterField, SortField, WrittenField } from './fields.ts';
import type { TableTexts } from './table-texts.ts';

/** How a column stands in the table and on a phone's card. */
export type Looks = Pick<
  TableColumn<never>,
  'align' | 'nowrap' | 'width' | 'card' | 'cardName' | 'fromDesktop' | 'interactive'
>;

/** How a row is shown in a column, where the contract does not say enough. */
interface Drawing<T extends TableName> {
  cell?(row: Entity<T>, i18n: I18n): ReactNode;
  /** What a file has of it, where that is not what the field holds. */
  value?(row: Entity<T>, i18n: I18n): CellValue;
}

/** Codes of which more may come. */
export interface Codes {
  /** Those that are known. */
  known: readonly string[];
  /** Finds those that came beside them. */
  findMore: () => Promise<readonly string[]>;
  /** What people call one; itself, where it is none of those. */
  wordOf: (code: string, i18n: I18n) => string;
}

/** A column that shows more than its field, or shows it in a way of its own. */
export interface FieldColumn<T extends TableName, F extends FieldOf<T>> extends Looks, Drawing<T> {
  field: F;
  /** The text of the table that heads it, where not that of its field. */
  headedBy?: string;
  /** The field that says what a reference refers to, where not `{field}Name`. */
  shows?: FieldOf<T>;
  /** The field it is sorted by, where not the one it shows. */
  sort?: SortField<T> | false;
  /** What keeps rows from being narrowed by it. */
  filter?: false;
  /** The values of an enumeration or a flag that are a state, and of what kind. The others are plain text. */
  tones?: { readonly [Choice in ChoiceOf<T, F>]?: StatusTagProps['status'] };
  /** The codes that it holds, where the contract lists none, and what people call them. */
  codes?: Codes;
  /** Whether the time of day of an instant is shown too. */
  withTime?: true;
}

/** A column that shows no single field; the text of its name heads it. */
export interface OwnColumn<T extends TableName> extends Looks, Drawing<T> {
  /** What tells it from the columns of a field. */
  field: 'none';
  id: string;
}

export type ColumnDescription<T extends TableName> =
  | FieldOf<T>
  | { [F in FieldOf<T>]: FieldColumn<T, F> }[FieldOf<T>]
  | OwnColumn<T>;

/** What the drawing of a field of its own is given. */
export interface FieldInputProps<T extends TableName> {
  label: string;
  hint: ReactNode;
  required: boolean;
  error: string | undefined;
  /** What is wrong with any field, and within one. */
  errors: FieldErrors;
  value: unknown;
  values: Draft<T>;
  entity: Entity<T> | undefined;
  change: (changes: Partial<Draft<T>>) => void;
}

/** What a field of a form has beside its label, its bounds and its choices, which the contract says. */
export interface FieldDescription<T extends TableName> {
  /** Rewrites what was typed. */
  tidy?: (typed: string) => string;
  autoComplete?: string;
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  /** Whether it can’t be changed any more. */
  readOnly?: (entity: Entity<T>) => boolean;
  /** Whether it has to be filled in, where the contract alone does not say so. */
  required?: (values: Draft<T>) => boolean;
  /** A new row begins with what the last one has: most clubs have but one. */
  asLast?: true;
  /** What a press adds to a number. */
  step?: number;
  /** Whether it is asked for. */
  when?: (values: Draft<T>, entity: Entity<T> | undefined) => boolean;
  /** The values that can be chosen now. */
  choices?: (entity: Entity<T> | undefined) => readonly string[];
  /** The last day that is offered. */
  max?: () => LocalDate;
  /** What changes with it, with the change itself. */
  along?: (changed: Partial<Draft<T>>, values: Draft<T>) => Partial<Draft<T>>;
  /** The day by which people know an instant, and the instant that a day means. */
  day?: {
    of: (at: Instant, timeZone: string) => LocalDate;
    instantOf: (day: LocalDate, timeZone: string) => Instant;
  };
  /** What draws it in its own way. */
  Input?: ComponentType<FieldInputProps<T>>;
}

/** The fields that stand beside each other. */
export type FormRow<T extends TableName> = readonly WrittenField<T>[];
/** The rows under a heading, which is the text `form.{heading}` of the table. */
export interface FormSection<T extends TableName> {
  heading: string;
  rows: readonly FormRow<T>[];
}

/** What a form asks for. */
export interface FormDescription<T extends TableName> {
  /** The table whose texts name the fields. */
  place: Pick<Place, 'table'>;
  /** What the contract says of a field, whatever it is called. */
  rules: Readonly<Record<string, FieldRules>>;
  /** The rows of fields. */
  form?: readonly (FormRow<T> | FormSection<T>)[];
  fields?: { readonly [F in WrittenField<T>]?: FieldDescription<T> };
  /** Whether a row is only read. */
  isLocked?: (row: Entity<T>) => boolean;
}

/** How an action of the contract is offered, and when. */
export interface ActionDescription<T extends TableName> {
  /** Whether it makes sense with this row now, and for who looks at it. */
  when: (row: Entity<T>, viewer: Viewer) => boolean;
  /** Whether it can’t be taken back with another. */
  isGrave?: true;
  /** The action that takes it back, offered as it is done. */
  undo?: ActionName<T>;
}

/** An action of the contract that lets a row count no more, with what it takes along. */
type TakingBack<T extends TableName> = {
  [A in ActionName<T>]: {
    action: A;
    body: (texts: TableTexts) => ActionBody<T, A>;
    /** Whether that was done: such a row is none that a file means. */
    isDone: (row: Entity<T>) => boolean;
  };
}[ActionName<T>];

/** What edits one row: none makes a new one. */
export interface RowDrawerProps<T extends TableName> {
  table: Table<T>;
  entity: Entity<T> | undefined;
  /** What it is called, where not by the row's name. */
  title?: string;
  description?: string | undefined;
  /** What its button says, where it is more than that it saves. */
  submitLabel?: string | undefined;
  /** What a new row begins with, where that is settled before: whose it is. */
  begins?: Partial<Draft<T>> | undefined;
  /** Whether it stands beside the list of the rows, and offers their actions too. */
  isBesideList?: true;
  onClose: () => void;
  /**
   * Hears of a row that was made, and of what was done with one, in a word. That a row was changed is shown at once,
   * and said when it is stored.
   */
  onSaved: (saved: Entity<T>, message?: string, undo?: () => void) => void;
  /** Hears that the row was removed. It is left out on the row’s own page, which offers removing itself. */
  onRemoved?: ((message?: string, undo?: () => void) => void) | undefined;
  /** What stands below the fields. */
  children?: ReactNode;
}

/** What shows one row to who may not change it. */
export interface ShownRowProps<T extends TableName> {
  of: Table<T>;
  entity: Entity<T>;
  onClose: () => void;
}

export interface TableDescription<T extends TableName> {
  columns: readonly ColumnDescription<T>[];
  /** The fields without a column that the rows can be narrowed by. */
  filters?: readonly FilterField<T>[];
  /** `false` where what is searched is not what people read, so that they narrow by words instead. */
  isSearched?: false;
  /** The fields without a column that a file has too. */
  inFile?: readonly FieldOf<T>[];
  /** The form's rows of fields. A table without it is only read, or written elsewhere. */
  form?: readonly (FormRow<T> | FormSection<T>)[];
  fields?: { readonly [F in WrittenField<T>]?: FieldDescription<T> };
  /** Brings the texts of those fields that lie elsewhere, for the form and for the file that may have them. */
  names?: () => Promise<unknown>;
  /** What a new row begins with, where the contract's own beginning does not do. */
  initial?: (viewer: Viewer) => Partial<Draft<T>>;
  /** What the form of a new row offers beside that: a file that leaves it out does not mean it. */
  offered?: (viewer: Viewer) => Partial<Draft<T>>;
  /** The parameters by which an address says of a new row what is none of its fields: they go with its form. */
  newRowParams?: readonly string[];
  /** What the contract's rules can't say, by the field it is told at. */
  check?: (draft: Draft<T>, texts: TableTexts) => FieldErrors;
  /** What saves the picture with its row, where rows have one: `picturedRows` makes it. */
  pictured?: PicturedRows<T>;
  /** What is sent of what was filled in. */
  toSave?: (draft: Draft<T>) => Draft<T>;
  /** What is worth knowing before it is saved: in sight above the buttons of the form. */
  Preview?: ComponentType<{ values: Draft<T> }>;
  /** What stands over the fields of a row beside its list: what is done with it before all else. */
  AboveForm?: ComponentType<{ entity: Entity<T> }>;
  /** What stands below the fields of the form. */
  BelowForm?: ComponentType<{ values: Draft<T>; entity: Entity<T> | undefined }>;
  /** What is worth knowing before rows out of a file are saved. */
  FilePreview?: ComponentType<{ rows: readonly Draft<T>[] }>;
  /** The tables without a list of their own whose rows a file may bring here too: of guardians beside students. */
  alsoTakesIn?: readonly TableName[];
  /** Fields that tell together which row a line of a file means, where the contract knows of no such. */
  knownBy?: readonly (readonly FieldOf<T>[])[];
  /** What takes back a row that a file brought, where it can't be removed. */
  takenBack?: TakingBack<T>;
  /** What is worth knowing before a row is removed, beside its text. */
  BeforeRemoval?: ComponentType<{ entity: Entity<T> }>;
  /** Nothing goes with a row of it: one that was removed can be made again out of its fields. */
  again?: true;
  /** What its list's address has to say for a row to be in it, if it doesn't: where that narrows the list, to a year. */
  shownAt?: (row: Draft<T>, params: URLSearchParams) => SearchChange | undefined;
  /** What its list's address has to say for all rows to be in it, where that leaves some out until it is told. */
  allShownAt?: SearchChange;
  /** What a row gets that has to stay and is to be used no more; nothing where it is out of use, or can't be put so. */
  outOfUse?: (row: Entity<T>) => Partial<Draft<T>> | undefined;
  /** Why this row can't be removed, if it can't. */
  keeps?: (row: Entity<T>) => boolean;
  /** Whether a row has come to its end: it can be read, and nothing of it is changed or removed any more. */
  isLocked?: (row: Entity<T>) => boolean;
  /** The table from whose rows its own come: an empty list leads there. */
  comesFrom?: TableName;
  /** The list in which its rows are met, by the field that names them there, where they have none of their own. */
  metIn?: { table: TableName; by: string };
  /** What takes the place of the form. */
  Drawer?: ComponentType<RowDrawerProps<T>>;
  /** What can be done with a row beside changing it: which of the actions of the contract, and when each makes sense. */
  actions?: { readonly [A in ActionName<T>]?: ActionDescription<T> };
  /** What can be done with many rows at once, by who may write. */
  bulk?: (i18n: I18n, texts: TableTexts, viewer: Viewer) => readonly (BulkChange<T> | BulkRemoval<T>)[];
  /** What takes the place of the page. */
  Page?: ComponentType<{ of: Table<T> }>;
}

/** A table of the club as it is shown and edited: all that its page, list and form are drawn from. */
export interface Table<T extends TableName = TableName> extends Omit<TableDescription<T>, 'Page'> {
  place: Place<T>;
  contract: TableRules<T>;
  /** What the contract says of a field, whatever it is called. */
  rules: Readonly<Record<string, FieldRules>>;
  /** The list, as any address may ask for it. */
  list: EntityList<T>;
  /** What shows a row to who may only read it, where there is a form to change it. */
  ShownRow?: ComponentType<ShownRowProps<T>>;
  Page: ComponentType;
}
