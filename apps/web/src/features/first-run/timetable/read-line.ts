import { fold, isFormOf } from './fold.ts';
import { type Audience, audienceOf } from './group-of-title.ts';
import { type ReadDays, readDays, type Span } from './read-days.ts';
import { type HoursFault, type ReadHours, readHours } from './read-hours.ts';

/** A place of the club, or somebody who leads classes. */
export interface Named {
  id: string;
  name: string;
}

export interface Known {
  places: readonly Named[];
  leaders: readonly Named[];
}

/** A name in a line: of whom or what it is, where that is known; else what may be meant. */
export interface Mention extends Span {
  said: string;
  found: Named | null;
  /** The nearest that is known. */
  meant: Named | null;
}

export type LineFault = HoursFault | 'noDays' | 'noHours' | 'noTitle' | 'titleTooLong' | 'noPlace';

/** A class as its line says it. */
export interface ReadLine {
  days: ReadDays | null;
  hours: ReadHours | null;
  title: (Span & { text: string }) | null;
  audience: Audience;
  /** What the line says of the place; the only one that there is, where it says nothing. */
  place: Mention | null;
  /** What it says of who leads the class; nothing where that is nobody. */
  leader: Mention | null;
  /** What is wrong with it, in the order of the line; an unknown name is no fault, but asked for. */
  faults: LineFault[];
}

const LONGEST_TITLE = 150;

/**
 * Reads a line of a timetable as it hangs at a door: days, hours, what it is called, where, who leads it. `null` where
 * nothing stands.
 */
export function readLine(line: string, known: Known): ReadLine | null {
  const text = fold(line);
  if (text.trim() === '') return null;
  const start = /^[ *\u2022-]*/.exec(text)?.[0].length ?? 0;
  const hoursFirst = /\d/.test(text[start] ?? '') ? readHours(text, start) : null;
  const days = readDays(text, skip(text, hoursFirst?.to ?? start));
  const hours = hoursFirst ?? readHours(text, days?.to ?? start);
  const from = Math.max(start, days?.to ?? 0, hours?.to ?? 0);
  const { title, place, leader } = readNames(line, text, from, known);
  return {
    ...{ days, hours, title, place, leader },
    audience: audienceOf(title?.text ?? ''),
    faults: [
      ...(days ? [] : ['noDays' as const]),
      ...(hours ? (hours.fault ? [hours.fault] : []) : ['noHours' as const]),
      ...(title
        ? title.text.length > LONGEST_TITLE
          ? ['titleTooLong' as const]
          : []
        : ['noTitle' as const]),
      ...(place ? [] : ['noPlace' as const]),
    ],
  };
}

const skip = (text: string, from: number): number =>
  from + (/^[ ,;:)]*/.exec(text.slice(from))?.[0].length ?? 0);

interface Part extends Span {
  said: string;
}

/** What stands between two places, without what is around it. */
function part(line: string, from: number, to: number): Part | null {
  const said = line.slice(from, to);
  const lead = /^[\s,;:|()\u2010-\u2015-]*/.exec(said)?.[0].length ?? 0;
  const trail =
    /(\s(w|we|na|at|in))?[\s,;:|()\u2026\u2010-\u2015-]*(\.{2,})?\s*$/.exec(said)?.[0].length ?? 0;
  if (lead + trail >= said.length) return null;
  return { from: from + lead, to: to - trail, said: said.slice(lead, said.length - trail) };
}

/** The parts of the rest of a line, as commas, bars, brackets and dashes with room around them divide it. */
function partsOf(line: string, text: string, from: number): Part[] {
  const parts: Part[] = [];
  let at = from;
  for (const { index, 0: gap } of text.matchAll(/[,;|(@]| -+ /g)) {
    if (index < from) continue;
    const each = part(line, at, index);
    if (each) parts.push(each);
    at = index + gap.length;
  }
  const last = part(line, at, line.length);
  return last ? [...parts, last] : parts;
}

/** Words with which people begin the name of a place. */
const kindsOfPlaces =
  /^(dojo|hal[aie]|sal[aie]|sali|szkol[aey]|szkole|sp|lo|zso|zs|mosir|osir|gosir|mdk|dk|klub|osrodek|centrum|dom|studio|basen|gym|hall|school|room|ul|al)$/;

const ofLeader =
  /^(prowadzi|prowadzaca|prowadzacy|prow|instruktorka|instruktor|instr|sensei|trener(ka)?|led by|with|by)[.: ]+/;

function readNames(
  line: string,
  text: string,
  from: number,
  { places, leaders }: Known,
): Pick<ReadLine, 'title' | 'place' | 'leader'> {
  let parts = partsOf(line, text, from);
  let place: Mention | null = null;
  let leader: Mention | null = null;

  const take = (index: number, span: Span) => {
    const whole = parts[index] as Part;
    const beside = [part(line, whole.from, span.from), part(line, span.to, whole.to)];
    parts = [...parts.slice(0, index), ...beside.filter((each) => each !== null), ...parts.slice(index + 1)];
  };

  for (const [index, { from: at, to }] of parts.entries()) {
    const found = findPlace(text, at, to, places);
    if (!found) continue;
    place = { ...found, said: line.slice(found.from, found.to), meant: null };
    take(index, found);
    break;
  }

  for (const [index, each] of [...parts.entries()].reverse()) {
    // The first is what the class is called.
    if (index === 0 && parts.length > 0) break;
    const called = ofLeader.exec(text.slice(each.from, each.to))?.[0].length ?? 0;
    const name = { from: each.from + called, to: each.to, said: each.said.slice(called) };
    const found = findLeader(fold(name.said), leaders);
    if (!found && called === 0) continue;
    leader = { ...name, found, meant: found ? null : nearest(fold(name.said), leaders) };
    take(index, each);
    break;
  }

  if (!place) {
    const unknown = parts
      .map((each, index) => ({ index, span: unknownPlace(text, each, index === 0, places) }))
      .find(({ span }) => span);
    const [, second, third] = parts;
    const fallback = !unknown && second && (leader || third) && places.length !== 1 ? second : null;
    const span = unknown?.span ?? fallback;
    if (span) {
      const said = line.slice(span.from, span.to);
      place = { ...span, said, found: null, meant: nearest(fold(said), places) };
      take(unknown?.index ?? 1, span);
    }
  }

  const [title, other] = parts;
  if (!leader && other) leader = { ...other, found: null, meant: nearest(fold(other.said), leaders) };
  if (!place && places.length === 1) {
    const end = title?.to ?? line.length;
    place = { from: end, to: end, said: '', found: places[0] as Named, meant: null };
  }
  return { title: title ? { from: title.from, to: title.to, text: title.said } : null, place, leader };
}

interface Word extends Span {
  word: string;
}

const wordsOf = (text: string, from = 0, to = text.length): Word[] =>
  [...text.slice(from, to).matchAll(/[\p{L}\p{N}]+/gu)].map(({ index, 0: word }) => ({
    ...{ word, from: from + index, to: from + index + word.length },
  }));

/** The longest known place whose words stand there, one after the other, in whatever form. */
function findPlace(
  text: string,
  from: number,
  to: number,
  places: readonly Named[],
): (Span & { found: Named }) | null {
  const said = wordsOf(text, from, to);
  const byLength = places
    .map((found) => ({ found, words: wordsOf(fold(found.name)) }))
    .sort((one, other) => other.words.length - one.words.length);
  for (const isSame of [(one: string, other: string) => one === other, isFormOf])
    for (const { found, words } of byLength)
      for (const [at, first] of said.entries()) {
        const last = said[at + words.length - 1];
        if (
          words.length > 0 &&
          last &&
          words.every(({ word }, nth) => isSame(word, said[at + nth]?.word ?? ''))
        )
          return { from: first.from, to: last.to, found };
      }
  return null;
}

/** What begins as the names of places do, and is none that is known. */
function unknownPlace(
  text: string,
  { from, to }: Span,
  isFirst: boolean,
  places: readonly Named[],
): Span | null {
  const words = wordsOf(text, from, to);
  const firstWords = places.map(({ name }) => wordsOf(fold(name))[0]?.word ?? '');
  const at = words.findIndex(
    ({ word }, nth) =>
      // A class is called something before it is said where it is.
      (!isFirst || nth > 0) &&
      (kindsOfPlaces.test(word) || firstWords.some((each) => each.length > 3 && isFormOf(each, word))),
  );
  return at < 0 ? null : { from: (words[at] as Word).from, to };
}

/** Whose name that is, where it is one person's: the surname, or with the first name or its letter before or after it. */
function findLeader(said: string, leaders: readonly Named[]): Named | null {
  const words = wordsOf(said).map(({ word }) => word);
  if (words.length === 0) return null;
  const are = leaders.filter(({ name }) => {
    const own = wordsOf(fold(name)).map(({ word }) => word);
    const surname = own.at(-1) ?? '';
    const rest = words.filter((word) => !isFormOf(surname, word));
    return (
      rest.length < words.length &&
      rest.every((word) =>
        own.slice(0, -1).some((each) => each === word || (word.length === 1 && each[0] === word)),
      )
    );
  });
  return are.length === 1 ? (are[0] as Named) : null;
}

/** The known name that shares most with one that isn’t known; none where they share nothing. */
function nearest(said: string, known: readonly Named[]): Named | null {
  const words = wordsOf(said).map(({ word }) => word);
  const scored = known.map((each) => {
    const own = wordsOf(fold(each.name)).map(({ word }) => word);
    const score = own.reduce(
      (sum, word) => sum + Math.max(0, ...words.map((other) => likeness(word, other))),
      0,
    );
    return { each, score: score / Math.max(own.length, words.length) };
  });
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score >= 0.3 ? best.each : null;
}

/** How much two words have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  if (isFormOf(one, other)) return 1;
  const length = Math.max(one.length, other.length);
  const same = 1 - distance(one, other) / length;
  return same >= 0.6 ? same : 0;
}

/** How many letters must be put, taken or changed to make one of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [nth, each] of [...other].entries())
      next.push(
        Math.min(
          (next[nth] as number) + 1,
          (row[nth + 1] as number) + 1,
          (row[nth] as number) + (letter === each ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] as number;
}
