import type { Entity } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import type { Rules, Values } from '../form/validate.ts';

/** What one line of the audit log says of its fields. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

export const changesOf = ({ changes }: Pick<Entity<'audit-log'>, 'changes'>): Changes =>
  changes as unknown as Changes;

/** The fields of a change that can be written anew; the others follow from what is done. */
export function writtenFields(changes: Changes, rules: Rules): string[] {
  return Object.keys(changes).filter((field) => rules[field] && !rules[field].readOnly);
}

/** The row with these fields as they were before the change. */
export function takenBack(row: Values, changes: Changes, fields: readonly string[]): Values {
  return { ...row, ...Object.fromEntries(fields.map((field) => [field, changes[field]?.[0]])) };
}

/** The fields out of these that no longer hold what the change has put there. */
export function changedSince(
  row: Values,
  changes: Changes,
  fields: readonly string[],
  rules: Rules,
): string[] {
  return fields.filter((field) => !holdsSame(rules[field], row[field], changes[field]?.[1]));
}

/** Whether a later change has put all these fields back to what they were. */
export function isTakenBackBy(
  later: Changes,
  changes: Changes,
  fields: readonly string[],
  rules: Rules,
): boolean {
  return (
    fields.length > 0 &&
    fields.every((field) => {
      const [before, after] = changes[field] ?? [];
      const [from, to] = later[field] ?? [];
      return (
        later[field] !== undefined &&
        holdsSame(rules[field], from, after) &&
        holdsSame(rules[field], to, before)
      );
    })
  );
}

/** The same moment may be written in several ways. */
function holdsSame(rule: FieldRules | undefined, one: unknown, other: unknown): boolean {
  if (rule?.format === 'date-time' && one && other)
    return Date.parse(String(one)) === Date.parse(String(other));
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
