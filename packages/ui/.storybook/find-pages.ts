import type { SearchFacts } from './reading/facts.ts';

/** Letters without their marks, in small: one seeks “zawezic” and means “zawęzić”. */
const bare = (text: string) =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** The pages that some words lead to, the likeliest first: by name, by purpose in either language, by another name. */
export function findPages<Page extends Pick<SearchFacts, 'name' | 'purpose' | 'alias'>>(
  pages: readonly Page[],
  sought: string,
): Page[] {
  const words = bare(sought).split(/\s+/).filter(Boolean);
  const scored = pages.flatMap((page) => {
    const { name, purpose, alias } = page;
    const texts = [
      { text: bare(name), weight: 3 },
      ...[purpose?.pl, purpose?.en].map((text) => ({ text: bare(text ?? ''), weight: 2 })),
      ...alias.map((text) => ({ text: bare(text), weight: 1 })),
    ];
    const scores = words.map((word) =>
      Math.max(...texts.map(({ text, weight }) => scoreOf(word, text) * weight)),
    );
    return scores.every((score) => score > 0)
      ? [{ page, score: scores.reduce((sum, each) => sum + each, 0) }]
      : [];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ page }) => page);
}

/** A word that begins another weighs more than one within it. Endings change in Polish: a little more than half is enough of a long word. */
function scoreOf(word: string, text: string): number {
  if (text === word) return 3;
  if (text.split(/[\s,()/-]+/).some((each) => each.startsWith(word))) return 2;
  if (text.includes(word)) return 1;
  const stem = word.slice(0, Math.max(4, Math.ceil(word.length * 0.55)));
  return word.length > 4 && text.includes(stem) ? 0.5 : 0;
}
