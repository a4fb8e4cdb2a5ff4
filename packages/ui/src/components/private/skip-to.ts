import type { MouseEvent } from 'react';

/** What makes a link lead the focus to a place of the page; the address stays as the router knows it. */
export const skipTo = (id: string) => ({
  href: `#${id}`,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  },
});
