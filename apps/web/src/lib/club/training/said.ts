import type { Entity } from '@tatami/sdk';

/** What is said of somebody at a training. */
export interface Said {
  /** The mark that was said; `null` takes it away. */
  status: Entity<'presence'>['status'] | null;
  /** Why they won’t be there; one that is left out stays as it is. */
  note?: string | null;
  /** When it was said, in milliseconds by this device: of two marks the later one stands. */
  at?: number;
}

/** What stands beside a name: what was said last, and how far it has got. */
export interface Mark extends Said {
  /** How far it has got: on its way; waiting for the server; or refused. */
  state: 'saving' | 'waiting' | 'error';
  error?: string;
}

/** The marks by training, and there by student. */
export type Marks = ReadonlyMap<string, ReadonlyMap<string, Mark>>;
