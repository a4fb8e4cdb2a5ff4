import { distance } from 'fastest-levenshtein';

/** What somebody may have meant who typed this; undefined where nothing is near. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const plain = typed.toLowerCase();
  const [best] = names
    .map((name) => ({ name, far: distance(plain, name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  if (!best) return undefined;
  const isNear = best.far <= Math.max(1, Math.floor(typed.length / 3));
  // Fingers that were too fast for each other.
  return isNear || lettersOf(best.name) === lettersOf(typed) ? best.name : undefined;
}

const lettersOf = (text: string) => [...text.toLowerCase()].sort().join('');
