declare global {
  interface Window {
    /** What of the prerendered shell was the last thing pressed; null when that was anything else. */
    tatamiPressed?: HTMLElement | null;
  }
}

/** Presses in the app what was pressed in the shell before the app was there to answer. Its name may be another by now. */
export function pressAgain(): void {
  const pressed = window.tatamiPressed;
  if (!pressed) return;
  const same = [...document.querySelectorAll<HTMLElement>('button, a[href^="#"]')].find(
    (each) => each.innerHTML === pressed.innerHTML,
  );
  same?.focus();
  same?.click();
}
