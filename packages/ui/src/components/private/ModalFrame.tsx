'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { CloseButton } from './CloseButton.tsx';
import * as styles from './modal.css.ts';

interface ModalFrameProps {
  titleId: string;
  descriptionId: string;
  title: string;
  description: string | undefined;
  children: ReactNode;
  actions: ReactNode | undefined;
  onClose: (() => void) | undefined;
  /** What stands beside the close button. */
  tools?: ReactNode | undefined;
}

/** The title, body, actions and the close button of a Dialog or a Drawer. */
export function ModalFrame({
  titleId,
  descriptionId,
  title,
  description,
  children,
  actions,
  onClose,
  tools,
}: ModalFrameProps): ReactNode {
  const bodyRef = useRef<HTMLDivElement>(null);
  const actionsRef = useRef<HTMLDivElement>(null);
  const [isReading, setIsReading] = useState(false);

  // Long text with nothing in it to Tab to can still be scrolled by keyboard.
  useEffect(() => {
    const body = bodyRef.current;
    if (!body) return;
    const measure = () => {
      // What is below it may have grown over what is being filled in.
      body.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
      setIsReading(
        body.scrollHeight > body.clientHeight && !body.querySelector('a, button, input, select, textarea'),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <Heading level={2} size="title3" id={titleId}>
          {title}
        </Heading>
        {description && (
          <Text tone="muted" id={descriptionId}>
            {description}
          </Text>
        )}
      </div>
      {children && (
        // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is one of its fields
        <div
          className={styles.body}
          ref={bodyRef}
          tabIndex={isReading ? 0 : undefined}
          onKeyDown={(event) => enterDoes(event, actionsRef.current)}
        >
          {children}
        </div>
      )}
      {actions && (
        <div className={styles.actions} ref={actionsRef}>
          {actions}
        </div>
      )}
      {onClose && (
        <div className={styles.close}>
          {tools}
          <CloseButton size="small" onClick={onClose} />
        </div>
      )}
    </div>
  );
}

/** Enter in a field is its last button, the primary one; in a form of its own it is the form's. */
function enterDoes(event: KeyboardEvent<HTMLElement>, actions: HTMLElement | null): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.isDefaultPrevented() || !actions) return;
  if (!(target instanceof HTMLInputElement) || /search|file/.test(target.type)) return;
  if (currentTarget.contains(target.form)) return;
  // The form that it stands in itself is not meant either.
  event.preventDefault();
  // What was typed is read by then.
  queueMicrotask(() => actions.querySelector<HTMLElement>(':scope > button:last-child')?.click());
}
