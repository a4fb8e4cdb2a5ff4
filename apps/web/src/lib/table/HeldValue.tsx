import { useQuery } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import { useI18n } from '../i18n/i18n-context.ts';
import { usePlaces } from './places-context.ts';
import { rowQuery } from './row-queries.ts';
import type { Table } from './table.ts';
import { tableTexts } from './table-texts.ts';

interface HeldValueProps<T extends TableName> {
  of: Table<T>;
  field: string;
  value: unknown;
}

/** What a field holds, as people read it. */
export function HeldValue<T extends TableName>({ of: { place, rules }, field, value }: HeldValueProps<T>) {
  const { t, format } = useI18n();
  const texts = tableTexts(t, place.table);
  const rule = rules[field];
  if (value === null || value === undefined || value === '') return t('form.none');
  if (typeof rule?.reference === 'string') {
    return <RowName table={rule.reference as TableName} id={String(value)} />;
  }
  if (rule?.enum) return texts.choice(field, String(value));
  if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
  if (typeof value === 'number') return format.number(value);
  if (rule?.format === 'date') return format.date(String(value));
  if (rule?.format === 'date-time') return `${format.dateOf(String(value))}, ${format.time(String(value))}`;
  return String(value);
}

function RowName({ table, id }: { table: TableName; id: string }) {
  const { language } = useI18n();
  const place = usePlaces()(table);
  const { data } = useQuery(rowQuery(table, id));
  return data && place ? place.name(data, language) : '…';
}
