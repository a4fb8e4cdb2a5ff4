'use client';

import { type ReactNode, useEffect } from 'react';
import './paper.css.ts';
import * as styles from './PaperHead.css.ts';

export interface PaperHeadProps {
  /** Whose paper it is: “Klub Aikido Gdańsk”. */
  owner: string;
  /** The moment that the paper shows: “23.11.2026, 18:05”. */
  date: string;
}

/**
 * The line above a page that is printed, which nobody sees on the screen. With it any page is as it should be on paper,
 * and the browser's own key does what the page's own button does, where it has one: a list prints all its rows by it.
 */
export function PaperHead({ owner, date }: PaperHeadProps): ReactNode {
  useEffect(() => {
    addEventListener('keydown', pressOwnButton);
    return () => removeEventListener('keydown', pressOwnButton);
  }, []);
  return (
    <div className={styles.head}>
      <span>{owner}</span>
      <span>{date}</span>
    </div>
  );
}

function pressOwnButton(event: KeyboardEvent): void {
  if (event.key !== 'p' || !(event.ctrlKey || event.metaKey)) return;
  const button = document.querySelector<HTMLElement>('[data-prints]');
  if (!button) return;
  event.preventDefault();
  button.click();
}
