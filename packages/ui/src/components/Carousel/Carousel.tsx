'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classes } from '../private/classes.ts';
import * as styles from './Carousel.css.ts';

/** The words of a carousel, in the current language. */
export interface CarouselLabels {
  /** The label of what goes back. */
  previous: string;
  /** The label of what goes on. */
  next: string;
  /** Names a slide by its place: “2 z 6”. */
  place: (at: number, of: number) => string;
  /** What it is called to a screen reader: “karuzela”. */
  role: string;
  /** What one of its parts is called: “slajd”. */
  slideRole: string;
}

/** One thing in a carousel. */
export interface CarouselSlide {
  /** What tells it from the others. */
  id: string;
  /** What it shows. */
  content: ReactNode;
}

export interface CarouselProps {
  /** What it shows, all together. */
  label: string;
  /** The slides, in their order. */
  slides: readonly CarouselSlide[];
  /** How many there are in sight: one, or as many as there is room for. */
  room?: keyof typeof styles.room | undefined;
  /** The words, in the current language. */
  labels: CarouselLabels;
  /** Receives the first slide that is in sight, when that changes. */
  onSlideChange?: ((id: string) => void) | undefined;
}

/**
 * Things beside each other in less room than they need: swiped, scrolled, or by its buttons. The carousel of the ARIA
 * Authoring Practices; it never moves by itself (WCAG 2.2.2).
 */
export function Carousel({ label, slides, room = 'one', labels, onSlideChange }: CarouselProps): ReactNode {
  const count = slides.length;
  const trackRef = useRef<HTMLUListElement>(null);
  const [inSight, setInSight] = useState<ReadonlySet<number>>(new Set([0]));
  const tell = useRef(onSlideChange);
  tell.current = onSlideChange;

  // What is in sight is asked of the browser, which knows it in every direction of text.
  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const places = [...track.children].slice(0, count);
    const seen = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(places.indexOf(target));
          else seen.delete(places.indexOf(target));
        }
        if (seen.size > 0) setInSight(new Set(seen));
      },
      { root: track, threshold: 0.9 },
    );
    for (const place of places) observer.observe(place);
    return () => observer.disconnect();
  }, [count]);

  const first = Math.min(...inSight);
  const last = Math.max(...inSight);
  const id = slides[first]?.id;
  useEffect(() => {
    if (id !== undefined) tell.current?.(id);
  }, [id]);

  /** Scrolls the track alone: the page stays where it is. */
  const goTo = (at: number) => {
    const track = trackRef.current;
    const slide = track?.children[at];
    if (!track || !slide) return;
    const isMirrored = getComputedStyle(track).direction === 'rtl';
    const edge = isMirrored ? 'right' : 'left';
    track.scrollBy({ left: slide.getBoundingClientRect()[edge] - track.getBoundingClientRect()[edge] });
  };

  return (
    <section className={styles.carousel} aria-label={label} aria-roledescription={labels.role}>
      <ul
        ref={trackRef}
        className={classes(styles.track, styles.room[room])}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        tabIndex={0}
        aria-label={label}
      >
        {slides.map(({ id: slideId, content }, at) => (
          <li key={slideId} className={styles.slide}>
            {/* biome-ignore lint/a11y/useSemanticElements: a slide, not a part of a form */}
            <div
              role="group"
              aria-roledescription={labels.slideRole}
              aria-label={labels.place(at + 1, slides.length)}
            >
              {content}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <IconButton
          icon={ChevronLeftIcon}
          label={labels.previous}
          variant="secondary"
          aria-disabled={first <= 0}
          onClick={() => goTo(first - 1)}
        />
        <output className={styles.place}>{labels.place(first + 1, slides.length)}</output>
        <IconButton
          icon={ChevronRightIcon}
          label={labels.next}
          variant="secondary"
          aria-disabled={last >= slides.length - 1}
          onClick={() => goTo(first + 1)}
        />
      </div>
    </section>
  );
}
