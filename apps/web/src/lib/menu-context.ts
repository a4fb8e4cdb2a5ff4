import type { HasRight } from '@tatami/tables/rights';
import type { MenuGroup, MenuItem } from '@tatami/ui';
import { createContext } from 'react';

/** The menu of whoever has these rights: for pages that show who sees what of it. */
export const MenuContext = createContext<(has: HasRight) => readonly MenuGroup<MenuItem>[]>(() => []);
