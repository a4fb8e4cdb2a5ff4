import type { ReactNode } from 'react';
import { QrCode, type QrModules } from '../QrCode/QrCode.tsx';
import * as styles from './TurningCode.css.ts';

export interface TurningCodeProps {
  /** The modules of the code, as any encoder gives them; its place is kept while they are not there. */
  modules?: QrModules | undefined;
  /** What scanning it does. */
  label: string;
  /** What tells this code from the one before it. */
  id?: string | undefined;
  /** The milliseconds until there is another. */
  nextIn?: number | undefined;
  /** The milliseconds from one code to the next. */
  period: number;
}

/** A code that is another every few seconds, as large as there is room, and around it how soon. */
export function TurningCode({ modules, label, id, period, nextIn = period }: TurningCodeProps): ReactNode {
  const gone = Math.max(0, period - nextIn);
  return (
    <div className={styles.frame}>
      {modules ? <QrCode modules={modules} label={label} size="fill" /> : <div className={styles.place} />}
      <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
        <rect className={styles.track} x="1" y="1" width="98" height="98" rx="4" />
        {modules && (
          <rect
            key={id}
            className={styles.left}
            x="1"
            y="1"
            width="98"
            height="98"
            rx="4"
            pathLength="1"
            // It runs for the whole of its time, and has begun before it is seen.
            style={{ animationDuration: `${period}ms`, animationDelay: `${-gone}ms` }}
          />
        )}
      </svg>
    </div>
  );
}
