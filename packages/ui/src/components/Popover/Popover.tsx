'use client';

import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { classes } from '../private/classes.ts';
import { useAnchored } from '../private/use-anchored.ts';
import { useControllable } from '../private/use-controllable.ts';
import * as styles from './Popover.css.ts';

interface TriggerProps {
  /** Hears the press that opens and closes. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** What a press opens. */
  'aria-haspopup'?: 'dialog' | undefined;
  /** Whether that is open. */
  'aria-expanded'?: boolean | undefined;
  /** The id of what is opened. */
  'aria-controls'?: string | undefined;
}

export interface PopoverProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement<TriggerProps>;
  /** The name of what opens. */
  label: string;
  /** What opens; a function is given the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Whether it is open, where the caller keeps it. */
  open?: boolean | undefined;
  /** Whether it is open at first. */
  defaultOpen?: boolean | undefined;
  /** Receives whether it is open, when that changes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Which edge of the trigger it keeps to. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Whether it comes up on a phone from the edge of the screen, under a thumb. */
  sheet?: boolean | undefined;
}

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex="0"]';
const MAX_HEIGHT = 480;

/** A little more beside its button, the page still at hand: Escape, a press elsewhere or Tab out of it closes it. */
export function Popover({
  trigger,
  label,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  align = 'start',
  sheet,
}: PopoverProps): ReactNode {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const floatRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  useAnchored(isOpen, anchorRef, floatRef, { align, maxHeight: MAX_HEIGHT });

  useEffect(() => {
    if (!isOpen) return;
    const float = floatRef.current;
    const first =
      float?.querySelector<HTMLElement>('[data-first-focus]') ?? float?.querySelector<HTMLElement>(FOCUSABLE);
    // It is in its place, and what lies around stays in its own.
    (first ?? float)?.focus({ preventScroll: true });
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const handlePress = ({ target, clientY }: PointerEvent) => {
      const float = floatRef.current;
      // The dimmed page around a sheet belongs to it, as the browser has it.
      const isAbove = target === float && float && clientY < float.getBoundingClientRect().top;
      if (isAbove || !anchorRef.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  });

  const close = () => {
    // Before the box goes, or the focus would fall to the page.
    anchorRef.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    setOpen(false);
  };

  const handleBlur = (event: FocusEvent) => {
    if (isOpen && event.relatedTarget && !anchorRef.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    close();
    event.preventDefault();
    // A dialog around stays open.
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for what happens to the controls inside
    <span ref={anchorRef} className={styles.anchor} onBlur={handleBlur} onKeyDown={handleKeyDown}>
      {cloneElement(trigger, {
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: (event) => {
          trigger.props.onClick?.(event);
          setOpen(!isOpen);
        },
      })}
      <div
        ref={floatRef}
        id={id}
        className={classes(styles.box, sheet && styles.sheet)}
        popover="manual"
        role="dialog"
        // What is closed is not found by the name of the field that it belongs to.
        aria-label={isOpen ? label : undefined}
        tabIndex={-1}
        data-state={isOpen ? 'open' : 'closed'}
      >
        {isOpen && (typeof children === 'function' ? children(close) : children)}
      </div>
    </span>
  );
}
