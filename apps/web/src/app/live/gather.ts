/** How long nothing more must have come before what was told is acted on, in milliseconds. */
const quietMs = 150;
/** How much longer some browsers wait than others, so that not all ask the server in one moment. */
const spreadMs = 250;
/** How long it takes at most, however much goes on coming. */
const longestMs = 1_000;

export interface Gatherer<Told> {
  add(told: Told): void;
  /** Acts on what was gathered so far, where anybody may see it. */
  flush(): void;
  stop(): void;
}

/**
 * Gathers what is told in quick succession, so that a thousand changes cost one reading.
 *
 * @param isInSight whether anybody may see what comes of it; until then all is gathered
 * @param spread from 0 to 1: how much later this browser acts than another might
 */
export function gather<Told>(
  act: (all: readonly Told[]) => void,
  isInSight: () => boolean,
  spread = Math.random(),
): Gatherer<Told> {
  let gathered: Told[] = [];
  let began = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.length === 0 || !isInSight()) return;
    const all = gathered;
    gathered = [];
    act(all);
  }

  return {
    add(told) {
      const now = Date.now();
      if (timer === undefined) began = now;
      gathered.push(told);
      clearTimeout(timer);
      timer = setTimeout(flush, Math.min(quietMs + spread * spreadMs, began + longestMs - now));
    },
    flush,
    stop() {
      clearTimeout(timer);
      gathered = [];
    },
  };
}
