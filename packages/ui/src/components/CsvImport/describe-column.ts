import type { CellKind, ImportField } from './cell-kind.ts';
import type { ImportColumn } from './import-state.ts';
import type { CsvImportLabels, ImportKindLabels } from './labels.ts';

/** What a person is told of a column before there is a file. */
export function describeColumn(
  { id, header, required, kind, example }: ImportField,
  labels: Pick<CsvImportLabels, 'kinds'>,
  locale: string,
  today: string,
): ImportColumn {
  const one = kind.type === 'several' ? kind.each : kind.type === 'pairs' ? kind.key : kind;
  const choices = choicesOf(one);
  return {
    id,
    header,
    required,
    kind: wordsOf(kind, labels.kinds, locale),
    example: example ?? choices?.[0] ?? exampleOf(one, today),
    choices,
  };
}

function choicesOf(kind: CellKind): readonly string[] | undefined {
  if (kind.type === 'name') return kind.few;
  return 'words' in kind ? kind.words.map(({ words: [word = ''] }) => word) : undefined;
}

function wordsOf(kind: CellKind, kinds: ImportKindLabels, locale: string): string {
  if (kind.type === 'several') return kinds.several(wordsOf(kind.each, kinds, locale));
  if (kind.type === 'pairs')
    return kinds.pairs(wordsOf(kind.key, kinds, locale), wordsOf(kind.each, kinds, locale));
  if (kind.type === 'number' || kind.type === 'whole') {
    const { least, most } = kind;
    const written = (value: number) => value.toLocaleString(locale);
    const within = [
      least !== undefined && kinds.from(written(least)),
      most !== undefined && kinds.to(written(most)),
    ];
    return [kinds[kind.type], ...within].filter(Boolean).join(' ');
  }
  if (kind.type !== 'text') return kinds[kind.type];
  if (kind.format) return kinds[kind.format];
  return kind.most === undefined ? kinds.text : kinds.upTo(kind.most);
}

function exampleOf(kind: CellKind, today: string): string | undefined {
  if (kind.type === 'number' || kind.type === 'whole') return String(Math.max(kind.least ?? 1, 1));
  if (kind.type === 'day') return today;
  if (kind.type === 'time') return '18:00';
  return kind.type === 'instant' ? `${today} 18:00` : undefined;
}
