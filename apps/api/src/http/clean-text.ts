import { invalid } from './problem.ts';

/**
 * A copy of a JSON body with every text trimmed (domain.md, first paragraph).
 *
 * @throws {Problem} 400 for NUL, which PostgreSQL can't store, and for lone surrogates, which UTF-8 can't carry.
 */
export function cleanText(
  value: unknown,
  untrimmed: ReadonlySet<string> = new Set(),
  path: string[] = [],
): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw invalid({ field: path.join('.'), code: 'bad-character' });
    return untrimmed.has(path.at(-1) ?? '') ? value : value.trim();
  }
  if (Array.isArray(value))
    return value.map((item, index) => cleanText(item, untrimmed, [...path, String(index)]));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, cleanText(item, untrimmed, [...path, key])]),
    );
  }
  return value;
}
