import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { loadLeaveDialog } from './leave-dialog.ts';
import type { NavigateOptions, Place } from './navigation.ts';

export interface NavigationValue {
  place: Place;
  isPending: boolean;
  navigate: (to: string, options?: NavigateOptions) => void;
  refresh: () => Promise<void>;
  holdWhile: (isDirty: () => boolean) => () => void;
}

export const NavigationContext = createContext<NavigationValue | null>(null);

export function useNavigation(): NavigationValue {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs a NavigationContext above it.');
  return navigation;
}

/** While `isDirty` answers true, leaving the page asks first, and so does closing the tab. */
export function useUnsavedChanges(isDirty: () => boolean): void {
  const { holdWhile } = useNavigation();
  const isDirtyNow = useEffectEvent(isDirty);
  useEffect(() => {
    // It must be there when the network is not: that is when edits stay unsaved.
    loadLeaveDialog().catch(() => {});
    return holdWhile(() => isDirtyNow());
  }, [holdWhile]);
}
