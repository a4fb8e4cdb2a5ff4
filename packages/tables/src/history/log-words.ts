import type { MessageKey, Translate } from '@tatami/web-runtime/translator';

/** What a row of a table is called; a table that has no word yet, by its name. */
export const tableWord = (t: Translate, table: string): string =>
  wordOf(t, `audit-log.table.${table}`, table);

/** What was done, in a word; what has none yet, by its name in the log. */
export const verbWord = (t: Translate, verb: string): string => wordOf(t, `audit-log.verb.${verb}`, verb);

function wordOf(t: Translate, key: string, name: string): string {
  const text = t(key as MessageKey);
  return text === key ? name : text;
}
