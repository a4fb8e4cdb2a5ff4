import type { Session } from '@tatami/sdk';

interface FollowSessionOptions {
  session: Session;
  /** What one person read is not for the next. */
  forget: () => void;
  here: () => string;
  /** Whether the current page is shown to those who are not signed in too, or to them only. */
  access: () => 'open' | 'signedOut' | 'guarded';
  rememberPlace: (path: string) => void;
  takeReturnPath: () => string;
  navigate: (to: string, options: { replace: true }) => void;
  refresh: () => void;
}

/** Moves the person on when the session begins or ends without them, whatever ended it: a 401, another tab (spec §4, §8). */
export function followSession(options: FollowSessionOptions) {
  const { session, navigate, refresh } = options;

  function ended(): void {
    if (options.access() === 'guarded') {
      options.rememberPlace(options.here());
      navigate('/login', { replace: true });
    } else refresh();
  }

  function signedInElsewhere(): void {
    if (options.access() === 'signedOut') navigate(options.takeReturnPath(), { replace: true });
    else refresh();
  }

  session.subscribe(() => {
    options.forget();
    // Where a sign-in on this page leads the page itself says.
    if (!session.isSignedIn()) ended();
  });

  return {
    signedInElsewhere,
    /** Makes up for what happened before anybody listened. @param token that of the page which is shown */
    catchUp(token: string | null): void {
      if (session.getToken() === token) return;
      if (session.isSignedIn()) signedInElsewhere();
      else ended();
    },
  };
}
