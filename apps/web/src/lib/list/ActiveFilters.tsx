import { FilterChips, type FilterValue, type TableColumn } from '@tatami/ui';
import { CloseIcon } from '@tatami/ui/icons';
import { type I18n, useI18n } from '../i18n/i18n-context.ts';

interface ActiveFiltersProps<Row> {
  columns: readonly TableColumn<Row>[];
  filters: Readonly<Record<string, FilterValue>>;
  onRelease: (column: string) => void;
}

/** What a list is narrowed to, in words; pressing one lets it go. */
export function ActiveFilters<Row>({ columns, filters, onRelease }: ActiveFiltersProps<Row>) {
  const i18n = useI18n();
  const chips = columns.flatMap((column) => {
    const filter = filters[column.id];
    if (!filter || !column.filter) return [];
    return { value: column.id, label: `${column.header}: ${inWords(i18n, column, filter)}`, icon: CloseIcon };
  });
  if (chips.length === 0) return null;
  return (
    <FilterChips
      label={i18n.t('table.activeFilters')}
      chips={chips}
      selected={chips.map(({ value }) => value)}
      onSelectedChange={(left) => {
        const released = chips.find(({ value }) => !left.includes(value));
        if (released) onRelease(released.value);
      }}
    />
  );
}

function inWords<Row>({ t, format }: I18n, { filter: by }: TableColumn<Row>, filter: FilterValue): string {
  if (typeof by === 'object') {
    const chosen = by.choices.filter(({ value }) => filter.oneOf?.includes(value));
    return chosen.map(({ label }) => label).join(', ');
  }
  const [from, to] = [filter.from, filter.to].map((bound) =>
    bound === undefined || bound === ''
      ? ''
      : typeof bound === 'number'
        ? format.number(bound)
        : format.date(bound),
  );
  if (from && to) return from === to ? from : `${from} – ${to}`;
  return from ? t('table.since', { value: from }) : t('table.until', { value: to ?? '' });
}
