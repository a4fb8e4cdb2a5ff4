'use client';

import { useSyncExternalStore } from 'react';

/** Whether a media query holds, now and as the window changes. */
export function useMedia(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => onServer,
  );
}
