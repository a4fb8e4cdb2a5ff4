/** What a field of a file can be. */
export type CsvValue = string | number | boolean | null | undefined;

/** A spreadsheet takes text that begins so for a formula (OWASP, CSV injection), its full-width forms too. */
const formula = /^[\t\r\n ]*[=+\-@＝＋－＠|]|^[\t\r\n]/;

function field(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",;\r\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of fields by RFC 4180. No field can act as a formula; a byte order mark tells spreadsheets that it is UTF-8. */
export function toCsv(rows: Iterable<readonly CsvValue[]>): string {
  let file = '\ufeff';
  for (const row of rows) file += `${row.map(field).join(',')}\r\n`;
  return file;
}

/** Hands a text to the browser as a file to keep. */
export function download(fileName: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Not at once: the browser begins to read it after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
