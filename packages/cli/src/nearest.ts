import { distance } from 'fastest-levenshtein';

/** What somebody may have meant who typed this; undefined where nothing is near. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const plain = typed.toLowerCase();
  const [best] = names
    .map((name) => ({ name, far: distance(plain, name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(1, Math.ceil(typed.length / 3)) ? best.name : undefined;
}
