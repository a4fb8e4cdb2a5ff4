const storageKey = 'tatami.scroll';

/** Remembers how far each history entry was scrolled, over reloads too (spec §2: scroll position is restored). */
export function createScrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const positions = new Map<number, number>(restored(storage));
  return {
    remember: (entry: number) => positions.set(entry, window.scrollY),
    recall: (entry: number) => positions.get(entry) ?? 0,
    /** A number for an entry that has none: its document was opened by its address, in a tab that has a past. */
    unusedEntry: () => Math.max(-1, ...positions.keys()) + 1,
    store: () => storage.setItem(storageKey, JSON.stringify([...positions])),
  };
}

function restored(storage: Pick<Storage, 'getItem'>): [number, number][] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is [number, number] {
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';
}

/** Scrolls to the place a hash names (spec §2: anchor scrolling is on), else to the given height. */
export function scrollToPlace(hash: string, top: number): void {
  const target = hash ? document.getElementById(decoded(hash.slice(1))) : null;
  if (target) holdInSight(target);
  else window.scrollTo({ top, behavior: 'instant' });
}

/** What comes later above a place would push it away: it is followed for that long, in milliseconds. */
const HELD_FOR = 3_000;

/** Leads to a place, and stays there while the page grows, until somebody goes elsewhere. */
function holdInSight(target: Element): void {
  const growing = new ResizeObserver(() => target.scrollIntoView());
  growing.observe(document.body);
  const letGo = () => growing.disconnect();
  for (const doing of ['wheel', 'pointerdown', 'keydown']) addEventListener(doing, letGo, { once: true });
  setTimeout(letGo, HELD_FOR);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
