import { writeDate } from '@tatami/web-runtime/date-words';
import { dateStyles, locales } from '@tatami/web-runtime/formats';
import { languages } from '@tatami/web-runtime/languages';
import { writeNumber } from '@tatami/web-runtime/write-number';
import { addDays } from '@tatami/web-runtime/zoned-time';
import { expect, test } from 'vitest';
import { dateWords } from '../build/date-words.ts';

test.each(languages)('in %s the first page writes every day of four years as Intl does', (language) => {
  const words = dateWords()[language];
  const style = new Intl.DateTimeFormat(locales[language], { ...dateStyles.weekday, timeZone: 'UTC' });
  for (let day = '2026-01-01'; day < '2030-01-01'; day = addDays(day, 1))
    expect(writeDate(words, day)).toBe(style.format(new Date(day)));
});

test.each(languages)('in %s numbers are written as Intl does', (language) => {
  const style = new Intl.NumberFormat(locales[language]);
  for (const value of [...Array(1000).keys(), 1000, 12_345, -1, 0.5, 999.5, Number.NaN])
    expect(writeNumber(value, locales[language])).toBe(style.format(value));
});
