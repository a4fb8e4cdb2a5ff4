import { type ReactNode, Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { awaitPart } from '../../lib/when-idle.ts';

/** Whether a home has been seen: then nothing waits for that any more. */
let isSeen = false;

export interface PartProps {
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
