'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What is pressed may go with what it did, and would take the focus with it: then it is for what is named of the place
 * where it stood, for the place itself where it takes it, or for its first stop.
 */
export function useKeptFocus(placeRef: RefObject<HTMLElement | null>, name = 'button, input'): void {
  const last = useRef<Element>(null);

  useLayoutEffect(() => {
    const place = placeRef.current;
    const remember = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    place?.addEventListener('focusin', remember);
    return () => place?.removeEventListener('focusin', remember);
  }, [placeRef]);

  useLayoutEffect(() => {
    const place = placeRef.current;
    if (document.activeElement !== document.body || !place || last.current?.isConnected !== false) return;
    last.current = null;
    const heir = place.hasAttribute('tabindex') ? place : place.querySelector<HTMLElement>(name);
    heir?.focus({ preventScroll: true });
    if (heir?.matches(':focus-visible')) heir.scrollIntoView({ block: 'nearest' });
  });
}
