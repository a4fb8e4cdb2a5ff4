import type { ReactNode } from 'react';

/** How the fields of a form are named, and what they hold is written. */
export interface FieldWords {
  labelOf: (name: string) => string;
  write: (name: string, value: unknown) => ReactNode;
}
