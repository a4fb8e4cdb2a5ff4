import { type ReactNode, Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { awaitPart, whenIdle } from '../../lib/when-idle.ts';

/** Whether a home has been seen, and all of one: then nothing waits for that any more. */
let isSeen = false;
let isWhole = false;

interface PartProps {
  /** What stands in its place until then. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** What is seen at once or nearly so, though not first: its code is asked for once that is there which is. */
export function AfterSight({ waiting = null, children }: PartProps) {
  const [isNext, setNext] = useState(isSeen);
  useEffect(() => {
    isSeen = true;
    startTransition(() => setNext(true));
  }, []);
  const awaited = <Awaited>{waiting}</Awaited>;
  // The boundary stands from the beginning: what comes replaces what stood in for it as soon as it is there, whereas React
  // shows no boundary twice within 300 ms.
  return <Suspense fallback={awaited}>{isNext ? children : awaited}</Suspense>;
}

/** Stands in for a part of the page in sight, for which whatever has time waits. */
export function Awaited({ children }: { children: ReactNode }) {
  useLayoutEffect(awaitPart, []);
  return children;
}

/** What is seen by whoever scrolls: its code is asked for once all else is there, and the browser idle. */
export function BelowSight({ waiting = null, children }: PartProps) {
  const [isNext, setNext] = useState(isWhole);
  useEffect(() => {
    if (isNext) return;
    let isGone = false;
    void whenIdle().then(() => {
      isWhole = true;
      if (!isGone) startTransition(() => setNext(true));
    });
    return () => {
      isGone = true;
    };
  }, [isNext]);
  return <Suspense fallback={waiting}>{isNext ? children : waiting}</Suspense>;
}
