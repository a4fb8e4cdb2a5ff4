declare global {
  interface Window {
    /** What of the prerendered shell was the last thing pressed; null when that was anything else. */
    tatamiPressed?: HTMLElement | null;
  }
}

/**
 * Presses in the app what was pressed in the shell before the app was there to answer; what only had the focus there has it
 * again, unless the page has given it to something. Its name may be another by now.
 */
export function pressAgain(focused: Element | null): void {
  const pressed = window.tatamiPressed;
  const content = (pressed ?? focused)?.innerHTML;
  if (content === undefined) return;
  const same = [...document.querySelectorAll<HTMLElement>('button, a')].find(
    (each) => each.innerHTML === content,
  );
  if (pressed || document.activeElement === document.body) same?.focus();
  if (pressed) same?.click();
}
