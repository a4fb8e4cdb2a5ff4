import type { TableName } from './contract.ts';
import { forms, tables } from './rules-data.ts';
import type { TableRules } from './table-rules.ts';

export type { FaultCode } from './fault-texts.ts';
export { type FieldFault, faultOf, faultsOf } from './field-faults.ts';
export type { FieldRules, Filter } from './field-rules.ts';
export type { Access, FieldName, TableRules } from './table-rules.ts';
export type { Unit } from './vocabulary.ts';

/**
 * All that is known of a table, for scripts that go through many. A page that knows its table takes the module of that
 * one alone: `import { studentRules } from '@tatami/sdk/rules/student'`.
 *
 * @param table its name on the wire, such as `training`
 * @returns the same object at each call
 */
export function tableRules<T extends TableName>(table: T): TableRules<T> {
  return tables[table];
}

/**
 * The rules of every field of a table. They come from the contract, as the server enforces them.
 *
 * @param table its name on the wire, such as `training`
 * @returns the same object at each call
 */
export function fieldRules<T extends TableName>(table: T): TableRules<T>['fields'] {
  return tableRules(table).fields;
}

/** A call with a form of its own, by its name in the contract. */
export type RuledForm = keyof typeof forms;

/**
 * The same for what is sent elsewhere than to a table: a new password, the reason of a cancellation.
 *
 * @param operation its `operationId` in the contract, such as `setPassword`
 * @returns the same object at each call
 */
export function formRules<F extends RuledForm>(operation: F): (typeof forms)[F] {
  return forms[operation];
}
