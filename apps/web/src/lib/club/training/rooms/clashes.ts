import type { Training } from '../trainings.ts';

/** When and where a training is, or is about to be. */
export interface Planned extends Pick<Training, 'title' | 'workplace' | 'startsAt' | 'endsAt'> {
  id?: string | undefined;
}

/**
 * Who is in a room at a time at which one of the planned is there: others, and the planned themselves where they are in
 * each other's way. By their start.
 */
export function clashes(planned: readonly Planned[], others: readonly Planned[]): Planned[] {
  const ids = new Set(planned.map(({ id }) => id));
  const arriving = new Set(planned);
  const byStart = [...others.filter(({ id }) => !ids.has(id)), ...planned].toSorted(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );
  const found = new Set<Planned>();
  let present: Planned[] = [];
  for (const next of byStart) {
    present = present.filter(({ endsAt }) => Date.parse(endsAt) > Date.parse(next.startsAt));
    for (const each of present) {
      if (each.workplace !== next.workplace) continue;
      if (arriving.has(next)) found.add(each);
      if (arriving.has(each)) found.add(next);
    }
    present.push(next);
  }
  return byStart.filter((each) => found.has(each));
}
