import type { FocusEvent } from 'react';

/**
 * Brings what has the focus wholly into sight in a line that scrolls sideways: Chrome counts as in sight what is so
 * by 32 px, and scrolls to no more of it.
 */
export function showWhole({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
