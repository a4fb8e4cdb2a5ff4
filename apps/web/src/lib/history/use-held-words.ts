import { useQueries } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import { useI18n } from '../i18n/i18n-context.ts';
import { usePlaces } from '../table/places-context.ts';
import { namedRowsQuery } from '../table/row-queries.ts';
import type { Table } from '../table/table.ts';
import { tableTexts } from '../table/table-texts.ts';
import { useViewer } from '../viewer.ts';

/** What a field holds, as people read it; nothing, where it holds nothing. */
export type HeldWords = (field: string, value: unknown) => string | undefined;

/**
 * Writes what fields of a table hold as people read it: choices in words, dates by the club's calendar, rows of other
 * tables by their names.
 *
 * @param held all that is going to be written, so that what it refers to is asked for at once
 */
export function useHeldWords(
  { place, rules }: Pick<Table, 'place' | 'rules'>,
  held: readonly (readonly [field: string, value: unknown])[],
): HeldWords {
  const { t, format } = useI18n();
  const texts = tableTexts(t, place.table);
  const nameOf = useNames(held.flatMap(([field, value]) => referredIn(rules[field], value)));

  function write(field: string, rule: FieldRules | undefined, value: unknown): string | undefined {
    if (value === null || value === undefined || value === '') return undefined;
    if (Array.isArray(value)) {
      return value.map((each) => write(field, rule?.items, each)).join(', ') || undefined;
    }
    if (typeof value === 'object') {
      const within = Object.entries(value).flatMap(([name, each]) => {
        const text = write(name, rule?.fields?.[name], each);
        return text === undefined ? [] : `${texts.maybe(name) ?? name}: ${text}`;
      });
      return within.join('; ') || undefined;
    }
    if (rule?.reference) return nameOf(String(value)) ?? t('history.unnamed');
    if (rule?.enum) return texts.choice(field, String(value));
    if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
    if (typeof value === 'number') return format.number(value);
    const text = String(value);
    if (rule?.format === 'date') return format.date(text);
    if (rule?.format === 'date-time') return `${format.dateOf(text)}, ${format.time(text)}`;
    return text;
  }
  return (field, value) => write(field, rules[field], value);
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
