import type { DateWords } from '@tatami/web-runtime/date-words';
import { dateStyles, locales } from '@tatami/web-runtime/formats';
import type { Language } from '@tatami/web-runtime/languages';

/** What the first page needs of `Intl`, asked for when the app is built. */
export function dateWords(): Record<Language, DateWords> {
  return { pl: wordsOf(locales.pl), en: wordsOf(locales.en) };
}

function wordsOf(locale: string): DateWords {
  const style = new Intl.DateTimeFormat(locale, { ...dateStyles.weekday, timeZone: 'UTC' });
  const partsOf = (day: number, month = 0) => style.formatToParts(Date.UTC(2023, month, day));
  const partOf = (wanted: 'weekday' | 'month', day: number, month?: number) =>
    partsOf(day, month).find(({ type }) => type === wanted)?.value ?? '';
  return {
    pattern: partsOf(1)
      .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
      .join(''),
    // The first of January 2023 was a Sunday.
    weekday: Array.from({ length: 7 }, (_, at) => partOf('weekday', at + 1)),
    month: Array.from({ length: 12 }, (_, at) => partOf('month', 1, at)),
  };
}
