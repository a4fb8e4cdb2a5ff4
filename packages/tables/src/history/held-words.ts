import type { TableName } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import { addDays } from '@tatami/web-runtime/zoned-time';
import { codesOf } from '../description/codes-of.ts';
import { type TableTexts, tableTexts } from '../description/table-texts.ts';
import type { Rules } from '../form/validate.ts';

/** A table whose fields are told of: what they are called, what the contract says of them, and which of them hold codes. */
export interface ToldTable {
  place: { table: TableName };
  rules: Rules;
  columns?: Parameters<typeof codesOf>[0];
}

/** What a field of a table holds, or held. */
export interface Held {
  of: ToldTable;
  field: string;
  value: unknown;
  /** The side of a change that it stands on. */
  side?: 'before' | 'after';
}

/**
 * Writes what fields of tables hold as people read it: choices and codes in words, dates by the club's calendar, rows of
 * other tables by their names; nothing, where they hold nothing.
 */
export function heldWriter(
  i18n: I18n,
  nameOf: (id: string) => string | undefined,
): (held: Held) => string | undefined {
  const { t, format } = i18n;
  function write(
    texts: TableTexts,
    field: string,
    rule: FieldRules | undefined,
    value: unknown,
  ): string | undefined {
    if (value === null || value === undefined || value === '') return undefined;
    if (Array.isArray(value)) {
      return value.map((each) => write(texts, field, rule?.items, each)).join(', ') || undefined;
    }
    if (typeof value === 'object') {
      const within = Object.entries(value).flatMap(([name, each]) => {
        const text = write(texts, name, rule?.fields?.[name], each);
        return text === undefined ? [] : `${texts.maybe(name) ?? name}: ${text}`;
      });
      return within.join('; ') || undefined;
    }
    if (rule?.reference) return nameOf(String(value)) ?? t('history.unnamed');
    if (rule?.enum) return texts.choice(field, String(value));
    if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
    // The fifteenth is a Sunday.
    if (typeof value === 'number' && rule?.unit === 'weekday')
      return format.date(addDays('2026-11-15', value), 'dayOfWeek');
    if (typeof value === 'number') return format.number(value);
    const text = String(value);
    if (rule?.format === 'date') return format.date(text);
    if (rule?.format === 'date-time') return `${format.dateOf(text)}, ${format.time(text)}`;
    return text;
  }
  return ({ of, field, value, side }) => {
    const rule = of.rules[field];
    if (rule?.picture) return value ? t(side ? `history.picture.${side}` : 'history.picture') : undefined;
    const codes = value ? codesOf(of.columns ?? [], field) : undefined;
    return codes
      ? codes.wordOf(String(value), i18n)
      : write(tableTexts(t, of.place.table), field, rule, value);
  };
}

/** The rows of other tables that a value refers to. */
export function referredIn(rule: FieldRules | undefined, value: unknown): { table: TableName; id: string }[] {
  if (Array.isArray(value)) return value.flatMap((each) => referredIn(rule?.items, each));
  if (!rule?.reference || typeof value !== 'string') return [];
  return [rule.reference].flat().map((table) => ({ table: table as TableName, id: value }));
}
