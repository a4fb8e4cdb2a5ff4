/**
 * Draws that come out the same every time: data made by them looks like chance, and can be spoken of. mulberry32, by Tommy
 * Ettinger (public domain).
 */
export function repeatable(seed: number) {
  let state = seed;
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  return { below, oneOf };
}
