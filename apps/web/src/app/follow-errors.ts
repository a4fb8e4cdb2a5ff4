import { whereErrorsLead } from './where-errors-lead.ts';

interface FollowErrorsOptions {
  /** The window: what nobody has caught arrives there. */
  target: EventTarget;
  here: () => string;
  navigate: (to: string) => void;
}

/** Acts on the failures that no page answers for itself (spec §8). */
export function followErrors({ target, here, navigate }: FollowErrorsOptions): void {
  function follow(error: unknown): void {
    const from = here();
    // Without a network it is no news, and the page stays.
    const isKnown = from.startsWith('/error') || navigator.onLine === false;
    const to = isKnown ? null : whereErrorsLead(error, from);
    if (to) navigate(to);
  }
  target.addEventListener('unhandledrejection', (event) => follow((event as PromiseRejectionEvent).reason));
  target.addEventListener('error', (event) => {
    // A picture that is not there has no error, nor has a script of an extension.
    const { error } = event as ErrorEvent;
    if (error instanceof Error) follow(error);
  });
}
