/**
 * What is pressed may go with what it did, and would take the focus with it: then it is for what comes in its place, or
 * else for what stood before it. Who uses a pointer is where that is.
 */
export function keepFocus(): void {
  let last: Element | null = null;
  let place: HTMLElement | null = null;
  let before: HTMLElement[] = [];

  const remember = () => {
    last = document.activeElement;
    // What stands apart from the page gives the focus back itself.
    place = last?.closest<HTMLElement>('main, dialog') ?? null;
    const stops = stopsIn(place);
    before = stops.slice(0, Math.max(0, stops.indexOf(last as HTMLElement)));
  };
  remember();
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', () => {
    last = null;
  });

  new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    const stops = stopsIn(place).filter((each) => each.checkVisibility());
    const anchor = stops.findLast((each) => before.includes(each));
    const isAnew = before.length > 0 && !anchor;
    const heir = isAnew ? place : (stops[anchor ? stops.indexOf(anchor) + 1 : 0] ?? anchor ?? place);
    heir?.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
}

/** Where the Tab key stops. */
const stopsIn = (place: Element | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>(stop) ?? []),
];

const stop = ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"], :disabled)';
