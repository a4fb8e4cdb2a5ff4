/** What was said and is not stored, and how far it has got. */
export type Waiting<S> = S & {
  /** How far it has got: on its way; waiting for the server; or refused. */
  state: 'saving' | 'waiting' | 'error';
  error?: string;
};

/** Such marks by what they were put at, and there by what they are of. */
export type WaitingMarks<S> = ReadonlyMap<string, ReadonlyMap<string, Waiting<S>>>;

/** Such marks as the pages show them. What sends them comes at rest, and tells of them here. */
export function createPending<S>() {
  const none: ReadonlyMap<string, Waiting<S>> = new Map();
  let marks: WaitingMarks<S> = new Map();
  const listeners = new Set<() => void>();
  return {
    get: () => marks,
    /** Those at one place. */
    at: (place: string) => marks.get(place) ?? none,
    set(next: WaitingMarks<S>): void {
      marks = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
