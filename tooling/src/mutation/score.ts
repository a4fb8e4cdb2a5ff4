/** What became of one folder's sample. */
export interface Tally {
  folder: string;
  /** All mutants of the folder, and those that were tried. */
  planted: number;
  tried: number;
  killed: number;
}

/** The share of mutants that the tests find, in per cent, and how far it may be off by the luck of the draw (95 %). */
export interface Score {
  percent: number;
  error: number;
}

/** The score of all folders together: each counts by the mutants it has, not by how many of them were drawn. */
export function scoreOf(tallies: readonly Tally[]): Score {
  const all = sum(tallies.map(({ planted }) => planted));
  const share = ({ killed, tried }: Tally) => killed / tried;
  const variance = (tally: Tally) =>
    ((share(tally) * (1 - share(tally))) / tally.tried) * (1 - tally.tried / tally.planted);
  return {
    percent: 100 * sum(tallies.map((tally) => (tally.planted / all) * share(tally))),
    error: 196 * Math.sqrt(sum(tallies.map((tally) => (tally.planted / all) ** 2 * variance(tally)))),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
