import { type ComponentType, lazy } from 'react';

/** A component that is loaded when it is first shown; where it can't be, nothing is shown, and nothing fails. */
export function lazyOrNothing(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

const Nothing = () => null;
