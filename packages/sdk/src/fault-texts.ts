// biome-ignore-all format: a row a code
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

import type { Language } from './error.ts';

/** What can be found wrong with a field without asking the server, by the code that it would give. */
export type FaultCode = 'required' | 'wrong-type' | 'not-allowed' | 'too-short' | 'too-long' | 'too-small' | 'too-large' | 'too-few' | 'too-many' | 'wrong-pattern' | 'wrong-format' | 'unknown-field';

/** What the server says of a field, by code; placeholders stand in braces. */
export const faultTexts: Readonly<Record<FaultCode, Readonly<Record<Language, string>>>> = {
  "required": {"pl":"To pole jest wymagane.","en":"This field is required."},
  "wrong-type": {"pl":"Wartość ma zły typ (oczekiwano: {type}).","en":"The value has the wrong type (expected: {type})."},
  "not-allowed": {"pl":"Niedozwolona wartość (dozwolone: {allowed}).","en":"Not an allowed value (allowed: {allowed})."},
  "too-short": {"pl":"Za krótkie: co najmniej {limit} zn.","en":"Too short: at least {limit} characters."},
  "too-long": {"pl":"Za długie: najwyżej {limit} zn.","en":"Too long: at most {limit} characters."},
  "too-small": {"pl":"Wartość nie może być mniejsza niż {limit}.","en":"Must be at least {limit}."},
  "too-large": {"pl":"Wartość nie może być większa niż {limit}.","en":"Must be at most {limit}."},
  "too-few": {"pl":"Wybierz co najmniej {limit}.","en":"Choose at least {limit}."},
  "too-many": {"pl":"Można wybrać najwyżej {limit}.","en":"Choose at most {limit}."},
  "wrong-pattern": {"pl":"Podaj w postaci {example}.","en":"Write it like {example}."},
  "wrong-format": {"pl":"Niepoprawny format ({format}).","en":"Not a valid {format}."},
  "unknown-field": {"pl":"Nie ma takiego pola.","en":"There is no such field."},
};
