import { dateOf, writeDay } from '../days.ts';
import { memoize } from '../memoize.ts';
import { lettersOf } from './part-names.ts';

/** Writes a day in figures, as the language does: 05.03.2026. */
export const formatDay = (day: string, locale: string): string =>
  writeDay(day, locale, { day: '2-digit', month: '2-digit', year: 'numeric' });

interface DayReading {
  /** The year of a day without one. */
  thisYear: number;
  /** The latest day there may be: a year of two figures is of the century that keeps within it. */
  max?: string | undefined;
  /** Whether more may come: 20 begins a year. */
  isTyping?: boolean | undefined;
}

/**
 * Reads what a person types or pastes: figures in the order of the language with anything or nothing between them,
 * `YYYY-MM-DD` in every language, a year of two figures, or none for this year. `null` when there is no such day.
 */
export function parseDay(text: string, locale: string, reading: DayReading): string | null {
  // In Polish a date may end in the word for a year, shortened.
  const written = text.trim().replace(/\s*r\.?$/, '');
  const order = orderOf(locale);
  const run = /^\d{4}(?:\d\d){0,2}$/.test(written) && widthsOf(order, written.length);
  const figures = (run ? written.match(run)?.slice(1) : written.match(/\d+/g)) ?? [];
  if (figures.length < 2 || figures.length > 3 || /\p{Letter}/u.test(written)) return null;
  const isYearFirst = figures[0]?.length === 4;
  const places = isYearFirst
    ? ['year', 'month', 'day']
    : order.filter((part) => part !== 'year' || figures.length === 3);
  const part = (name: string) => figures[places.indexOf(name)]?.padStart(2, '0') ?? '';
  const year = yearOf(part('year'), `-${part('month')}-${part('day')}`, reading);
  const day = `${year}-${part('month')}-${part('day')}`;
  const date = dateOf(day);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? null : day;
}

function yearOf(written: string, day: string, { thisYear, max = '9999', isTyping }: DayReading): string {
  if (written === '') return String(thisYear);
  if (written.length > 2 || (isTyping && /19|20/.test(written))) return written;
  const isNear = (year: string) => Number(year) <= thisYear + 20 && year + day <= max;
  return [`20${written}`, `19${written}`].find(isNear) ?? `20${written}`;
}

/** How a run of figures falls into its parts: 0503, 050326, 05032026. */
function widthsOf(order: readonly string[], length: number): RegExp {
  const parts = order.filter((part) => part !== 'year' || length > 4);
  return new RegExp(parts.map((part) => `(\\d{${part === 'year' ? length - 4 : 2}})`).join(''));
}

const partsOfDay = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(0);

const orderOf = (locale: string): string[] =>
  partsOfDay(locale).flatMap(({ type }) => (type === 'literal' ? [] : type));

/** What an empty field asks for, in the letters of the language: dd.mm.rrrr. */
export const shapeOfDay = memoize((locale) =>
  partsOfDay(locale)
    .map(({ type, value }) => (type === 'literal' ? value : lettersOf(type, locale, value.length)))
    .join(''),
);
