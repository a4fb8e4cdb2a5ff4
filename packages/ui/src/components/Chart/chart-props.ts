import type { Group } from '../../theme/groups.ts';

export interface ChartSeries {
  /** What is counted. */
  label: string;
  /** A value for each category. */
  values: readonly number[];
  /** Whose hue it wears; the next colour of the theme when left out. */
  group?: Group | undefined;
}

export interface ChartProps {
  /** What it shows; stands above it. */
  label: string;
  /**
   * The kind: lines for a course of time, bars for things beside each other, a stack for what adds up, a doughnut for
   * the parts of a whole.
   */
  type: 'line' | 'bar' | 'stack' | 'doughnut';
  /** The categories along the bottom, or the parts of the doughnut. */
  categories: readonly string[];
  /** The series, up to six; a doughnut shows the first. */
  series: readonly ChartSeries[];
  /** What it was before, of all together: one line over the bars. */
  before?: ChartSeries | undefined;
  /** Whether the last category is not over yet: it is drawn paler, and the one before it carries its number. */
  isOpenEnded?: boolean | undefined;
  /** What stands under the picture, a name for each category or nothing, where there are too many to name them all. */
  marks?: readonly (string | null)[] | undefined;
  /** The label of what opens the same as a table: “Pokaż dane”. */
  dataLabel: string;
  /** How a value is written; a number of the language when left out. */
  formatValue?: ((value: number) => string) | undefined;
}
