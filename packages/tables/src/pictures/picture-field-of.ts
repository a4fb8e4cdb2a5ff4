import type { FieldRules } from '@tatami/sdk/rules';

/** The field that names the picture of a table's rows, if they may have one. */
export const pictureFieldOf = (rules: Readonly<Record<string, FieldRules>>): string | undefined =>
  Object.keys(rules).find((field) => rules[field]?.picture);
