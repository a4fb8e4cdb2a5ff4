/** What had the focus goes, and nothing else was given it: then it is for the page. */
export function focusPageIfLost(goes?: Element): void {
  const { activeElement, body } = document;
  if (activeElement === body || goes?.contains(activeElement))
    body.querySelector('main')?.focus({ preventScroll: true });
}
