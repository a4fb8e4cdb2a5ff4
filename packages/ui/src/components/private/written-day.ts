import { dateOf, writeDay } from './days.ts';

/** In figures, as the language writes it: 05.03.2026. */
export const formatDay = (day: string, locale: string): string =>
  writeDay(day, locale, { day: '2-digit', month: '2-digit', year: 'numeric' });

/**
 * Reads what a person types: figures in the order of the language whatever stands between them, `YYYY-MM-DD` in every
 * language, a year of two figures, or none for this year. `null` when there is no such day.
 */
export function parseDay(text: string, locale: string, thisYear: number): string | null {
  const figures = text.match(/\d+/g) ?? [];
  if (figures.length < 2 || figures.length > 3 || /\p{Letter}/u.test(text)) return null;
  const isYearFirst = figures[0]?.length === 4;
  const order = isYearFirst ? ['year', 'month', 'day'] : orderOf(locale, figures.length === 3);
  const part = (name: string) => figures[order.indexOf(name)] ?? '';
  const year =
    part('year') === '' ? String(thisYear) : part('year').length === 2 ? `20${part('year')}` : part('year');
  const day = `${year}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
  const date = dateOf(day);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? null : day;
}

function orderOf(locale: string, withYear: boolean): string[] {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || (withYear && type === 'year'));
}
