/**
 * A number as a language writes it. A small whole one is written the same in all of ours: most pages have no other, and
 * the first use of anything that formats in `Intl` takes a phone 40 ms.
 */
export function writeNumber(value: number, locale: string): string {
  const isSmall = Number.isInteger(value) && value >= 0 && value < 1000;
  return isSmall ? String(value) : new Intl.NumberFormat(locale).format(value);
}
