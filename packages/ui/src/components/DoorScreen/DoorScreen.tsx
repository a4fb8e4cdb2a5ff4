import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './DoorScreen.css.ts';

export interface DoorScreenProps {
  /** What goes on behind the door. */
  title: string;
  /** When and where. */
  description?: ReactNode | undefined;
  /** The ways out, at the end of the head. */
  actions?: ReactNode | undefined;
  /** The one thing that the screen is for. */
  children: ReactNode;
  /** What goes on meanwhile: beside the one thing where there is room, else below it. */
  aside?: ReactNode | undefined;
}

/** A screen of its own, which stands by a door or is held up: no menu, and what it shows is read from a distance. */
export function DoorScreen({ title, description, actions, children, aside }: DoorScreenProps): ReactNode {
  return (
    <main className={styles.screen} data-aside={aside ? '' : undefined}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <Heading level={1} size="title2">
            {title}
          </Heading>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        <div className={styles.actions}>{actions}</div>
      </header>
      <div className={styles.body}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </main>
  );
}
