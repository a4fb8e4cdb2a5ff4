import type { TableName } from '@tatami/sdk';
import type { FormDescription } from './table.ts';

/** The fields that a form asks for, in its order. */
export const formFields = <T extends TableName>({ form = [] }: Pick<FormDescription<T>, 'form'>): string[] =>
  form.flatMap((part) => ('rows' in part ? part.rows.flat() : [...part]));
