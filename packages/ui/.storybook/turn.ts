import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

let isTurned = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(turned: boolean): Promise<void> {
  isTurned = turned;
  for (const listener of listeners) listener();
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
}

/** Which way text runs in a story: as was chosen, or the other way while a test has turned it. */
export function useDirectionOf(chosen: Direction): Direction {
  const turned = useSyncExternalStore(subscribe, () => isTurned);
  if (!turned) return chosen;
  return chosen === 'ltr' ? 'rtl' : 'ltr';
}

/**
 * Turns a story around as its play has left it, and holds it to what whoever reads the other way needs: nothing that can be
 * pressed or typed into leaves the window sideways, and what else is judged of it meanwhile.
 */
export async function inOtherDirection(judge: () => Promise<void>): Promise<void> {
  const before = outside();
  await set(true);
  try {
    const left = outside().filter((element) => !before.includes(element));
    if (left.length > 0)
      throw new Error(
        `With text that runs the other way these leave the window:\n${left.map(describe).join('\n')}`,
      );
    await judge();
  } finally {
    await set(false);
  }
}

/** What can be pressed or typed into, and stands beside the window rather than in it. */
function outside(): Element[] {
  return [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')].filter(
    (element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { left, right, width, height } = element.getBoundingClientRect();
      const isOutside = width > 1 && height > 1 && (left < -1 || right > innerWidth + 1);
      return isOutside && !isScrolledTo(element);
    },
  );
}

function isScrolledTo(element: Element): boolean {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const canScroll = /auto|scroll/.test(getComputedStyle(around).overflowX);
    if (canScroll && around.scrollWidth > around.clientWidth) return true;
  }
  return false;
}

const describe = (element: Element): string => {
  const { left, right } = element.getBoundingClientRect();
  const name = element.getAttribute('aria-label') ?? element.textContent;
  return `${element.localName} “${name.slice(0, 60)}”, from ${Math.round(left)} to ${Math.round(right)} of ${innerWidth}`;
};
