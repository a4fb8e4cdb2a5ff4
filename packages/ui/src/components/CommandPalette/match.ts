import { fold, wordsOf } from '../private/fold.ts';

const BEGINS_TEXT = 4;
const BEGINS_WORD = 3;
const INSIDE = 2;
const IN_ORDER = 1;

/**
 * How well texts answer a query: 0 when some word of it is in none of them. Marks and case do not count, and a word may
 * be shortened to letters in their order: “trng” finds “trening”.
 */
export function matchScore(query: string, texts: readonly string[]): number {
  let score = 0;
  for (const word of wordsOf(query)) {
    const best = Math.max(...texts.map((text) => scoreOfWord(word, text)));
    if (best === 0) return 0;
    score += best;
  }
  return Math.max(score, 1);
}

function scoreOfWord(word: string, text: string): number {
  const folded = fold(text);
  if (folded.startsWith(word)) return BEGINS_TEXT;
  const words = wordsOf(text);
  if (words.some((candidate) => candidate.startsWith(word))) return BEGINS_WORD;
  if (folded.includes(word)) return INSIDE;
  return words.some((candidate) => isShortened(word, candidate)) ? IN_ORDER : 0;
}

function isShortened(short: string, word: string): boolean {
  if (short[0] !== word[0]) return false;
  let at = 0;
  for (const letter of short) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
