import type { Part } from '../../../../lib/club/home/club-overview-query.ts';

/** How often somebody of any group came, by week. */
export const totalsOf = ({ weeks, groups }: Pick<Part<'attendance'>, 'weeks' | 'groups'>): number[] =>
  weeks.map((_, at) => groups.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0));
