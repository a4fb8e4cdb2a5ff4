import type { ReactNode } from 'react';
import { ClockIcon, type IconComponent } from '../../icons/icons.tsx';
import * as styles from './QuietNote.css.ts';

export interface QuietNoteProps {
  /** A few words; nothing is shown without. */
  children?: ReactNode | undefined;
  /** The look; `warning` where something is amiss for as long as it stands there. */
  tone?: 'quiet' | 'warning' | undefined;
  /** What it is about; a clock unless given. */
  icon?: IconComponent | undefined;
}

/**
 * What holds for the whole page, for as long as it does: “showing data from 18:32”. It takes no place from the page and
 * no press from what lies under it, and is read out in turn. It stands there from the first, empty, so that it is heard.
 */
export function QuietNote({ children, tone, icon: Icon = ClockIcon }: QuietNoteProps): ReactNode {
  return (
    <div className={styles.place} role="status">
      {children && (
        <div className={styles.note} data-note={tone ?? 'quiet'}>
          <Icon size="small" />
          {children}
        </div>
      )}
    </div>
  );
}
