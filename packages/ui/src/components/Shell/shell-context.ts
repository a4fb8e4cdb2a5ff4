'use client';

import { createContext, use } from 'react';

export interface ShellMenu {
  readonly id: string;
  readonly open: boolean;
  /** Opens it when closed, closes it when open. */
  toggle: () => void;
}

export const ShellMenuContext = createContext<ShellMenu | null>(null);

/** The menu of the shell around, if there is one. */
export const useShellMenu = (): ShellMenu | null => use(ShellMenuContext);
