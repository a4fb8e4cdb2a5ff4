import type { Language } from '@tatami/web-runtime/languages';

/** Writes an amount of złoty, with its grosze only where there are any: „120 zł”, „37,50 zł”. */
export function zloty(amount: number, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number.format(amount)}\u00a0zł`;
}
