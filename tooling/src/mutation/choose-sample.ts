import { createHash } from 'node:crypto';
import type { Mutant } from './plant-mutants.ts';

/**
 * Chooses as many mutants as asked for, from each folder in proportion, but at least `least` of each. The same seed
 * chooses the same ones, in the same order, and a change of the code moves only what it touches.
 */
export function chooseSample(mutants: readonly Mutant[], size: number, seed: string, least = 20): Mutant[] {
  const drawn = mutants
    .map((mutant) => ({ mutant, lot: drawLot(seed, mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1));
  const taken = new Set(
    [...Map.groupBy(drawn, ({ mutant }) => mutant.folder).values()].flatMap((all) =>
      all.slice(0, Math.max(least, Math.round((size * all.length) / mutants.length))),
    ),
  );
  return drawn.filter((each) => taken.has(each)).map(({ mutant }) => mutant);
}

/** What tells one mutant from all others. */
export function nameOf({ place, kind, original, replacement }: Omit<Mutant, 'id'>): string {
  return `${place} ${kind}: ${original} → ${replacement}`;
}

function drawLot(seed: string, mutant: Mutant): string {
  return createHash('sha256')
    .update(`${seed} ${nameOf(mutant)}`)
    .digest('hex');
}
