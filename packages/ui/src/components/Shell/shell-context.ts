import { createContext, use } from 'react';

export interface ShellMenu {
  readonly id: string;
  readonly open: boolean;
  toggle: () => void;
}

export const ShellMenuContext = createContext<ShellMenu | null>(null);

/** The menu of the shell around, if there is one. */
export const useShellMenu = (): ShellMenu | null => use(ShellMenuContext);
