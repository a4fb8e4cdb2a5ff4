import type { EntityForm, FormTable } from '../form/use-entity-form.ts';
import type { TextBinding } from '../form/use-fields.ts';
import type { Values } from '../form/validate.ts';

/** The form of a row of any table: its fields go by their names alone. */
export type RowForm = Omit<
  EntityForm<FormTable>,
  'values' | 'change' | 'rebase' | 'text' | 'number' | 'flag'
> & {
  values: Values;
  change: (changes: Values) => void;
  text: (name: string, tidy?: (typed: string) => string) => TextBinding;
  number: (name: string) => ReturnType<EntityForm<FormTable>['number']>;
  rebase: (stored: Values) => void;
  flag: (name: string) => ReturnType<EntityForm<FormTable>['flag']>;
};
