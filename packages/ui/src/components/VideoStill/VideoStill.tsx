'use client';

import { type ReactNode, useState } from 'react';
import { PlayIcon } from '../../icons/icons.tsx';
import * as styles from './VideoStill.css.ts';

export { hostOf, playerOf } from './video-player.ts';

export interface VideoStillProps {
  /** What the video shows: names the player. */
  title: string;
  /** The address of the player. Nothing is asked of it before the press; then it should play by itself. */
  src: string;
  /** The words on the button: “Odtwórz nagranie 1”. */
  label: string;
  /** The words under it: where it comes from, and that it is loaded when pressed. */
  note: string;
}

/** A video of somebody else's, as a still with a button: not a byte is asked of them until it is pressed. */
export function VideoStill({ title, src, label, note }: VideoStillProps): ReactNode {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying)
    return (
      <iframe
        className={styles.player}
        title={title}
        src={src}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        // A player wants to know which site it is on, and no more than that.
        referrerPolicy="strict-origin-when-cross-origin"
        ref={takeFocus}
      />
    );
  return (
    <button type="button" className={styles.still} onClick={() => setPlaying(true)}>
      <span className={styles.play}>
        <PlayIcon size="large" />
      </span>
      <span className={styles.label}>{label}</span>
      <span className={styles.note}>{note}</span>
    </button>
  );
}

/** The button that had it is gone. */
function takeFocus(player: HTMLIFrameElement | null): void {
  player?.focus();
}
