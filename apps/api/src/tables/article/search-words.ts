import { foldedWord } from '../../database/columns.ts';

/** What is searched for: the words as they were typed, each with the forms in which it may stand. */
export interface SearchedWord {
  /** The word as it was typed, without case and Polish marks. */
  typed: string;
  forms: ReadonlySet<string>;
}

/** More words than these narrow nothing. */
const MOST_WORDS = 6;
const LONGEST_WORD = 40;
/** What is left of a word without its ending has at least so many letters. */
const SHORTEST_STEM = 3;
/** A word of so many letters may be the beginning of a longer one. */
const SHORTEST_BEGINNING = 4;

/** The endings of Polish nouns, adjectives and verbs, without their marks; and what English adds. */
const endings = [
  ...[
    '',
    'a',
    'e',
    'i',
    'o',
    'u',
    'y',
    'ie',
    'ia',
    'iu',
    'ii',
    'iem',
    'em',
    'om',
    'iom',
    'ami',
    'iami',
    'mi',
  ],
  ...[
    'ach',
    'iach',
    'ow',
    'owi',
    'owie',
    'iowi',
    'um',
    'ej',
    'iej',
    'ego',
    'iego',
    'emu',
    'iemu',
    'ym',
    'im',
    'ymi',
  ],
  ...['imi', 'ych', 'ich', 's', 'es'],
].sort((one, other) => other.length - one.length);

/** How the last letters of a stem change before some endings, without their marks: „mata, macie”, „walka, walce”. */
const changes: readonly (readonly [string, string])[] = [
  ['st', 'sc'],
  ['t', 'c'],
  ['d', 'dz'],
  ['k', 'c'],
  ['k', 'cz'],
  ['g', 'dz'],
  ['g', 'z'],
  ['ch', 'sz'],
  ['r', 'rz'],
  ['s', 'sz'],
];

/** Reads what was typed into a search. */
export function searchedWords(search: string): SearchedWord[] {
  return (search.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS).map((word) => {
    const typed = foldedWord(word.slice(0, LONGEST_WORD)).toLowerCase();
    return { typed, forms: formsOf(typed) };
  });
}

/** The forms in which a word may stand: what is left of it without its ending, with each ending. */
function formsOf(typed: string): Set<string> {
  const forms = new Set([typed]);
  if (/\d/.test(typed)) return forms;
  for (const ending of endings) {
    if (!typed.endsWith(ending)) continue;
    const stem = typed.slice(0, typed.length - ending.length);
    if (stem.length < SHORTEST_STEM) continue;
    for (const variant of variantsOf(stem)) for (const other of endings) forms.add(variant + other);
    // The longest ending that leaves a stem is the likeliest; a shorter one is tried where the word is short.
    if (ending.length > 1 && stem.length > SHORTEST_STEM) break;
  }
  return forms;
}

function variantsOf(stem: string): string[] {
  const variants = [stem];
  for (const change of changes)
    for (const [from, to] of [change, [change[1], change[0]] as const])
      if (stem.endsWith(from)) {
        const changed = stem.slice(0, -from.length) + to;
        variants.push(changed);
        // „miasto, mieście”.
        if (changed.length > SHORTEST_STEM) variants.push(changed.replace(/a(?=[^aeiouy]+$)/, 'e'));
      }
  // „stopień, stopnia”, „turnieje”: an e that comes and goes.
  const [, start, before, last] = /^(.*)([^aeiouy])i?e([^aeiouy])$/.exec(stem) ?? [];
  if (start !== undefined) variants.push(`${start}${before}${last}`);
  const [, head, first, second] = /^(.+)([^aeiouy])([^aeiouy])$/.exec(stem) ?? [];
  if (head !== undefined) variants.push(`${head}${first}e${second}`, `${head}${first}ie${second}`);
  return variants;
}

/** The queries of PostgreSQL's full text search that ask for a word, one for each of its forms. */
export function formQueries({ typed, forms }: SearchedWord): string[] {
  const all = [...forms].map((form) => `'${form}'`);
  return typed.length >= SHORTEST_BEGINNING ? [...all, `'${typed}':*`] : all;
}

/** The query that asks for all of the words. */
export const searchQuery = (words: readonly SearchedWord[]): string =>
  words.map((word) => `(${formQueries(word).join('|')})`).join('&');

/** Whether a word of a text is one of those that are searched for. */
export function isSearched(word: string, words: readonly SearchedWord[]): boolean {
  const read = foldedWord(word).toLowerCase();
  return words.some(
    ({ typed, forms }) => forms.has(read) || (typed.length >= SHORTEST_BEGINNING && read.startsWith(typed)),
  );
}
