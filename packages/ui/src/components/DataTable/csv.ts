/** What a field of a file can be. */
export type CsvValue = string | number | boolean | null | undefined;

/** A spreadsheet takes text that begins so for a formula (OWASP, CSV injection), its full-width forms too. */
const formula = /^[\t\r\n ]*[=+\-@＝＋－＠|]|^[\t\r\n]/;

function field(value: CsvValue, mark: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', mark);
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",;\r\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows of fields by RFC 4180, with what a spreadsheet of the locale expects between them: where a comma is the decimal
 * mark, as in Polish, a semicolon. No field can act as a formula; a byte order mark tells that it is UTF-8.
 */
export function toCsv(rows: Iterable<readonly CsvValue[]>, locale: string): string {
  const mark = decimalMark(locale);
  const separator = mark === ',' ? ';' : ',';
  let file = '\ufeff';
  for (const row of rows) file += `${row.map((value) => field(value, mark)).join(separator)}\r\n`;
  return file;
}

function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** Hands rows to the browser as a file to keep, with what a spreadsheet of the locale expects between their fields. */
export function saveCsv(fileName: string, rows: Iterable<readonly CsvValue[]>, locale: string): void {
  const url = URL.createObjectURL(new Blob([toCsv(rows, locale)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Not at once: the browser begins to read it after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
