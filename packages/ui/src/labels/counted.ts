/** The forms of a word beside a number, by the rules of its language. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = /* @__PURE__ */ new Map<string, Intl.PluralRules>();

/** A number as a language writes it. A small whole one is the same in all of them, and costs a phone nothing. */
export function written(locale: string, value: number): string {
  const isSmall = Number.isInteger(value) && value >= 0 && value < 1000;
  return isSmall ? String(value) : new Intl.NumberFormat(locale).format(value);
}

/** The form of a word that stands beside a number: “wiersze” beside 3. */
export function formOf(locale: string, count: number, forms: Forms): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return forms[known.select(count)] ?? forms.other;
}

/** A number with its word: “3 wiersze”. */
export const counted = (locale: string, count: number, forms: Forms): string =>
  `${written(locale, count)} ${formOf(locale, count, forms)}`;
