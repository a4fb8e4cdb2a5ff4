/** The rows of a CSV text by the names in its first line, parted by `;` or `,`; a cell may stand in quotes (RFC 4180). */
export function readCsv(text: string): { line: number; cells: Record<string, string> }[] {
  const [first = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const comma = first.includes(';') ? ';' : ',';
  const cell = new RegExp(`${comma}(?:"((?:[^"]|"")*)"|([^${comma}]*))`, 'g');
  const cellsOf = (line: string) =>
    [...`${comma}${line}`.matchAll(cell)].map(([, quoted, plain = '']) =>
      (quoted?.replaceAll('""', '"') ?? plain).trim(),
    );

  const names = cellsOf(first);
  return lines.flatMap((content, index) => {
    const cells = cellsOf(content);
    if (content.trim() === '') return [];
    return [{ line: index + 2, cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) }];
  });
}
