import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
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
  useEffect(
    () => navigation.subscribe(() => startTransition(() => setShown(snapshotOf(navigation)))),
    [navigation],
  );

  useLayoutEffect(() => {
    if (visit.scrollTo !== null) scrollToPlace(visit.place.hash, visit.scrollTo);
  }, [visit]);

  const focused = useRef(visit.id);
  useEffect(() => {
    if (focused.current === visit.id) return;
    focused.current = visit.id;
    // A dialog on its way out holds the focus still, and would give it back to what opened it.
    const dialog = document.querySelector('dialog:modal');
    if (!dialog) return focusHeading();
    dialog.addEventListener('close', focusHeading, { once: true });
    return () => dialog.removeEventListener('close', focusHeading);
  }, [visit.id]);

  const { place } = visit;
  const { navigate, refresh, holdWhile } = navigation;
  const value = useMemo<NavigationValue>(
    () => ({ place, isPending, navigate, refresh, holdWhile }),
    [place, isPending, navigate, refresh, holdWhile],
  );
  return <NavigationContext value={value}>{children(visit, held)}</NavigationContext>;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true, focusVisible: false });
}

function snapshotOf<Page>(navigation: Navigation<Page>) {
  return {
    visit: navigation.getVisit(),
    isPending: navigation.isPending(),
    held: navigation.getHeldDeparture(),
  };
}
