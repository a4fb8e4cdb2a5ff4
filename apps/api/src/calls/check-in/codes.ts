import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Seal } from '../../session/seal.ts';

/** The time that a code is shown, in milliseconds; it follows from the hour as those of RFC 6238 do. */
const STEP = 20_000;
/** The steps before the current one whose code is still taken: as long as the camera and the page need. */
const GRACE = 1;
/** The steps before that whose code is known again: a picture of it is old, and no guess. */
const KNOWN = 90;
/** 80 bits: nobody guesses them in 40 seconds, and the squares stay large enough for a camera across the room. */
const CODE_BYTES = 10;
/** Signing in takes longer than a code is there, in milliseconds. */
const ADMISSION = 10 * 60_000;

/** What lets people in at the door of a training. */
export interface CheckInCodes {
  /** The code of this moment, and the milliseconds until the next. */
  current(training: string): { code: string; nextIn: number };
  /** What became of a code. */
  judge(training: string, code: string): 'current' | 'spent' | 'wrong';
  /** What stands for a code that was right, until it runs out: whoever has it was at the door, whoever they are. */
  admit(training: string): { admission: string; expiresAt: string };
  isAdmitted(training: string, admission: string): boolean;
}

export function createCheckInCodes({ seal, now }: { seal: Seal; now: () => Date }): CheckInCodes {
  const sign = (...parts: (string | number)[]) =>
    createHmac('sha256', seal.derive('check-in', 32)).update(JSON.stringify(parts)).digest();
  const codeAt = (training: string, step: number) =>
    sign('code', training, step).subarray(0, CODE_BYTES).toString('base64url');
  const admissionUntil = (training: string, time: number) =>
    `${time.toString(36)}.${sign('admission', training, time).toString('base64url')}`;
  const stepNow = () => Math.floor(now().getTime() / STEP);

  return {
    current(training) {
      const step = stepNow();
      return { code: codeAt(training, step), nextIn: (step + 1) * STEP - now().getTime() };
    },
    judge(training, code) {
      const step = stepNow();
      // All are compared, so that the time it takes tells nothing.
      const ages = Array.from({ length: KNOWN + 1 }, (_, age) => isSame(code, codeAt(training, step - age)));
      const age = ages.indexOf(true);
      if (age === -1) return 'wrong';
      return age <= GRACE ? 'current' : 'spent';
    },
    admit(training) {
      const time = now().getTime() + ADMISSION;
      return { admission: admissionUntil(training, time), expiresAt: new Date(time).toISOString() };
    },
    isAdmitted(training, admission) {
      const time = Number.parseInt(admission.split('.')[0] ?? '', 36);
      return isSame(admission, admissionUntil(training, time)) && time > now().getTime();
    },
  };
}

/** Takes as long whichever letter is wrong. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => Buffer.from(text)) as [Buffer, Buffer];
  return one.length === other.length && timingSafeEqual(one, other);
}
