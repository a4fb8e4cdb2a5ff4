import { isPassing } from '../../../lib/api/when-ready.ts';
import type { Marks, Said } from '../../../lib/club/training/said.ts';
import { isSameSaid } from '../../../lib/marks/mark-body.ts';
import { createMarkOutbox } from '../../../lib/marks/mark-outbox.ts';
import { attendance, unsentMarksOf } from '../../../lib/marks/unsent-marks.ts';
import { markAtKiosk } from './kiosk-calls.ts';

interface KioskOutboxOptions {
  token: string;
  kiosk: string;
  show: (marks: Marks) => void;
  onStored: () => void;
}

/** What keeps the marks of a kiosk in this browser until they are stored, as those of a roll call are. */
export const openKioskOutbox = ({ token, kiosk, show, onStored }: KioskOutboxOptions) =>
  createMarkOutbox<Said>({
    unsent: unsentMarksOf(attendance, `kiosk-${kiosk}`),
    send: async (training, batch) => {
      try {
        await markAtKiosk(token, training, batch);
      } finally {
        // What was refused may have been so since the kiosk is over.
        onStored();
      }
    },
    isSame: isSameSaid,
    canWait: isPassing,
    concernsAll: () => false,
    inTurn: (work) => work(),
    show,
    onStoredElsewhere: onStored,
  });
