import type { RealtimeOptions } from './options.ts';

/** A judge of whether a failing socket means that the session has ended; it logs out then. */
export interface SignOut {
  /** Forgets what is being asked: the connection was opened or closed since. */
  renew(): void;
  /** Asks, or takes it for granted, as the options say. */
  suspect(): void;
}

/** @param end ends the connection for good */
export function createSignOut(options: RealtimeOptions, end: () => void): SignOut {
  const { onSocketError = 'verify', isSignedIn, logOut } = options;
  let question: object | null = null;

  function signOut(): void {
    end();
    logOut?.();
  }

  async function ask(): Promise<void> {
    if (!isSignedIn || question) return;
    const asked = {};
    question = asked;
    const isStillSignedIn = await isSignedIn().catch(() => true);
    if (question !== asked) return;
    question = null;
    if (!isStillSignedIn) signOut();
  }

  return {
    renew() {
      question = null;
    },
    suspect() {
      if (onSocketError === 'logout') signOut();
      else void ask();
    },
  };
}
