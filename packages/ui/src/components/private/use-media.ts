import { use, useSyncExternalStore } from 'react';
import { ViewContext } from './view.ts';

/** Whether a media query holds, now and as the window changes. */
export function useMedia(query: string, onServer: boolean): boolean {
  const view = use(ViewContext) ?? globalThis;
  return useSyncExternalStore(
    (notify) => {
      const list = view.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => view.matchMedia(query).matches,
    () => onServer,
  );
}
