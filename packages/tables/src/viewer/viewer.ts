import type { Whoami } from '@tatami/sdk';
import { createContext, useContext } from 'react';
import type { HasRight } from './rights.ts';

/** The person in front of the screen, and what they may see. */
export interface Viewer {
  whoami: Whoami;
  has: HasRight;
}

export const ViewerContext = createContext<Viewer | null>(null);

/** Whoever is signed in, for the pages behind the sign-in. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer is for pages behind the sign-in.');
  return viewer;
}
