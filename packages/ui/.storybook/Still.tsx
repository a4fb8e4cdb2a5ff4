import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { UiProvider, useLabels, useLocale } from '../src/index.ts';
import * as styles from './still.css.ts';

/**
 * What opens over a page, drawn open within a text: its own markup and styles at rest. It takes neither the focus nor the
 * page, as the live one would.
 */
export function Still({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const identifierPrefix = useId();
  const [labels, locale] = [useLabels(), useLocale()];
  const markup = renderToStaticMarkup(<UiProvider {...{ labels, locale }}>{children}</UiProvider>, {
    identifierPrefix,
  })
    .replaceAll('<dialog ', '<dialog open="" ')
    .replaceAll(' popover="manual"', ' data-float=""');

  useLayoutEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => entry && placeFloats(entry.target as HTMLElement));
    observer.observe(stage.current);
    placeFloats(stage.current);
    return () => observer.disconnect();
  });

  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has just made
  return <div ref={stage} className={styles.still} dangerouslySetInnerHTML={{ __html: markup }} />;
}

const GAP = 4;

/** Puts what floats under what it hangs on, and makes room for it. */
function placeFloats(stage: HTMLElement): void {
  const from = stage.getBoundingClientRect();
  let bottom = 0;
  for (const float of stage.querySelectorAll<HTMLElement>('[data-float]')) {
    const anchor = float.parentElement;
    const at = anchor?.getBoundingClientRect() ?? from;
    const left = Math.max(0, Math.min(at.left - from.left, from.width - float.offsetWidth));
    const top = anchor === stage ? 0 : at.bottom - from.top + GAP;
    float.style.insetInlineStart = 'auto';
    float.style.left = `${left}px`;
    float.style.top = `${top}px`;
    bottom = Math.max(bottom, top + float.offsetHeight);
  }
  stage.style.minHeight = `${Math.ceil(bottom)}px`;
}
