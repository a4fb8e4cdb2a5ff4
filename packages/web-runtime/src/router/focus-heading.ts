/** Puts the focus where a page begins, as a new document would: what had it belongs to what was there before. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true, focusVisible: false });
}
