declare global {
  interface Window {
    /** The button of the prerendered shell that was the last thing pressed; null when that was anything else. */
    tatamiPressed?: HTMLElement | null;
  }
}

/** Presses in the app what was pressed in the shell before the app was there to answer. Its name may be another by now. */
export function pressAgain(): void {
  const pressed = window.tatamiPressed;
  if (!pressed) return;
  const button = [...document.querySelectorAll('button')].find(
    (each) => each.innerHTML === pressed.innerHTML,
  );
  button?.focus();
  button?.click();
}
