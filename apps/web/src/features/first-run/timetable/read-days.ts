/** What stands in a line from one place to another. */
export interface Span {
  from: number;
  to: number;
}

/** The days of a class, 1 = Monday … 7 = Sunday, and how many weeks lie from one to the next. */
export interface ReadDays extends Span {
  weekdays: number[];
  everyWeeks: number;
}

const names: readonly string[][] = [
  ['pon', 'pn', 'po', 'poniedzialek', 'poniedzialki', 'poniedzialku', 'mon', 'monday', 'mondays'],
  ['wt', 'wto', 'wtorek', 'wtorki', 'wtorku', 'tue', 'tues', 'tuesday', 'tuesdays'],
  ['sr', 'sro', 'srod', 'sroda', 'srody', 'srode', 'wed', 'weds', 'wednesday', 'wednesdays'],
  ['czw', 'cz', 'czwartek', 'czwartki', 'czwartku', 'thu', 'thur', 'thurs', 'thursday', 'thursdays'],
  ['pt', 'pi', 'pia', 'piat', 'piatek', 'piatki', 'piatku', 'fri', 'friday', 'fridays'],
  ['sob', 'so', 'sb', 'sobota', 'soboty', 'sobote', 'sat', 'saturday', 'saturdays'],
  ['nd', 'ndz', 'nie', 'niedz', 'niedziela', 'niedziele', 'niedzieli', 'sun', 'sunday', 'sundays'],
];
const numbers = new Map(names.flatMap((each, at) => each.map((name) => [name, at + 1] as const)));

const several: readonly [RegExp, readonly number[]][] = [
  [/^(codziennie|co ?dzien|daily|every ?day)\b/, [1, 2, 3, 4, 5, 6, 7]],
  [/^(w )?dni (powszednie|robocze)\b|^weekdays\b/, [1, 2, 3, 4, 5]],
  [/^(w )?(weekendy?|weekends?)\b/, [6, 7]],
];

const every: readonly [RegExp, number][] = [
  [/^(co (2|dwa) tyg(odnie|\.)?( w)?|co (drug(i|a|ie)|2\.?)|every (other|second)) */, 2],
  [/^(co (3|trzy) tyg(odnie|\.)?( w)?|co trzeci[a-z]?|every third) */, 3],
  [/^(co (4|cztery) tyg(odnie|\.)?( w)?|co czwart[yae]\b|every fourth) */, 4],
  [/^(w kazd[yae]|kazd[yae]|we?|co|every|on) +/, 1],
];

const between = /^( *(,|\+|\/|&|;| i | oraz | and ) *| +)/;
const range = /^( *- *| do | to )/;

/**
 * Reads the days with which a line goes on, short or long, in Polish or English, also without what is over and under
 * letters.
 *
 * @param text folded
 */
export function readDays(text: string, from: number): ReadDays | null {
  const weekdays = new Set<number>();
  let everyWeeks = 1;
  let at = from;
  const rest = () => text.slice(at);
  for (;;) {
    const before = at;
    if (weekdays.size > 0) {
      const gap = between.exec(rest());
      if (!gap) break;
      at += gap[0].length;
    }
    const group = several.find(([pattern]) => pattern.test(rest()));
    if (group) {
      at += group[0].exec(rest())?.[0].length ?? 0;
      for (const day of group[1]) weekdays.add(day);
      continue;
    }
    const said = every.find(([pattern]) => pattern.test(rest()));
    if (said) {
      at += said[0].exec(rest())?.[0].length ?? 0;
      everyWeeks = Math.max(everyWeeks, said[1]);
    }
    const day = dayAt(rest());
    if (!day) {
      at = before;
      break;
    }
    at += day.length;
    weekdays.add(day.number);
    const until = range.exec(rest());
    const last = until && dayAt(rest().slice(until[0].length));
    if (!until || !last) continue;
    at += until[0].length + last.length;
    // From Friday to Monday is over the weekend.
    for (let each = day.number; each !== last.number; each = (each % 7) + 1) weekdays.add(each);
    weekdays.add(last.number);
  }
  if (weekdays.size === 0) return null;
  return { from, to: at, everyWeeks, weekdays: [...weekdays].sort((a, b) => a - b) };
}

function dayAt(text: string): { number: number; length: number } | null {
  const word = /^[a-z]+/.exec(text)?.[0];
  const number = word === undefined ? undefined : numbers.get(word);
  if (word === undefined || number === undefined) return null;
  return { number, length: word.length + (text[word.length] === '.' ? 1 : 0) };
}
