import type { Group } from '@tatami/ui';
import { addDays, type LocalDate, localDate, startOfWeek } from '@tatami/web-runtime/zoned-time';
import { groupOf } from '../../../lib/club/group/group-of.ts';
import type { Training } from '../../../lib/club/training/trainings.ts';

/** The number of weeks that are drawn, this one and those before it. */
const weeksDrawn = 12;

export interface ClubWeeks {
  /** The Monday of each, the oldest first. */
  weeks: readonly LocalDate[];
  /** How often somebody of a group was on the mat, by week; only groups that trained. */
  groups: readonly { group: Group; counts: readonly number[] }[];
  totals: readonly number[];
}

/** The Monday of the first week that is drawn. */
export const firstWeek = (today: LocalDate): LocalDate => addDays(startOfWeek(today), -7 * (weeksDrawn - 1));

export function clubWeeks(
  trainings: readonly Pick<Training, 'startsAt' | 'kind' | 'section' | 'presentCount'>[],
  today: LocalDate,
  timeZone: string,
): ClubWeeks {
  const weeks = Array.from({ length: weeksDrawn }, (_, index) => addDays(firstWeek(today), 7 * index));
  const counts = new Map<Group, number[]>();
  for (const training of trainings) {
    if (training.presentCount === 0) continue;
    const group = groupOf(training);
    const at = weeks.indexOf(startOfWeek(localDate(training.startsAt, timeZone)));
    const row = counts.get(group) ?? weeks.map(() => 0);
    row[at] = (row[at] ?? 0) + training.presentCount;
    counts.set(group, row);
  }
  const groups = inOrder.flatMap((group) => {
    const row = counts.get(group);
    return row ? [{ group, counts: row }] : [];
  });
  return {
    weeks,
    groups,
    totals: weeks.map((_, at) => groups.reduce((sum, { counts: row }) => sum + (row[at] ?? 0), 0)),
  };
}

/** The groups in the order that the week’s legend has. */
const inOrder = ['kids', 'youth', 'adult', 'weapons', 'open'] as const satisfies readonly Group[];
