import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

/** Whether something of the app has been seen: then nothing waits for that any more. */
let isSeen = false;

interface AfterSightProps {
  /** What stands in its place until then. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** What is not seen first: its code is asked for once that is there which is. */
export function AfterSight({ waiting = null, children }: AfterSightProps) {
  const [isNext, setNext] = useState(isSeen);
  useEffect(() => {
    isSeen = true;
    startTransition(() => setNext(true));
  }, []);
  return isNext ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
