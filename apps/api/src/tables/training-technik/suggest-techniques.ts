/** A technique that somebody on the mat may need. */
export interface Known {
  technik: string;
  active: boolean;
  /** When this group was last taught it, before this training. */
  lastTaughtAt: string | null;
}

/** A technique that somebody on the mat needs for their next grade, and whether they are learning it. */
export interface Need {
  student: string;
  technik: string;
  isBegun: boolean;
}

export interface Suggestion {
  technik: string;
  /** Whether the training was planned with it. */
  isPlanned: boolean;
  /** How many of those on the mat need it for their next grade. */
  needed: number;
  lastTaughtAt: string | null;
}

const DAY = 86_400_000;
/** What was taught so many days ago is as good as never taught. */
const STALE = 28;
const MOST = 12;

/**
 * What is worth doing today: what was planned, then what most of those on the mat need and was not taught for longest. A
 * technique weighs the number who need it times the days since, as far as they count; of two that weigh the same comes
 * first what fewer have begun to learn.
 *
 * @param known in the order in which techniques are listed.
 */
export function suggestTechniques(
  known: readonly Known[],
  needs: readonly Need[],
  planned: readonly string[],
  startsAt: string,
): Suggestion[] {
  const weighed = known
    .filter(({ active }) => active)
    .map(({ technik, lastTaughtAt }) => {
      const those = needs.filter((need) => need.technik === technik);
      const days = lastTaughtAt ? (Date.parse(startsAt) - Date.parse(lastTaughtAt)) / DAY : STALE;
      return {
        technik,
        lastTaughtAt,
        isPlanned: planned.includes(technik),
        needed: those.length,
        begun: those.filter(({ isBegun }) => isBegun).length,
        weight: those.length * Math.min(days, STALE),
      };
    });
  return weighed
    .filter(({ isPlanned, needed }) => isPlanned || needed > 0)
    .toSorted(
      (one, other) =>
        Number(other.isPlanned) - Number(one.isPlanned) ||
        other.weight - one.weight ||
        one.begun - other.begun,
    )
    .slice(0, MOST)
    .map(({ technik, isPlanned, needed, lastTaughtAt }) => ({ technik, isPlanned, needed, lastTaughtAt }));
}
