import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { type ComponentType, Suspense, useState } from 'react';

/** What is seen first of a home, or above it: its code is brought before the page is shown, and comes alone. */
export interface FirstPart<Props> {
  bring: () => Promise<ComponentType<Props>>;
  /** What was brought. */
  brought?: ComponentType<Props>;
  Lazy: ComponentType<Props>;
}

/** A part that is brought by what loads it. */
export function firstPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FirstPart<Props> {
  const bring = async () => {
    part.brought = await load();
    return part.brought;
  };
  const part: FirstPart<Props> = { bring, Lazy: lazyOrNothing(bring) };
  return part;
}

/** Shows a part at once; but for who changes from one home to the other, which is still to come. */
export function FirstSight<Props extends object>({ of, ...props }: Props & { of: FirstPart<Props> }) {
  // What was begun as the one does not become the other.
  const [Part] = useState(() => of.brought ?? of.Lazy);
  return (
    <Suspense>
      <Part {...(props as unknown as Props)} />
    </Suspense>
  );
}
