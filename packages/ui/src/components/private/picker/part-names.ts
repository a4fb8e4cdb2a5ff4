/** What a language calls a part of a date or of a time: “rok”, “godzina”. */
export const nameOfPart = (part: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of(part) ?? part;

/** The same as it stands for figures: “rrrr”. */
export const lettersOf = (part: string, locale: string, count: number): string =>
  (nameOfPart(part, locale)[0] ?? '').toLocaleLowerCase(locale).repeat(count);
