type Row = Readonly<Record<string, unknown>>;

/** The rows in an answer: one, a list of them, or a page. */
export function rowsIn(data: unknown): readonly Row[] {
  const rows = isObject(data) && 'results' in data ? data.results : data;
  return (Array.isArray(rows) ? rows : [rows]).filter(isObject);
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null;
