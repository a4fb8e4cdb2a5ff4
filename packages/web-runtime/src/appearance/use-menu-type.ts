import { useSyncExternalStore } from 'react';
import { defaultAppearance, type MenuType } from './appearance.ts';
import { getAppearance, subscribeToAppearance } from './appearance-store.ts';

/** The type of the menu, and nothing else of the appearance: the frame of every page is not drawn anew for another theme. */
export function useMenuType(): MenuType {
  return useSyncExternalStore(
    subscribeToAppearance,
    () => getAppearance().menuType,
    () => defaultAppearance.menuType,
  );
}
