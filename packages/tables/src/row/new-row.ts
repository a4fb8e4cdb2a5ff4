import type { FieldRules } from '@tatami/sdk/rules';
import type { Rules, Values } from '../form/validate.ts';

/**
 * What the form of a new row begins with: what the server would take for what is left out; and a list that its address
 * narrows to one row of another table is the place to add to that.
 */
export function newRow(rules: Rules, params: URLSearchParams): Values {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, rule]) =>
      rule.readOnly ? [] : [[field, (rule.reference && idIn(params.get(field))) || beginningOf(rule)]],
    ),
  );
}

function beginningOf(rule: FieldRules): unknown {
  if (rule.default !== undefined) return rule.default;
  if (rule.nullable) return null;
  // An enumeration that nobody has to choose from is the server's to fill in.
  if (rule.type === 'string') return rule.enum && !rule.required ? undefined : '';
  return rule.type === 'array' ? [] : undefined;
}

/** An id that an address names, if it is one. */
export const idIn = (text: string | null) => (text && /^[\da-f-]{36}$/.test(text) ? text : undefined);
