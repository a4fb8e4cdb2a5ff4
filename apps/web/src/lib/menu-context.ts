import type { MenuGroup, MenuItem } from '@tatami/ui';
import { createContext } from 'react';

/** All of the menu, also what the person may not see: for pages that show who sees what of it. */
export const MenuContext = createContext<readonly MenuGroup<MenuItem>[]>([]);
