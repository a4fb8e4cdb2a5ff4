import type { TableName } from '@tatami/sdk';
import type { MessageValues } from '@tatami/web-runtime/message';
import type { MessageKey, Translate } from '@tatami/web-runtime/translator';

/**
 * Where the texts of a table are found: under its name, or, where several tables say the same, under `field`
 * (`field.note`) or the name of the field (`section.kids`); a value that is a table, under that one's own.
 */
export const textKeys = {
  own: (table: string, what: string) => [`${table}.${what}`],
  field: (table: string, field: string) => [`${table}.${field}`, `field.${field}`],
  choice: (table: string, field: string, value: string) => [
    `${table}.${field}.${value}`,
    `${field}.${value}`,
    `${value}.list.title`,
  ],
  /** What a table may say in its own words, and all say alike otherwise. */
  general: (table: string, what: string) => [`${table}.${what}`, `table.${what}`],
};

/** The texts of one table. */
export interface TableTexts {
  own: (what: string, values?: MessageValues) => string;
  /** The same, where there may be none. */
  maybe: (what: string, values?: MessageValues) => string | undefined;
  general: (what: string, values?: MessageValues) => string;
  field: (field: string) => string;
  /** What a value of an enumeration, or of a flag, is called. */
  choice: (field: string, value: string) => string;
}

export function tableTexts(t: Translate, table: TableName): TableTexts {
  const find = (keys: readonly string[], values?: MessageValues): string | undefined => {
    for (const key of keys) {
      const text = t(key as MessageKey, values);
      if (text !== key) return text;
    }
    return undefined;
  };
  // What is missing is shown by its name; a test tells it before.
  const say = (keys: readonly string[], values?: MessageValues) => find(keys, values) ?? keys[0] ?? '';
  return {
    own: (what, values) => say(textKeys.own(table, what), values),
    maybe: (what, values) => find(textKeys.own(table, what), values),
    general: (what, values) => say(textKeys.general(table, what), values),
    field: (field) => say(textKeys.field(table, field)),
    choice: (field, value) => say(textKeys.choice(table, field, value)),
  };
}
