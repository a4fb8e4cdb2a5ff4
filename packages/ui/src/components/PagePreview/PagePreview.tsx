'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './PagePreview.css.ts';

/** The widths at which a page is looked at, in pixels. */
const widths = { phone: 390, desktop: 1280 } as const;

export interface PagePreviewProps {
  /** The whole document; none until there is one. */
  html: string | undefined;
  /** What is seen in the frame, for whoever doesn’t see it. */
  title: string;
  /** How wide the window is that it is seen in. */
  width: keyof typeof widths;
  /** What chooses how it is seen, above it. */
  controls?: ReactNode;
}

/**
 * A page as others would see it, in a frame in which no script runs and no form is sent. Another document takes the place of
 * the one before once it is drawn, and is scrolled as far.
 */
export function PagePreview({ html, title, width, controls }: PagePreviewProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const box = useBox(stage);
  const [shown, setShown] = useState<string>();
  const coming = useAddress(html);
  const scrolled = useRef(0);
  const documents = shown === coming ? [coming] : [shown, coming];
  const scale = box ? Math.min(1, box.width / widths[width]) : 1;

  useLayoutEffect(() => {
    for (const frame of stage.current?.querySelectorAll('iframe') ?? []) {
      frame.style.width = `${widths[width]}px`;
      frame.style.height = `${(box?.height ?? 0) / scale}px`;
      frame.style.transform = `scale(${scale})`;
      frame.style.left = `${((box?.width ?? 0) - widths[width] * scale) / 2}px`;
    }
  });

  return (
    <div className={styles.preview}>
      {controls}
      <div ref={stage} className={styles.stage} aria-busy={shown !== coming}>
        {documents.map(
          (src) =>
            src && (
              <iframe
                key={src}
                className={styles.frame}
                src={src}
                title={title}
                // Of this origin, so that its fonts come; without scripts nothing there can make use of it.
                sandbox="allow-same-origin"
                data-waiting={src === shown ? undefined : ''}
                tabIndex={src === shown ? undefined : -1}
                onLoad={({ currentTarget: { contentWindow } }) => {
                  if (src !== coming) return;
                  contentWindow?.scrollTo({ top: scrolled.current, behavior: 'instant' });
                  contentWindow?.addEventListener('scroll', () => {
                    scrolled.current = contentWindow.scrollY;
                  });
                  setShown(src);
                }}
              />
            ),
        )}
      </div>
    </div>
  );
}

/** An address for a document, for as long as another may still stand in its place. */
function useAddress(html: string | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (html === undefined) return;
    const next = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
    setAddress(next);
    return () => URL.revokeObjectURL(next);
  }, [html]);
  return address;
}

/** The sides of an element, in pixels, as they are now. */
function useBox(of: { current: Element | null }): { width: number; height: number } | null {
  const [box, setBox] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return;
    const measure = () => setBox({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return box;
}
