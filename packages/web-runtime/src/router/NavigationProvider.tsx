import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { focusHeading } from './focus-heading.ts';
import type { HeldDeparture, Navigation, Visit } from './navigation.ts';
import { NavigationContext, type NavigationValue } from './navigation-context.ts';
import { scrollToPlace } from './scroll-memory.ts';

interface NavigationProviderProps<Page> {
  navigation: Navigation<Page>;
  children: (visit: Visit<Page>, held: HeldDeparture | null) => ReactNode;
}

/** Shows the page the navigation has arrived at; scrolls and moves the focus as a new document would. */
export function NavigationProvider<Page>({ navigation, children }: NavigationProviderProps<Page>) {
  const [{ visit, isPending, held }, setShown] = useState(() => snapshotOf(navigation));
  useEffect(() => {
    let last = navigation.getVisit();
    return navigation.subscribe(() => {
      const next = snapshotOf(navigation);
      const isAddressOnly = next.visit.id === last.id && next.visit.place !== last.place;
      last = next.visit;
      // Another page may take its time. Of this one the next press counts on from what the address says now.
      if (isAddressOnly) setShown(next);
      else startTransition(() => setShown(next));
    });
  }, [navigation]);

  useLayoutEffect(() => {
    if (visit.scrollTo !== null) scrollToPlace(visit.place.hash, visit.scrollTo);
  }, [visit]);

  const focused = useRef(visit.id);
  useEffect(() => {
    if (focused.current === visit.id) return;
    focused.current = visit.id;
    // A dialog on its way out holds the focus still, and would give it back to what opened it.
    document.querySelector('dialog:modal')?.addEventListener('close', focusHeading, { once: true });
    focusHeading();
  }, [visit.id]);

  const { place } = visit;
  const value = useMemo<NavigationValue>(
    () => ({ ...navigation, place, isPending }),
    [navigation, place, isPending],
  );
  return <NavigationContext value={value}>{children(visit, held)}</NavigationContext>;
}

function snapshotOf<Page>(navigation: Navigation<Page>) {
  return {
    visit: navigation.getVisit(),
    isPending: navigation.isPending(),
    held: navigation.getHeldDeparture(),
  };
}
