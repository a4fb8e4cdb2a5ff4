/** The number of times a row was stored; none of a row that has no versions. */
export const versionOf = (row: object): number => ('version' in row ? Number(row.version) : Number.NaN);
