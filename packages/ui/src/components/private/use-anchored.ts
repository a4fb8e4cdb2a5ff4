'use client';

import { type RefObject, useLayoutEffect } from 'react';

interface AnchoredOptions {
  /** Whether it is as wide as what it hangs on. */
  matchWidth?: boolean;
  /** Which edge of the anchor it keeps to. */
  align?: 'start' | 'center' | 'end';
  /** The greatest height in pixels; what is taller scrolls. */
  maxHeight?: number;
}

const GAP = 4;
const EDGE = 8;

/**
 * Shows a `popover="manual"` under its anchor, or above where there is more room, and keeps it there. In the top layer,
 * so that no dialog or scrolling box cuts it off.
 */
export function useAnchored(
  open: boolean,
  anchorRef: RefObject<HTMLElement | null>,
  floatRef: RefObject<HTMLElement | null>,
  { matchWidth = false, align = 'center', maxHeight = 320 }: AnchoredOptions = {},
): void {
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const float = floatRef.current;
    if (!open || !anchor || !float) return;

    const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
    const place = () => {
      const at = anchor.getBoundingClientRect();
      if (matchWidth) float.style.width = `${at.width}px`;
      const below = innerHeight - at.bottom - GAP - EDGE;
      const above = at.top - GAP - EDGE;
      const goesBelow = below >= Math.min(float.scrollHeight, maxHeight * 0.75) || below >= above;
      float.style.maxHeight = `${Math.min(maxHeight, goesBelow ? below : above)}px`;
      const { width, height } = float.getBoundingClientRect();
      const atRight = align === 'end' ? !isRightToLeft : isRightToLeft;
      const start =
        align === 'center' ? at.left + (at.width - width) / 2 : atRight ? at.right - width : at.left;
      float.style.left = `${Math.max(EDGE, Math.min(start, document.documentElement.clientWidth - width - EDGE))}px`;
      float.style.top = `${goesBelow ? at.bottom + GAP : at.top - GAP - height}px`;
    };

    float.showPopover();
    place();
    const whenResized = new ResizeObserver(place);
    whenResized.observe(float);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      whenResized.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
      if (float.matches(':popover-open')) float.hidePopover();
    };
  }, [open, anchorRef, floatRef, matchWidth, align, maxHeight]);
}
