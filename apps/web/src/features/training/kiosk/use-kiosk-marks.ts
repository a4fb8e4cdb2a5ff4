import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Marks, Said } from '../../../lib/club/training/said.ts';
import type { MarkOutbox } from '../../../lib/marks/mark-outbox.ts';

/** The marks of a kiosk on their way, and the way to say one. */
export function useKioskMarks(token: string, kiosk: string, isOffline: boolean, onStored: () => void) {
  const [marks, setMarks] = useState<Marks>(new Map());
  const opened = useRef<Promise<MarkOutbox<Said>>>(undefined);
  const stored = useEffectEvent(onStored);

  useEffect(() => {
    const outbox = import('./kiosk-outbox.ts').then(({ openKioskOutbox }) =>
      openKioskOutbox({ token, kiosk, show: setMarks, onStored: () => stored() }),
    );
    opened.current = outbox;
    const goOn = () => void outbox.then((each) => each.goOn());
    goOn();
    addEventListener('online', goOn);
    return () => {
      removeEventListener('online', goOn);
      void outbox.then((each) => each.end());
    };
  }, [token, kiosk]);
  // The server may be back where the browser has never missed its network.
  useEffect(() => {
    if (!isOffline) void opened.current?.then((outbox) => outbox.goOn());
  }, [isOffline]);

  return {
    marks,
    say: (training: string, student: string, status: Said['status']) => {
      const at = Date.now();
      void opened.current?.then((outbox) => outbox.mark(training, [student], { status, at }));
    },
    dropRefused: (training: string, students: readonly string[]) =>
      void opened.current?.then((outbox) => outbox.dropRefused(training, students)),
  };
}
