export { type FieldFault, faultOf, faultsOf } from './field-faults.ts';
export type { FieldRules } from './field-rules.ts';

import type { FieldRules } from './field-rules.ts';
import { forms, rules } from './rules-data.ts';

/** A table that can be written. */
export type RuledTable = keyof typeof rules;

/**
 * The rules of every field of a table, for its forms. They come from the contract, as the server enforces them.
 *
 * @param table its name on the wire, such as `training`
 * @returns the same object at each call
 */
export function fieldRules<T extends RuledTable>(table: T): Rules[T] {
  return (rules as Rules)[table];
}

type Rules = { readonly [T in RuledTable]: { readonly [Field in keyof (typeof rules)[T]]: FieldRules } };

/** A call with a form of its own, by its name in the contract. */
export type RuledForm = keyof typeof forms;

/**
 * The same for what is sent elsewhere than to a table: a new password, the reason of a cancellation.
 *
 * @param operation its `operationId` in the contract, such as `setPassword`
 * @returns the same object at each call
 */
export function formRules<F extends RuledForm>(operation: F): FormRules[F] {
  return (forms as FormRules)[operation];
}

type FormRules = { readonly [F in RuledForm]: { readonly [Field in keyof (typeof forms)[F]]: FieldRules } };
