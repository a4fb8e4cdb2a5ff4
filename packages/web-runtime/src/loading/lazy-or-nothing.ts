import { type ComponentType, lazy } from 'react';

/** A component that is loaded when it is first shown; where it can't be, nothing is shown, and nothing fails. */
export function lazyOrNothing<Props = object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(
    async (): Promise<{ default: ComponentType<Props> }> => ({
      default: await load().catch(() => Nothing),
    }),
  );
}

const Nothing = () => null;
