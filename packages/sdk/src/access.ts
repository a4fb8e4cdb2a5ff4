import { access } from './access-data.ts';
import type { TableName } from './contract.ts';
import type { TableRules } from './table-rules.ts';

/** What the rules of a table say of rights. */
export type TableAccess = Pick<TableRules, 'entity' | 'access'>;

/** Who may do what with each table: their rules without the fields, for pages about rights. */
export const tableAccess: { readonly [T in TableName]: TableAccess } = access;
