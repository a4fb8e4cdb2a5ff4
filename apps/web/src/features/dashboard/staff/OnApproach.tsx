import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';

/** Whether somebody has come so far already: then it is there at once, at the place they left. */
let wasReached = false;

interface OnApproachProps {
  /** What stands in its place until then, as high. */
  waiting?: ReactNode;
  children: ReactNode;
}

/**
 * What lies screens below: it is asked for and drawn once somebody comes within half a screen of it, or works by keys, as whoever
 * searches the page does. Most who open the page on a phone never do.
 */
export function OnApproach({ waiting, children }: OnApproachProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const [isReached, setReached] = useState(wasReached);
  useEffect(() => {
    if (isReached) return;
    const left = new AbortController();
    const reach = () => {
      wasReached = true;
      startTransition(() => setReached(true));
    };
    // What stands above it is still to come, and it would lie higher before.
    void whenIdle().then(() => {
      const place = placeRef.current;
      if (!place || left.signal.aborted) return;
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
        rootMargin: '50%',
      });
      watch.observe(place);
      left.signal.addEventListener('abort', () => watch.disconnect());
    });
    document.addEventListener('keydown', reach, { signal: left.signal });
    return () => left.abort();
  }, [isReached]);
  return isReached ? <Suspense fallback={waiting}>{children}</Suspense> : <div ref={placeRef}>{waiting}</div>;
}
