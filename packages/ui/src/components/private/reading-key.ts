import type { KeyboardEvent } from 'react';

const mirrored: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key as it would be pressed where text runs from left to right: else the arrows along a line change places. */
export function readingKey({ key, currentTarget }: KeyboardEvent<Element>): string {
  return getComputedStyle(currentTarget).direction === 'rtl' ? (mirrored[key] ?? key) : key;
}
