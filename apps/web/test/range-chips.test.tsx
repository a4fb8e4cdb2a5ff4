import { resolveColumns } from '@tatami/tables/resolve-columns';
import { textKeys } from '@tatami/tables/table-texts';
import { useTableLabels } from '@tatami/tables/use-table-labels';
import { FilterBar } from '@tatami/ui';
import { I18nProvider } from '@tatami/web-runtime/I18nProvider';
import { languages } from '@tatami/web-runtime/languages';
import { UiTexts } from '@tatami/web-runtime/UiTexts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { allTexts } from '../build/texts.ts';
import { listedPlaces } from '../src/tables/index.ts';

interface Range {
  from?: number | string;
  to?: number | string;
}

function Chip({ header, kind, range }: { header: string; kind: 'number' | 'date'; range: Range }) {
  const column = { id: 'it', header, filter: kind };
  return (
    <FilterBar
      columns={[column]}
      value={{ it: range }}
      onValueChange={() => {}}
      labels={useTableLabels('')}
    />
  );
}

const some = { number: [3, 20], date: ['2026-01-02', '2026-03-04'] } as const;
/** Words that ask for another one after them, and none of which follows another. */
const prepositions =
  /(?:^| )(od|do|w|na|z|from|to|since|until|on|by) (od|do|w|na|z|from|to|since|until|on|by) /i;
const doubled = /(?:^| )(\p{L}+) \1(?: |$)/iu;

const tables = await Promise.all(listedPlaces.map(({ load }) => load()));
const ranges = tables.flatMap((table) => {
  const columns = resolveColumns(table.columns, table.rules);
  return Object.entries(table.list.filters).flatMap(([id, { field, by }]) => {
    const kind = by === 'instant' ? 'date' : by;
    if (kind !== 'number' && kind !== 'date') return [];
    const headedBy = columns.find((column) => column.id === id)?.headedBy ?? field;
    return [[table.place.table, headedBy, kind] as const];
  });
});

describe.each(languages)('in %s', (language) => {
  const dictionary: Readonly<Record<string, string>> = allTexts(language);

  test.each(ranges)('a range of %s reads well: %s', (table, field, kind) => {
    const header = textKeys.field(table, field).flatMap((key) => dictionary[key] ?? [])[0] ?? '';
    const [from, to] = some[kind];
    for (const range of [{ from }, { to }, { from, to }]) {
      const markup = renderToStaticMarkup(
        <I18nProvider {...{ language, dictionary }} timeZone="Europe/Warsaw" load={async () => dictionary}>
          <UiTexts>
            <Chip {...{ header, kind, range }} />
          </UiTexts>
        </I18nProvider>,
      );
      const chip =
        markup.match(/<button[^>]*data-set[^>]*>(.*?)<\/button>/)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '';
      expect(chip).toMatch(/\d/);
      expect(chip).not.toMatch(prepositions);
      expect(chip).not.toMatch(doubled);
    }
  });
});
