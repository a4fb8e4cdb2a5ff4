/** The round numbers from 0 to at least the greatest value: 0, 20, 40, 60; of what is counted no halves. */
export function ticksFor(greatest: number, isCounted = false, wanted = 4): number[] {
  if (greatest <= 0) return [0, 1];
  const rough = greatest / wanted;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const round = ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  const step = isCounted ? Math.ceil(round) : round;
  const count = Math.ceil(greatest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** A slice of a whole as lengths along a ring of circumference 100: how long it is, and where it begins. */
export function slicesOf(values: readonly number[]): { length: number; start: number }[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  let start = 0;
  return values.map((value) => {
    const length = total === 0 ? 0 : (value / total) * 100;
    const slice = { length, start };
    start += length;
    return slice;
  });
}
