import { type Figure, rounded } from '@tatami/tooling/figures';

interface Beside {
  /** The time in milliseconds. */
  ms: number | undefined;
  /** What bare React takes for the same in the same run. */
  bare: number | undefined;
  /** The greatest multiple of the bare time. */
  aim: number;
  /** The greatest time in milliseconds, on a machine at rest; others may load the one that measures. */
  atRest: number;
  note?: string;
}

/** A time, said by what bare React takes for the same beside it. */
export function besideBare(name: string, { ms, bare, aim, atRest, note }: Beside): Figure {
  if (ms === undefined || bare === undefined)
    return { name, measured: undefined, unit: '× bare', aim, ...(note && { note }) };
  const times = `${rounded(ms)} ms (at rest ≤ ${atRest}), bare ${rounded(bare)} ms`;
  return { name, measured: ms / bare, unit: '× bare', aim, note: note ? `${times}; ${note}` : times };
}
