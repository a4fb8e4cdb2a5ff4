import type { Language } from '@tatami/web-runtime/languages';

/** The twelve months, short, as the language has them. */
export function monthNames(language: Language): readonly string[] {
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2026, at, 1)));
}
