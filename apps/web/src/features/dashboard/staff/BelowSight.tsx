import { Suspense, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { PartProps } from '../AfterSight.tsx';

/** Whether all of a home has been seen: then nothing waits for that any more. */
let isWhole = false;

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
