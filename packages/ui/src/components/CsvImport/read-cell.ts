import { distance } from 'fastest-levenshtein';
import type { CellKind, Pair, WordedValue } from './cell-kind.ts';
import type { ImportFault } from './import-state.ts';
import type { ImportFaultLabels } from './labels.ts';
import type { FindNames } from './name-index.ts';

/** The number of names that a fault tells: more than these nobody reads in a cell. */
const mostNamed = 3;

export type CellReading = { value: unknown } | { fault: ImportFault };

/** What cells are read by. */
export interface ReadingContext {
  faults: ImportFaultLabels;
  /** The rows of each table that a field refers to. */
  namesOf: FindNames;
}

/** What a filled cell says, as a row holds it. */
export function readCell(text: string, kind: CellKind, context: ReadingContext): CellReading {
  const reading = readHeld(text, kind, context);
  if ('fault' in reading) return reading;
  const fault = kind.faultOf?.(reading.value);
  return fault ? { fault: { text: fault } } : reading;
}

function readHeld(text: string, kind: CellKind, context: ReadingContext): CellReading {
  if (kind.type === 'several') return readEach(text, (part) => readCell(part, kind.each, context));
  if (kind.type !== 'pairs') return readOne(text, kind, context);
  const named = new Set<unknown>();
  const reading = readEach(text, (part) => readPair(part, kind, named, context));
  return 'fault' in reading ? reading : { value: kind.heldOf(reading.value as Pair[]) };
}

/** Reads what stands between semicolons; a fault says of which part it is. */
function readEach(text: string, read: (part: string) => CellReading): CellReading {
  const values: unknown[] = [];
  for (const part of text.split(/[;\n]/).map((one) => one.trim())) {
    const reading = part ? read(part) : undefined;
    if (reading && 'fault' in reading) return { fault: { text: `${part}: ${reading.fault.text}` } };
    if (reading) values.push(reading.value);
  }
  return { value: values };
}

/** Reads `Ikkyo = 4`; a name stands there once. */
function readPair(
  text: string,
  { key, each }: Extract<CellKind, { type: 'pairs' }>,
  named: Set<unknown>,
  context: ReadingContext,
): CellReading {
  const at = text.lastIndexOf('=');
  const [name, value] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 0 || !name || !value) return { fault: { text: context.faults.pair } };
  const [whose, valued] = [readCell(name, key, context), readCell(value, each, context)];
  if ('fault' in whose) return { fault: { text: whose.fault.text } };
  if ('fault' in valued) return { fault: { text: valued.fault.text } };
  if (named.has(whose.value)) return { fault: { text: context.faults.pairTwice } };
  named.add(whose.value);
  return { value: [whose.value, valued.value] };
}

type OneKind = Exclude<CellKind, { type: 'several' | 'pairs' }>;

function readOne(text: string, kind: OneKind, context: ReadingContext): CellReading {
  const { faults } = context;
  switch (kind.type) {
    case 'text':
      return { value: kind.tidy?.(text) ?? text };
    case 'flag':
    case 'word':
      return readWord(text, kind.words, faults);
    case 'name':
      return readName(text, kind.of, context);
    case 'number':
    case 'whole': {
      const figures = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
      const isNumber = (kind.type === 'whole' ? /^[+-]?\d+(\.0+)?$/ : /^[+-]?\d+(\.\d+)?$/).test(figures);
      return found(isNumber ? Number(figures) : undefined, faults[kind.type]);
    }
    case 'day':
      return found(readDay(text), faults.day);
    case 'time':
      return found(readTime(text), faults.time);
    case 'instant':
      return found(readInstant(text, kind.at), faults.instant);
  }
}

const found = (value: unknown, fault: string): CellReading =>
  value === undefined || value === null ? { fault: { text: fault } } : { value };

function readWord(text: string, values: readonly WordedValue[], faults: ImportFaultLabels): CellReading {
  const wanted = text.toLocaleLowerCase('pl');
  const known = values.flatMap(({ value, words }) =>
    words.map((word) => ({ value, word: word.toLocaleLowerCase('pl'), shown: words[0] ?? word })),
  );
  const same = known.find(({ word }) => word === wanted);
  if (same) return { value: same.value };
  const near = known.find(({ word }) => distance(word, wanted) <= Math.min(2, word.length / 2));
  if (near) return { fault: { text: faults.meant(near.shown), suggestion: near.shown } };
  return { fault: { text: faults.choice(values.map(({ words: [word] }) => word).join(', ')) } };
}

function readName(text: string, tables: readonly string[], { faults, namesOf }: ReadingContext): CellReading {
  const indices = tables.flatMap((table) => namesOf(table) ?? []);
  const ids = new Set(indices.flatMap(({ find }) => find(text)));
  const [id] = ids;
  if (id === undefined) return { fault: { text: faults.unknown(text) } };
  if (ids.size === 1) return { value: id };
  const own = indices.flatMap(({ find, ownName }) =>
    find(text)
      .map((each) => ownName(each) ?? '')
      .filter((name) => find(name).length === 1),
  );
  return { fault: { text: faults.several(text, own.slice(0, mostNamed).join('; ')) } };
}

/** Reads `2026-11-22`, or `22.11.2026` with whatever between; a day that is in no calendar is none. */
function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? [];
  const [, ownDay, ownMonth, ownYear] = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/.exec(text) ?? [];
  const written = [year ?? ownYear, month ?? ownMonth, day ?? ownDay]
    .map((part = '') => part.padStart(2, '0'))
    .join('-');
  const at = Date.parse(`${written}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(written) ? written : undefined;
}

function readTime(text: string): string | undefined {
  const [, hours = '', minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?::00)?$/.exec(text) ?? [];
  return minutes && `${hours.padStart(2, '0')}:${minutes}`;
}

/** A moment by the clocks of the source, `2026-11-22 18:00`, or as programs write it; or a day alone. */
function readInstant(
  text: string,
  at: (day: string, time: string | undefined) => string | null,
): string | null | undefined {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)))
    return new Date(text).toISOString();
  const [, date = '', time] = /^(.+?)(?:[ T,]+(\d{1,2}[:.]\d\d(?::\d\d)?))?$/.exec(text) ?? [];
  const day = readDay(date.trim());
  const clock = time && readTime(time);
  return day && (time ? clock && at(day, clock) : at(day, undefined));
}
