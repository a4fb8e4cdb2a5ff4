import { useQuery } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import { Combobox, Select } from '@tatami/ui';
import { useI18n } from '../i18n/i18n-context.ts';
import type { Place } from './describe-place.ts';
import { usePlaces } from './places-context.ts';
import { rowOptions } from './row-options.ts';
import { allRowsQuery, rowQuery } from './row-queries.ts';

interface ReferenceFieldProps {
  /** What is referred to. */
  table: TableName;
  name: string;
  label: string;
  hint: string | undefined;
  required: boolean;
  error: string | undefined;
  readOnly: boolean;
  /** The id of the row, or nothing. */
  value: string;
  onValueChange: (id: string) => void;
  /** What none is called. */
  emptyLabel: string;
}

/** A row of another table: one of a few, or found by its name. */
export function ReferenceField({ table, ...field }: ReferenceFieldProps) {
  const place = usePlaces()(table);
  if (!place) throw new Error(`Nothing says what the rows of "${table}" are called.`);
  return place.few ? <FewField {...field} place={place} /> : <FoundField {...field} place={place} />;
}

type PlacedFieldProps = Omit<ReferenceFieldProps, 'table'> & { place: Place };

function FewField({ place, ...field }: PlacedFieldProps) {
  const { language } = useI18n();
  const { data: rows = [] } = useQuery(allRowsQuery(place));
  // What is out of use can't be chosen anew.
  const offered = rows.filter((row) => !('active' in row) || row.active || row.id === field.value);
  return (
    <Select
      {...field}
      options={offered.map((row) => ({ value: row.id, label: place.name(row, language) }))}
    />
  );
}

function FoundField({ place, value, onValueChange, emptyLabel: _none, ...field }: PlacedFieldProps) {
  const i18n = useI18n();
  const { find, optionOf } = rowOptions(place, i18n);
  const chosen = useQuery({ ...rowQuery(place.table, value), enabled: value !== '' });
  return (
    <Combobox
      {...field}
      search={find}
      value={value && chosen.data ? optionOf(chosen.data) : null}
      onValueChange={(option) => onValueChange(option?.id ?? '')}
    />
  );
}
