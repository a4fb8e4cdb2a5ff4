/** A line of an invoice. Money is in grosze, so that nothing is lost by rounding. */
export interface InvoiceLine {
  id: 'fee' | 'seminar' | 'bokken' | 'insurance';
  count: number;
  /** The net price of one, in grosze. */
  price: number;
  /** The rate of VAT in percent; `null` for what is exempt. */
  rate: number | null;
}

export interface Sum {
  rate: number | null;
  net: number;
  vat: number;
}

export const netOf = ({ count, price }: InvoiceLine): number => count * price;

/** Gives what there is of each rate, highest first. The tax is worked out from the sum of a rate, and rounded once. */
export function sumsByRate(lines: readonly InvoiceLine[]): readonly Sum[] {
  return [...Map.groupBy(lines, ({ rate }) => rate)]
    .map(([rate, ofRate]) => {
      const net = ofRate.reduce((sum, line) => sum + netOf(line), 0);
      return { rate, net, vat: Math.round((net * (rate ?? 0)) / 100) };
    })
    .toSorted((one, other) => (other.rate ?? -1) - (one.rate ?? -1));
}

/** Gives what is to be paid, in grosze. */
export const totalOf = (sums: readonly Sum[]): number =>
  sums.reduce((total, { net, vat }) => total + net + vat, 0);
