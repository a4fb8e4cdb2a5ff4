import type { CellKind } from './cell-kind.ts';
import type { FindNames } from './name-index.ts';

interface WritingContext {
  locale: string;
  namesOf: FindNames;
}

/** What a file says of a value, so that it is read back as the same. */
export function writeCell(value: unknown, kind: CellKind, context: WritingContext): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const each = kind.type === 'several' ? kind.each : kind;
    return value.map((one) => writeCell(one, each, context)).join('; ');
  }
  if (kind.type === 'pairs')
    return kind
      .pairsOf(value)
      .map((pair) => pair.map((part, at) => writeCell(part, at === 0 ? kind.key : kind.each, context)))
      .map(([name, text]) => `${name} = ${text}`)
      .join('; ');
  if (typeof value === 'number')
    return value.toLocaleString(context.locale, { useGrouping: false, maximumFractionDigits: 20 });
  const text = String(value);
  if (kind.type === 'name') {
    const names = kind.of.map((table) => context.namesOf(table)?.ownName(text));
    return names.find((name) => name !== undefined) ?? text;
  }
  if (kind.type === 'instant') return kind.written(text);
  if (kind.type !== 'flag' && kind.type !== 'word') return text;
  return kind.words.find((word) => word.value === value)?.words[0] ?? text;
}
