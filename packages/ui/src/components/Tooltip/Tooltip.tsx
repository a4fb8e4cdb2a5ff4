'use client';

import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useAnchored } from '../private/use-anchored.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** One phrase. Nothing that is needed to understand the page: a finger does not find it. */
  content: string;
  /** A button or a link. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

const DELAY_MS = 500;

/** A word about a control, when it is pointed at for a while or has the focus. Escape takes it away. */
export function Tooltip({ content, children }: TooltipProps): ReactNode {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const floatRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useAnchored(open, anchorRef, floatRef);

  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for what happens to the control inside
    <span
      ref={anchorRef}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(DELAY_MS)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      <div ref={floatRef} id={id} className={styles.tooltip} role="tooltip" popover="manual">
        {content}
      </div>
    </span>
  );
}
