import { createFormats } from '@tatami/web-runtime/formats';
import type { Language } from '@tatami/web-runtime/languages';

/** Writes a calendar day, `YYYY-MM-DD`: „poniedziałek, 30 listopada”. */
export const longDay = (day: string, language: Language): string => formats[language].date(day, 'weekday');

/** Writes a calendar day with its year: „18 listopada 2026”. */
export const longDate = (day: string, language: Language): string => formats[language].date(day, 'long');

/** Writes the short name of a day of the week: „pon.”. */
export const weekday = (day: string, language: Language): string => formats[language].date(day, 'dayOfWeek');

// A calendar day is the same in any zone.
const formats = { pl: createFormats('pl', 'UTC'), en: createFormats('en', 'UTC') };
