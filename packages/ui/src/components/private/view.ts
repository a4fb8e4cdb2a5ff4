import { createContext } from 'react';

/** The window that components lie in, where it is not the one whose script draws them. */
export const ViewContext = createContext<Window | null>(null);
