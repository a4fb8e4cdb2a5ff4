import type { FilterChoice, FilteredColumn } from '../DataTable/column.ts';
import type { TableLabels } from '../DataTable/labels.ts';
import type { FilterValue } from '../DataTable/view.ts';

/** What a column is narrowed to, as people say it. */
export function filterWords(
  { filter: by }: FilteredColumn,
  { contains, from = '', to = '', oneOf = [], empty }: FilterValue,
  labels: TableLabels,
  locale: string,
  named: readonly Pick<FilterChoice, 'value' | 'label'>[],
): string {
  if (empty !== undefined) return labels.empty[`${empty}`];
  if (contains) return `„${contains}”`;
  if (oneOf.length > 0) {
    if (by === 'flag') return oneOf.map((each) => labels.flag[each === 'true' ? 'true' : 'false']).join(', ');
    const names = new Map(named.map(({ value, label }) => [value, label]));
    return oneOf.map((each) => names.get(each) ?? '…').join(', ');
  }
  const [first, last] = [from, to].map((bound) => (bound === '' ? '' : boundWords(bound, locale)));
  if (first && last) return first === last ? first : `${first} – ${last}`;
  const kind = by === 'number' ? 'number' : 'date';
  return first ? labels.orMore[kind](first) : labels.orLess[kind](last ?? '');
}

const dayParts = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

function boundWords(bound: number | string, locale: string): string {
  if (typeof bound === 'number') return new Intl.NumberFormat(locale).format(bound);
  const day = new Date(`${bound}T00:00Z`);
  if (Number.isNaN(day.getTime())) return bound;
  return new Intl.DateTimeFormat(locale, dayParts).format(day);
}
