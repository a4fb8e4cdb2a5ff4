import { type TSchema, Type } from 'typebox';
import { integer, nullable } from '../../table/fields.ts';
import { longest } from './eligibility.ts';

const needs = nullable(integer(0, 5_000, { description: 'Null: nothing asked.' }));

const measure = (has: TSchema) => (description: string) =>
  Type.Object({ has: Type.Unsafe({ description: 'How much there is.', ...has }), needs }, { description });

/** How much somebody has of what a grade asks for. */
export const measured = {
  days: measure(integer(0, 100_000)),
  months: measure(integer(0, longest.months)),
  age: measure(nullable(integer(0, longest.years)))('The age in years.'),
  techniques: measure(integer(0, 5_000)),
};
