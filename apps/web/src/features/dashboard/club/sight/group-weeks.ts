import type { Group } from '@tatami/ui';
import { groupOf } from '../../../../lib/club/group/group-of.ts';
import type { Part } from '../../../../lib/club/home/club-overview-query.ts';

/** The groups in the order that the week’s legend has. */
const inOrder = ['kids', 'youth', 'adult', 'weapons', 'open'] as const satisfies readonly Group[];

/** How often somebody of a group came, by week; only of groups that trained. */
export function groupWeeks({
  weeks,
  groups,
}: Pick<Part<'attendance'>, 'weeks' | 'groups'>): { group: Group; counts: readonly number[] }[] {
  const byGroup = Map.groupBy(groups, (each) => groupOf(each));
  return inOrder.flatMap((group) => {
    const those = byGroup.get(group);
    if (!those) return [];
    return [
      { group, counts: weeks.map((_, at) => those.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0)) },
    ];
  });
}
