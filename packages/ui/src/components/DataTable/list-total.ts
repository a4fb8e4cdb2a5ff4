/** How many rows there are: all of them counted, or more than were counted. */
export interface ListTotal {
  /** The number that was counted. */
  value: number;
  /** There are no more. */
  exact: boolean;
}

/** Writes a count: “1 204”, or “10 000+” where more were not counted. */
export const writtenTotal = ({ value, exact }: ListTotal, locale: string): string =>
  `${new Intl.NumberFormat(locale).format(value)}${exact ? '' : '+'}`;
