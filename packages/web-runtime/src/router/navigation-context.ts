import { createContext, useContext } from 'react';
import type { NavigateOptions, Place } from './navigation.ts';

export interface NavigationValue {
  place: Place;
  isPending: boolean;
  /** @returns whether it goes there, and asks nobody before */
  navigate: (to: string, options?: NavigateOptions) => boolean;
  refresh: () => Promise<void>;
  holdWhile: (isDirty: () => boolean) => () => void;
}

export const NavigationContext = createContext<NavigationValue | null>(null);

export function useNavigation(): NavigationValue {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs a NavigationContext above it.');
  return navigation;
}
