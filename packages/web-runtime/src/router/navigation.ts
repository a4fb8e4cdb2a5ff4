import { createScrollMemory, scrollToPlace } from './scroll-memory.ts';

/** An address inside the app. `search` and `hash` carry their `?` and `#`, or are empty. */
export interface Place {
  path: string;
  search: string;
  hash: string;
}

export interface Redirect {
  redirect: string;
}

/** What is on the screen: a page whose code and first data are already there. */
export interface Visit<Page> {
  place: Place;
  page: Page;
  /** The number that grows when another page came, not when only its search or hash changed. */
  id: number;
  /** Where to scroll once it is rendered; `null` leaves the scroll where it is. */
  scrollTo: number | null;
}

export interface NavigateOptions {
  replace?: boolean;
  /** Nothing that is unsaved is lost by it. */
  keepsEdits?: boolean;
}

/** An unsaved edit stands in the way; the person decides. */
export interface HeldDeparture {
  leave: () => void;
  stay: () => void;
}

export interface NavigationOptions<Page> {
  /** Brings a page with its code and data, or says where to go instead. Must not reject. */
  resolve: (place: Place) => Promise<Page | Redirect>;
  /** Loads the page anew: navigating to the same URL does (spec §2). */
  reload: () => void;
}

interface EntryState {
  index: number;
}

type Listener = () => void;

export interface Navigation<Page> {
  getVisit: () => Visit<Page>;
  isPending: () => boolean;
  getHeldDeparture: () => HeldDeparture | null;
  subscribe: (listener: Listener) => () => void;
  /** @returns whether it goes there, and asks nobody before */
  navigate: (to: string, options?: NavigateOptions) => boolean;
  /** Brings the current page anew: who looks at it, or what they may see, has changed. Its state stays. */
  refresh: () => Promise<void>;
  /** Shows at the current address what `resolve` brings, in place of its own page. */
  showInstead: (resolve: NavigationOptions<Page>['resolve']) => Promise<void>;
  /** Asks before leaving, while `isDirty` answers true. Returns its own undo. */
  holdWhile: (isDirty: () => boolean) => () => void;
}

/**
 * Moves between pages. The address changes at once; the page changes when its code and data have arrived, so
 * a page is never seen half. Starts at the current address and is ready when the first page is.
 */
export async function startNavigation<Page>(options: NavigationOptions<Page>): Promise<Navigation<Page>> {
  const listeners = new Set<Listener>();
  const holds = new Set<() => boolean>();
  const scroll = createScrollMemory(sessionStorage);

  let index = entryIndex() ?? scroll.unusedEntry();
  let pending = false;
  let latest = 0;
  let held: HeldDeparture | null = null;
  let skipPops = 0;
  let visit: Visit<Page> | null = null;
  let coming: Promise<void>;

  history.scrollRestoration = 'manual';
  if (entryIndex() === null) history.replaceState({ index } satisfies EntryState, '');

  const emit = () => {
    for (const listener of listeners) listener();
  };

  async function arrive(scrollTo: number | null): Promise<void> {
    const place = currentPlace();
    if (visit && place.path === visit.place.path) {
      latest += 1;
      pending = false;
      visit = { ...visit, place, scrollTo };
      return emit();
    }
    pending = visit !== null;
    emit();
    return bring(scrollTo);
  }

  async function bring(scrollTo: number | null, id?: number, resolve = options.resolve): Promise<void> {
    const place = currentPlace();
    const ticket = ++latest;
    const outcome = await resolve(place);
    if (ticket !== latest) return;
    if (isRedirect(outcome)) {
      history.replaceState({ index } satisfies EntryState, '', outcome.redirect);
      return arrive(0);
    }
    pending = false;
    visit = { place, page: outcome, id: id ?? ticket, scrollTo };
    emit();
  }

  async function refresh(): Promise<void> {
    return visit && !pending ? bring(null, visit.id) : arrive(0);
  }

  function departure(go: () => void): boolean {
    const isHeld = [...holds].some((isDirty) => isDirty());
    if (!isHeld) {
      go();
      return true;
    }
    const departing: HeldDeparture = {
      leave: () => {
        // Whoever presses twice leaves once.
        if (held !== departing) return;
        held = null;
        holds.clear();
        go();
        emit();
      },
      stay: () => {
        held = null;
        emit();
      },
    };
    held = departing;
    emit();
    return false;
  }

  function navigate(to: string, { replace = false, keepsEdits = false }: NavigateOptions = {}): boolean {
    const url = new URL(to, location.href);
    if (url.href === location.href) {
      if (!pending) options.reload();
      scrollToPlace(url.hash, 0);
      return true;
    }
    const go = () => {
      const samePath = url.pathname === visit?.place.path;
      scroll.remember(index);
      if (!replace) index += 1;
      history[replace ? 'replaceState' : 'pushState']({ index } satisfies EntryState, '', url.href);
      void arrive(samePath && !url.hash ? null : 0);
    };
    if (!keepsEdits) return departure(go);
    go();
    return true;
  }

  addEventListener('popstate', () => {
    const target = entryIndex() ?? 0;
    const delta = target - index;
    if (skipPops > 0) {
      skipPops -= 1;
      return;
    }
    const isHeld = [...holds].some((isDirty) => isDirty());
    if (isHeld && delta !== 0) {
      // The browser has moved already: move back, ask, and only then go there again.
      skipPops += 1;
      history.go(-delta);
      departure(() => history.go(delta));
      return;
    }
    scroll.remember(index);
    index = target;
    coming = arrive(scroll.recall(index));
  });

  addEventListener('pagehide', () => {
    scroll.remember(index);
    scroll.store();
  });

  addEventListener('beforeunload', (event) => {
    if ([...holds].some((isDirty) => isDirty())) event.preventDefault();
  });

  // A new document is at its top; to scroll there would only have it laid out in between.
  coming = arrive(scroll.recall(index) || (location.hash ? 0 : null));
  // Whoever skips to the content meanwhile, or goes back, has another address.
  while (!visit) await coming;

  return {
    getVisit: () => {
      if (!visit) throw new Error('Navigation was used before its first page was there.');
      return visit;
    },
    isPending: () => pending,
    getHeldDeparture: () => held,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    refresh,
    showInstead: (resolve) => bring(0, undefined, resolve),
    holdWhile: (isDirty) => {
      holds.add(isDirty);
      return () => holds.delete(isDirty);
    },
  };
}

function entryIndex(): number | null {
  const index: unknown = history.state?.index;
  return typeof index === 'number' ? index : null;
}

function currentPlace(): Place {
  return { path: location.pathname, search: location.search, hash: location.hash };
}

function isRedirect(outcome: unknown): outcome is Redirect {
  return (outcome as Partial<Redirect>).redirect !== undefined;
}
