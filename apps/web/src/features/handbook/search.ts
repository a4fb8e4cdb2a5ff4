import type { TextPart } from '@tatami/ui/MarkedText';
import { type Chapter, type ChapterNode, isElement } from './chapter.ts';
import type { ChapterName } from './chapters.ts';

/** A part of a chapter under one heading, in plain sentences. */
export interface Passage {
  chapter: ChapterName;
  chapterTitle: string;
  /** The heading; empty at the beginning of a chapter. */
  heading: string;
  /** What leads to it, after `#`. */
  id: string;
  sentences: string[];
}

/** Where something was found. */
export interface Hit {
  passage: Passage;
  /** The sentence that says most of what was searched for, with that marked. */
  sentence: TextPart[];
}

/** More hits than these nobody reads. */
const MOST_HITS = 20;

/** The endings of Polish and English words, without their marks, the longest first. */
const endings =
  'owaniem owania owaniu owanie aniem ania aniu anie iami iach iego iemu owie owac ami ach ego emu imi ymi any ana ane iej ich ych iem iom owi ow em om ej ie ia iu ii im ym es ac ec ic aj ed a e i o u y s'
    .split(' ')
    .toSorted((one, other) => other.length - one.length);

const SHORTEST_STEM = 3;

/** A word without case and marks: „Żółta” is `zolta`. */
const folded = (word: string): string =>
  word.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/**
 * What the forms of a word have in common: it loses its ending, and what changes before endings is written in one way,
 * so that „mata” and „na macie”, „stopień” and „stopnia”, “excuse” and “excused” are one.
 */
function stemOf(word: string): string {
  const plain = folded(word);
  const ending = endings.find((each) => plain.endsWith(each) && plain.length - each.length >= SHORTEST_STEM);
  const stem = ending ? plain.slice(0, -ending.length) : plain;
  return stem
    .replace(/i$/, '')
    .replace(/(?<=[^aeiouy])i?e(?=[^aeiouy]$)/, '')
    .replace(/(?:cz|sc|st|t|k|c)$/, 'c')
    .replace(/(?:dz|d|g|z)$/, 'z')
    .replace(/(?:rz|r)$/, 'r')
    .replace(/(?:sz|ch|s)$/, 's');
}

const words = /[\p{L}\p{N}]+/gu;

interface Searched {
  typed: string;
  stem: string;
}

const searchedIn = (query: string): Searched[] =>
  (query.match(words) ?? []).map((word) => ({ typed: folded(word), stem: stemOf(word) }));

/** Whether a word of a text is a form of what was typed, or begins with it. */
const fits = (word: string, { typed, stem }: Searched): boolean =>
  folded(word).startsWith(typed) || stemOf(word) === stem;

/** Finds the passages that have every word of a query, those first that have it in their titles. */
export function searchPassages(passages: readonly Passage[], query: string): Hit[] {
  const searched = searchedIn(query);
  if (searched.length === 0) return [];
  return passages
    .flatMap((passage) => {
      const { chapterTitle, heading, sentences } = passage;
      const inTitle = matches([heading, chapterTitle].join(' '), searched);
      const scored = sentences.map((sentence) => ({ sentence, found: matches(sentence, searched) }));
      const all = new Set([...inTitle, ...scored.flatMap(({ found }) => [...found])]);
      if (all.size < searched.length) return [];
      const best = scored.toSorted((one, other) => other.found.size - one.found.size)[0];
      const weight = inTitle.size * 2 + (best?.found.size ?? 0);
      return [{ weight, hit: { passage, sentence: marked(best?.sentence ?? '', searched) } }];
    })
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}

/** Which of what is searched for stands in a text. */
function matches(text: string, searched: readonly Searched[]): Set<Searched> {
  const standing = text.match(words) ?? [];
  return new Set(searched.filter((each) => standing.some((word) => fits(word, each))));
}

/** A text in pieces, of which the words that are searched for are marked. */
function marked(text: string, searched: readonly Searched[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!searched.some((each) => fits(word, each))) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: word, isFound: true });
    at = index + word.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** What stands in a chapter, under each of its headings. */
export function passagesOf({ name, title, lead, body }: Chapter & { name: ChapterName }): Passage[] {
  const first: Passage = { chapter: name, chapterTitle: title, heading: '', id: '', sentences: [lead] };
  const passages = [first];
  for (const node of body) {
    if (isElement(node) && /^h[2-6]$/.test(node.tag))
      passages.push({ ...first, heading: textOf(node), id: node.id ?? '', sentences: [] });
    else passages.at(-1)?.sentences.push(...sentencesOf(node));
  }
  return passages;
}

const blocks = ['ul', 'ol', 'blockquote', 'table', 'thead', 'tbody', 'div', 'figure'];

function sentencesOf(node: ChapterNode): string[] {
  if (isElement(node) && blocks.includes(node.tag)) return node.children.flatMap(sentencesOf);
  return textOf(node)
    .split(/(?<=[.!?:])\s+(?=\p{Lu})/u)
    .filter(Boolean);
}

function textOf(node: ChapterNode): string {
  if (typeof node === 'string') return node;
  if (!isElement(node)) return '';
  return node.children
    .map(textOf)
    .join(node.tag === 'tr' ? ' · ' : '')
    .replaceAll(/\s+/g, ' ');
}
