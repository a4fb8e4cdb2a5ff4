'use client';

import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** The component's own ref to an element that its caller may ask for too. */
export function useSharedRef<Element extends HTMLElement>(
  ref: Ref<Element> | undefined,
): RefObject<Element | null> {
  const own = useRef<Element>(null);
  useImperativeHandle(ref, () => own.current as Element);
  return own;
}
