'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, EyeIcon } from '../../icons/icons.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseButton } from '../private/CloseButton.tsx';
import { ModalDialog } from '../private/ModalDialog.tsx';
import { readingKey } from '../private/reading-key.ts';
import { useControllable } from '../private/use-controllable.ts';
import * as styles from './Gallery.css.ts';

/** One picture of a gallery. */
export interface GalleryPicture {
  /** What tells it from the others. */
  id: string;
  /** The address of the picture. */
  src: string;
  /** A small one for the row of all; the picture itself, when left out. */
  thumbnail?: string | undefined;
  /** What it shows, for whom it is not to be seen. */
  alt: string;
  /** What stands under it. */
  title: string;
}

/** The words of a gallery, in the current language. */
export interface GalleryLabels {
  /** The label of what goes back. */
  previous: string;
  /** The label of what goes on. */
  next: string;
  /** The label of what shows the picture in the whole window. */
  enlarge: string;
  /** Says which of how many it is: “2 z 6”. */
  place: (at: number, of: number) => string;
  /** Names a picture in the row of all: “Pokaż: Poranek nad zatoką”. */
  show: (title: string) => string;
}

export interface GalleryProps {
  /** What the pictures are of, all together. */
  label: string;
  /** The pictures, in their order; at least one. */
  pictures: readonly GalleryPicture[];
  /** Which is shown, by its id, where the caller keeps it. */
  value?: string | undefined;
  /** Which is shown at first; the first one, when left out. */
  defaultValue?: string | undefined;
  /** Receives the picture that is shown. */
  onValueChange?: ((id: string) => void) | undefined;
  /** The words, in the current language. */
  labels: GalleryLabels;
}

/** Pictures of which one is large; all of them in a row under it, and the large one in the whole window on request. */
export function Gallery({
  label,
  pictures,
  value,
  defaultValue,
  onValueChange,
  labels,
}: GalleryProps): ReactNode {
  const id = useId();
  const rowRef = useRef<HTMLUListElement>(null);
  const [chosen, choose] = useControllable(value, defaultValue ?? pictures[0]?.id ?? '', onValueChange);
  const [isFull, setFull] = useState(false);
  const at = Math.max(
    0,
    pictures.findIndex((picture) => picture.id === chosen),
  );
  const picture = pictures[at];

  // In its row alone: the page stays where it is.
  useEffect(() => {
    const row = rowRef.current;
    const button = row?.children[at]?.getBoundingClientRect();
    if (!row || !button) return;
    const { left, right } = row.getBoundingClientRect();
    if (button.left < left) row.scrollBy({ left: button.left - left });
    else if (button.right > right) row.scrollBy({ left: button.right - right });
  }, [at]);

  if (!picture) return null;

  const go = (by: number) => {
    const next = pictures[(at + by + pictures.length) % pictures.length];
    if (next) choose(next.id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const key = readingKey(event);
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    event.preventDefault();
    go(key === 'ArrowRight' ? 1 : -1);
  };

  const ways = (
    <div className={styles.bar}>
      <IconButton icon={ChevronLeftIcon} label={labels.previous} variant="secondary" onClick={() => go(-1)} />
      <div className={styles.caption} aria-live="polite">
        {picture.title} <span className={styles.place}>{labels.place(at + 1, pictures.length)}</span>
      </div>
      <IconButton icon={ChevronRightIcon} label={labels.next} variant="secondary" onClick={() => go(1)} />
    </div>
  );

  return (
    <section className={styles.gallery} aria-label={label}>
      <div className={styles.stage}>
        <img className={styles.shownPicture} src={picture.src} alt={picture.alt} />
        <span className={styles.overPicture}>
          <IconButton icon={EyeIcon} label={labels.enlarge} onClick={() => setFull(true)} />
        </span>
      </div>
      {ways}
      <ul ref={rowRef} className={styles.thumbnails}>
        {pictures.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={labels.show(each.title)}
              aria-current={each === picture}
              onClick={() => choose(each.id)}
            >
              <img className={styles.small} src={each.thumbnail ?? each.src} alt="" />
            </button>
          </li>
        ))}
      </ul>
      <ModalDialog
        open={isFull}
        onOpenChange={setFull}
        dismissible
        className={styles.full}
        labelledBy={`${id}title`}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do what the arrows do */}
        <div className={styles.fullFrame} onKeyDown={handleKeyDown}>
          <div className={styles.fullHead}>
            <div className={styles.fullTitle}>
              <Heading level={2} size="large" id={`${id}title`}>
                {label}
              </Heading>
            </div>
            <CloseButton onClick={() => setFull(false)} />
          </div>
          <img className={styles.fullPicture} src={picture.src} alt={picture.alt} />
          {ways}
        </div>
      </ModalDialog>
    </section>
  );
}
