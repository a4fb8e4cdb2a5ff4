'use client';

import { UiProvider } from '@tatami/ui';
import { labels } from '@tatami/ui/labels/en';
import type { ReactNode } from 'react';

/** Labels are functions too, which no server hands to a browser: they come from a module of the browser's own. */
export function Ui({ children }: { children: ReactNode }) {
  return (
    <UiProvider labels={labels} locale="en">
      {children}
    </UiProvider>
  );
}
