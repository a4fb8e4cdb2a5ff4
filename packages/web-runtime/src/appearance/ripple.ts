const durationMs = 450;

/** Answers each press of a button or a menu entry with a ripple from where it was touched. Returns its own undo. */
export function startRipple(): () => void {
  const stop = new AbortController();
  document.addEventListener('pointerdown', answer, { signal: stop.signal, passive: true });
  return () => stop.abort();
}

function answer({ target, clientX, clientY }: PointerEvent): void {
  const pressed =
    target instanceof Element ? target.closest<HTMLElement>('button:not(:disabled), nav a') : null;
  if (!pressed || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { left, top, width, height } = pressed.getBoundingClientRect();
  const { borderRadius, color } = getComputedStyle(pressed);
  const radius = Math.hypot(width, height);

  const frame = layer({ left, top, width, height });
  Object.assign(frame.style, { position: 'fixed', zIndex: '30', overflow: 'hidden', borderRadius });
  const wave = layer({
    left: clientX - left - radius,
    top: clientY - top - radius,
    width: 2 * radius,
    height: 2 * radius,
  });
  Object.assign(wave.style, { position: 'absolute', borderRadius: '50%', background: color });
  frame.append(wave);
  // What is shown above everything else is above its ripple too.
  (pressed.closest('dialog, [popover]') ?? document.body).append(frame);
  wave
    .animate(
      { transform: ['scale(0)', 'none'], opacity: [0.2, 0] },
      { duration: durationMs, easing: 'cubic-bezier(.2,0,0,1)' },
    )
    .finished.finally(() => frame.remove());
}

function layer(place: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>): HTMLElement {
  const element = document.createElement('span');
  element.ariaHidden = 'true';
  element.style.pointerEvents = 'none';
  for (const [side, pixels] of Object.entries(place)) element.style.setProperty(side, `${pixels}px`);
  return element;
}
