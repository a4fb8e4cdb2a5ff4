import { useQueries } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { addDays } from '@tatami/web-runtime/zoned-time';
import { usePlaces } from '../description/places-context.ts';
import { type TableTexts, tableTexts } from '../description/table-texts.ts';
import type { Rules } from '../form/validate.ts';
import { namedRowsQuery } from '../rows/row-queries.ts';
import { useViewer } from '../viewer/viewer.ts';

/** A table whose fields are told of: what they are called, and what the contract says of them. */
export interface ToldTable {
  place: { table: TableName };
  rules: Rules;
}

/** What a field of a table holds, or held. */
export interface Held {
  of: ToldTable;
  field: string;
  value: unknown;
}

/**
 * Writes what fields of tables hold as people read it: choices in words, dates by the club's calendar, rows of other
 * tables by their names; nothing, where they hold nothing.
 *
 * @param held all that is going to be written, so that what it refers to is asked for at once
 */
export function useHeldWords(held: readonly Held[]): (held: Held) => string | undefined {
  const { t, format } = useI18n();
  const nameOf = useNames(held.flatMap(({ of, field, value }) => referredIn(of.rules[field], value)));

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
  return ({ of, field, value }) => write(tableTexts(t, of.place.table), field, of.rules[field], value);
}

/** The rows of other tables that a value refers to. */
function referredIn(rule: FieldRules | undefined, value: unknown): { table: TableName; id: string }[] {
  if (Array.isArray(value)) return value.flatMap((each) => referredIn(rule?.items, each));
  if (!rule?.reference || typeof value !== 'string') return [];
  return [rule.reference].flat().map((table) => ({ table: table as TableName, id: value }));
}

/** The names of rows of any tables, as far as the person may see them and they are there. */
function useNames(referred: readonly { table: TableName; id: string }[]): (id: string) => string | undefined {
  const { language } = useI18n();
  const { has } = useViewer();
  const placeOf = usePlaces();
  const places = [...new Set(referred.map(({ table }) => table))].flatMap((table) => {
    const place = placeOf(table);
    return place && has(`${place.rights}:Read`) ? place : [];
  });
  const answers = useQueries({
    queries: places.map(({ table }) =>
      namedRowsQuery(
        table,
        referred.flatMap((each) => (each.table === table ? each.id : [])),
      ),
    ),
  });
  const names = new Map(
    places.flatMap((place, at) =>
      (answers[at]?.data ?? []).map((row) => [row.id, place.name(row, language)] as const),
    ),
  );
  const isAsking = answers.some(({ isLoading }) => isLoading);
  return (id) => names.get(id) ?? (isAsking ? '…' : undefined);
}
