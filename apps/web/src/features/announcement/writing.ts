import type { Draft, Entity } from '@tatami/sdk';
import { createContext } from 'react';

/** What the parts of the writing form tell the drawer that they stand in. */
export interface Writing {
  /** Whether the draft has just been made, by a file that was added to it. */
  isBegun: boolean;
  /** Hears that a draft was made of what is written so far. */
  onBegun: (draft: Entity<'announcement'>) => void;
  /** Hears that it went out, was taken back, or is scheduled, in words. */
  onDone: (message: string) => void;
}

export const WritingContext = createContext<Writing | null>(null);

/** Whether what is written is another than what is stored. */
export const isChanged = (written: Draft<'announcement'>, stored: Entity<'announcement'>): boolean =>
  (Object.keys(stored) as (keyof typeof stored)[]).some(
    (field) => field in written && (written as typeof stored)[field] !== stored[field],
  );
