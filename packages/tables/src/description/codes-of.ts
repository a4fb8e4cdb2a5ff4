import type { Codes } from './table.ts';

/** A column as far as it says which codes its field holds. */
type CodedColumn = string | { field: string; codes?: Codes };

/** The codes that a field holds, where its column says so. */
export function codesOf(columns: readonly CodedColumn[], field: string): Codes | undefined {
  const column = columns.find((each) => typeof each === 'object' && each.field === field);
  return typeof column === 'object' ? column.codes : undefined;
}

/** The known codes that what is typed may mean: by itself, or by what people call them. */
export function codesLike(
  typed: string,
  known: readonly string[],
  wordOf: (code: string) => string,
): string[] {
  const wanted = typed.trim().toLowerCase();
  return known.filter((code) => `${code} ${wordOf(code)}`.toLowerCase().includes(wanted));
}
