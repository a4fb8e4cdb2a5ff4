import type { LandingData } from '../../../api/src/site/landing-data.ts';

/** How many training days a year of three a week has, with the weeks off. */
const DAYS_A_YEAR = 130;

/** How many years it takes to the last grade of the road, at three trainings a week. */
export const yearsToBlack = ({ road }: Pick<LandingData, 'road'>): number =>
  Math.max(1, Math.round((road.at(-1)?.days ?? 0) / DAYS_A_YEAR));
