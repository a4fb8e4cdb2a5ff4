interface Row {
  id: string;
  version: number;
}

/** The rows in an answer, wherever they stand in it: a row, a page of them, a roster whose entries have one each. */
export function rowsIn(data: unknown): Row[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(rowsIn);
  return isRow(data) ? [data, ...inside] : inside;
}

const isRow = (value: object): value is Row =>
  'id' in value && 'version' in value && typeof value.id === 'string' && typeof value.version === 'number';
