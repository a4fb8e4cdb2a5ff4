import { expect, test } from 'vitest';
import { createFormats, dateStyles, locales } from './formats.ts';
import { languages } from './languages.ts';

test.each(languages)('a date in figures is written as %s writes it', (language) => {
  const written = new Intl.DateTimeFormat(locales[language], { ...dateStyles.numeric, timeZone: 'UTC' });
  const { date } = createFormats(language, 'Europe/Warsaw');
  for (const day of ['2026-09-04', '2026-12-31', '2000-02-29', '1938-01-01'])
    expect(date(day)).toBe(written.format(new Date(day)));
});
