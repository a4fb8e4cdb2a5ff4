'use client';

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { mirrorDocument } from './mirror-document.ts';
import * as styles from './ResponsiveFrame.css.ts';

/** The narrowest window there is (WCAG 1.4.10), in pixels. */
const NARROWEST = 320;
/** How far an arrow moves the edge, and how far a page key does. */
const STEP = 16;
const STRIDE = 128;

/** The texts of a frame, in the current language. */
export interface ResponsiveFrameLabels {
  /** The name of the choice of a width. */
  width: string;
  /** The name of the handle at the edge. */
  handle: string;
  /** The word for all the room there is. */
  whole: string;
  /** Writes a width: “390 px”. */
  pixels: (width: number) => string;
}

export interface ResponsiveFrameProps {
  /** What is in the frame, for whoever doesn’t see it. */
  title: string;
  /** What is drawn in it. */
  children: ReactNode;
  /** How high the window is, in pixels, for a whole page, which scrolls in it; as high as what is in it when left out. */
  height?: number | undefined;
  /** The widths that can be chosen, in pixels, beside all the room there is. */
  widths?: readonly number[] | undefined;
  /** The texts of its controls. */
  labels: ResponsiveFrameLabels;
}

const whole = 'whole';

/**
 * A window of a width one chooses, at whose edge one can drag: what is in it lays itself out as in a window of a browser that
 * is so wide. It wears the theme of the page, which also draws what is in it, so both share state and language.
 */
export function ResponsiveFrame({
  title,
  children,
  height,
  widths = [390, 768],
  labels,
}: ResponsiveFrameProps): ReactNode {
  const stageRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const address = useEmptyPage();
  const [inside, setInside] = useState<Document | null>(null);
  const [room, setRoom] = useState(0);
  const [wanted, setWanted] = useState<number | null>(null);
  const width = Math.min(wanted ?? room, room);

  useLayoutEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const measure = () => {
      const handle = stage.lastElementChild as HTMLElement;
      setRoom(stage.clientWidth - handle.offsetWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (frameRef.current) frameRef.current.style.width = `${width}px`;
  }, [width]);

  useLayoutEffect(() => {
    // A frame that is moved, or gets another address, leaves its document before this comes to it, and loads the next.
    if (!inside?.defaultView) return;
    inside.title = title;
    const end = mirrorDocument(document, inside, height === undefined ? 'part' : 'page');
    if (height !== undefined) {
      if (frameRef.current) frameRef.current.style.height = `${height}px`;
      return end;
    }
    // Of its own window: that of the page sleeps while nothing of the page changes.
    const { ResizeObserver: Observer } = inside.defaultView as Window & typeof globalThis;
    const observer = new Observer(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      // With the next frame: the window it is observed in changes by it.
      requestAnimationFrame(() => {
        if (box && frameRef.current) frameRef.current.style.height = `${Math.ceil(box.blockSize)}px`;
      });
    });
    observer.observe(inside.body);
    return () => {
      end();
      observer.disconnect();
    };
  }, [inside, title, height]);

  const setWidth = (next: number) => setWanted(next >= room ? null : Math.max(NARROWEST, Math.round(next)));
  // What there is no room for is not offered: a phone has but one.
  const offered = [...widths.filter((each) => each < room).map(String), whole];
  const chosen = wanted === null || width === room ? whole : String(width);

  return (
    <div className={styles.frame}>
      {offered.length > 1 && (
        <div className={styles.bar}>
          <SegmentedControl
            label={labels.width}
            labelHidden
            value={chosen}
            onValueChange={(value) => setWanted(value === whole ? null : Number(value))}
            options={offered.map((value) => ({
              value,
              label: value === whole ? labels.whole : labels.pixels(Number(value)),
            }))}
          />
          {!offered.includes(chosen) && <span className={styles.readout}>{labels.pixels(width)}</span>}
        </div>
      )}
      <div ref={stageRef} className={styles.stage}>
        <iframe
          ref={frameRef}
          className={styles.view}
          src={address}
          title={title}
          onLoad={({ currentTarget: { contentDocument } }) => {
            // Before its address it has an empty document of another kind.
            if (contentDocument?.doctype) setInside(contentDocument);
          }}
        />
        <Handle
          label={labels.handle}
          text={labels.pixels(width)}
          width={width}
          room={room}
          setWidth={setWidth}
        />
      </div>
      {inside && createPortal(children, inside.body)}
    </div>
  );
}

/** The address of an empty page. Without its first line a browser would lay it out as the pages of 1998. */
function useEmptyPage(): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const page = URL.createObjectURL(new Blob(['<!doctype html>'], { type: 'text/html;charset=utf-8' }));
    setAddress(page);
    return () => URL.revokeObjectURL(page);
  }, []);
  return address;
}

interface HandleProps {
  label: string;
  text: string;
  width: number;
  room: number;
  setWidth: (width: number) => void;
}

/** The edge of the window, moved by a drag or by keys as a splitter is (WAI-ARIA, window splitter). */
function Handle({ label, text, width, room, setWidth }: HandleProps) {
  const start = useRef<{ at: number; width: number } | null>(null);
  const [isDragged, setDragged] = useState(false);
  const forward = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: width - STEP * forward(event.currentTarget),
      ArrowRight: width + STEP * forward(event.currentTarget),
      PageDown: width - STRIDE,
      PageUp: width + STRIDE,
      Home: NARROWEST,
      End: room,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setWidth(next);
  }

  function onPointerMove({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) {
    if (!start.current) return;
    setWidth(start.current.width + forward(currentTarget) * (clientX - start.current.at));
  }

  function letGo() {
    start.current = null;
    setDragged(false);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a splitter, which moves; a `hr` does not
    <div
      className={styles.handle}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={Math.min(NARROWEST, room)}
      aria-valuemax={room}
      aria-valuenow={width}
      aria-valuetext={text}
      data-dragged={isDragged ? '' : undefined}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, clientX, pointerId, button }) => {
        if (button !== 0) return;
        start.current = { at: clientX, width };
        currentTarget.setPointerCapture(pointerId);
        setDragged(true);
      }}
      onPointerMove={onPointerMove}
      onLostPointerCapture={letGo}
      onDoubleClick={() => setWidth(room)}
    />
  );
}
