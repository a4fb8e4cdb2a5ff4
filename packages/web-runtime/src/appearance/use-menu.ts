import { fromDesktop } from '@tatami/ui/theme';
import { useLayoutEffect, useState } from 'react';
import { choices } from '../cookies/consent.ts';
import { isMenuClosed, type MenuType, rememberMenu } from './appearance.ts';

/** Whether the left menu is open; `null` where nothing was said, and the room decides. */
export function useMenu(menuType: MenuType) {
  const [state, setState] = useState(() => ({ menuType, open: rememberedOpen(menuType) }));
  useLayoutEffect(() => {
    // Said by the head script for the prerendered shell, which is gone.
    delete document.documentElement.dataset.menu;
  }, []);
  // Another type of menu begins as a new visit would.
  const open = state.menuType === menuType ? state.open : rememberedOpen(menuType);
  return {
    open,
    setOpen(next: boolean): void {
      setState({ menuType, open: next });
      // What lies over the page is not there to stay.
      if (isBesidePage(menuType)) rememberMenu(choices(), next);
    },
  };
}

function rememberedOpen(menuType: MenuType): boolean | null {
  return typeof window === 'object' && isBesidePage(menuType) && isMenuClosed(choices()) ? false : null;
}

function isBesidePage(menuType: MenuType): boolean {
  return menuType === 'static' && matchMedia(fromDesktop).matches;
}
